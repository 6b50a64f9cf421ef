import * as z from 'zod/mini';

/**
 * What the stand-in keeps: one row schema per collection, which also checks rows that come from outside. Names are the stand-in's own; the
 * wire's names (`lable`, `twelthDetails`, body status 201) appear only in the routes.
 */

const text = z.string();
const texts = z.array(text);
const moment = z.iso.datetime();
const optionalText = z.nullable(text);
const optionalNumber = z.nullable(z.number());
const id = text.check(z.minLength(1));

const verificationStatus = z.enum(['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'VERIFIED']);
export type VerificationStatus = z.infer<typeof verificationStatus>;

const submittedDocument = z.strictObject({
  /** '' when the company's registration number takes the place of a document. */
  documentLink: text,
  /** The company's registration number. */
  cin: z.exactOptional(text),
  /** The company a recruiter was to be verified for: membership of no other one is confirmed by it. */
  companyId: z.exactOptional(text),
  status: verificationStatus,
  submittedAt: moment,
});
export type SubmittedDocument = z.infer<typeof submittedDocument>;
const documents = z.array(submittedDocument);

const place = z.strictObject({ city: text, state: text, country: text });
export type Place = z.infer<typeof place>;

const work = z.strictObject({
  title: text,
  employmentType: text,
  companyName: text,
  /** ISO date */
  startDate: text,
  /** null: present */
  endDate: optionalText,
});
export type WorkExperience = z.infer<typeof work>;

const educationLevel = z.enum(['master', 'bachelor', 'diploma', 'twelfth', 'tenth']);
export type EducationLevel = z.infer<typeof educationLevel>;

const education = z.strictObject({
  level: educationLevel,
  school: text,
  degree: text,
  majors: text,
  startDate: text,
  endDate: optionalText,
  /** CGPA, 0 to 10, one decimal */
  grade: z.number(),
});
export type Education = z.infer<typeof education>;

const gender = z.enum(['Male', 'Female', 'Others']);
export type Gender = z.infer<typeof gender>;

const jobStatus = z.enum(['ACTIVE', 'CLOSED']);

/** How somebody signs in. Its id is the account id (`{recruiterId}` in every path). */
const accountRow = z.strictObject({
  id,
  /** Lower case, unique. */
  email: text,
  /** argon2id, encoded; null for accounts that sign in with Google. */
  passwordHash: optionalText,
  verified: z.boolean(),
  googleSignedIn: z.boolean(),
  /** Google's own number of the person (`sub`), from the first sign-in on: an e-mail address can pass to another one. */
  googleSubject: z.exactOptional(text),
  /** For personal verification: they are submitted before the details are saved. */
  documents,
  createdAt: moment,
});
export type AccountRow = z.infer<typeof accountRow>;

/** What a recruiter says about themselves. Its id is the details id, never the account id. */
const recruiterRow = z.strictObject({
  id,
  accountId: text,
  name: text,
  position: text,
  phoneNumber: text,
  location: text,
  /** The company's name as typed at onboarding; the company row counts when `companyId` is set. */
  companyName: text,
  companyId: optionalText,
  isCompanyAdmin: z.boolean(),
  hireInFields: texts,
  profilePicture: text,
  coverPicture: text,
  /** The name that drawn pictures come from: who changes their name keeps their face. Absent where nothing was drawn. */
  drawnAs: z.exactOptional(text),
  createdAt: moment,
});
export type RecruiterRow = z.infer<typeof recruiterRow>;

const companyRow = z.strictObject({
  id,
  name: text,
  url: text,
  imageUrl: text,
  about: text,
  types: texts,
  size: text,
  technologies: texts,
  /** Account id of who created it; null for seeded companies, and when that account was deleted. */
  createdBy: optionalText,
  /** Domain of the creator's e-mail address: it confirms members, also when that account is gone. */
  emailDomain: text,
  documents,
  createdAt: moment,
});
export type CompanyRow = z.infer<typeof companyRow>;

/** A one-time code that was sent. At most one open code an account and purpose. */
const codeRow = z.strictObject({
  id,
  accountId: text,
  purpose: z.enum(['sign-up', 'password']),
  code: z.number(),
  expiresAt: moment,
  wrongTries: z.number(),
});
export type CodeRow = z.infer<typeof codeRow>;

const sessionRow = z.strictObject({
  /** SHA-256 of the cookie's opaque random id, hex: a stolen data file opens no session. */
  id,
  accountId: text,
  wonBy: z.enum(['login', 'verifyotp', 'verifyotplogin']),
  createdAt: moment,
  expiresAt: moment,
});
export type SessionRow = z.infer<typeof sessionRow>;

const jobRow = z.strictObject({
  id,
  title: text,
  type: text,
  workplaceType: text,
  locations: z.array(place),
  skills: texts,
  minSalary: optionalNumber,
  maxSalary: optionalNumber,
  salaryPeriod: text,
  minExperience: optionalNumber,
  maxExperience: optionalNumber,
  experienceUnit: text,
  vacancies: z.number(),
  link: text,
  description: text,
  status: jobStatus,
  companyId: text,
  /** Account id. */
  recruiterId: text,
  /** Details id. */
  recruiterDetailsId: text,
  /** student ids, oldest application first */
  applicants: texts,
  /** student ids whose profile a recruiter opened from this job */
  viewedApplicants: texts,
  createdAt: moment,
});
export type JobRow = z.infer<typeof jobRow>;

const candidateRow = z.strictObject({
  /** The wire's `student_id`. */
  id,
  name: text,
  gender: gender,
  bio: text,
  /** Path on this server, or '' when the person has none. */
  profilePicture: text,
  coverPicture: text,
  aspirations: texts,
  skills: texts,
  /** 'Job', 'Internship', 'Freelancing': what the person looks for. */
  openTo: texts,
  location: place,
  mobileNumber: text,
  email: text,
  followers: z.number(),
  lits: z.number(),
  gloScore: z.number(),
  workExperience: z.array(work),
  education: z.array(education),
  /** Whole experience in years, decimals allowed. */
  internshipYears: z.number(),
  fullTimeYears: z.number(),
  createdAt: moment,
});
export type CandidateRow = z.infer<typeof candidateRow>;

/** A proof-of-work post. */
const postRow = z.strictObject({
  id,
  candidateId: text,
  title: text,
  description: text,
  hashtags: texts,
  showcaseLink: text,
  pdfLink: text,
  videoLink: text,
  linkThumbnail: text,
  pdfThumbnail: text,
  videoThumbnail: text,
  createdAt: moment,
});
export type PostRow = z.infer<typeof postRow>;

const shortlistRow = z.strictObject({
  id,
  jobId: text,
  candidateId: text,
  /** Account id of who shortlisted. */
  recruiterId: text,
  createdAt: moment,
});
export type ShortlistRow = z.infer<typeof shortlistRow>;

const folderRow = z.strictObject({
  id,
  name: text,
  candidateIds: texts,
  recruiterId: text,
  companyId: optionalText,
  createdAt: moment,
});
export type FolderRow = z.infer<typeof folderRow>;

/** Everything the stand-in "sends": codes, candidate e-mails, notifications. */
const messageRow = z.strictObject({
  id,
  /** e-mail address, or student id for a notification */
  to: text,
  /** Account id of who wrote an e-mail. */
  from: z.exactOptional(text),
  kind: z.enum(['code', 'email', 'notification']),
  subject: text,
  text,
  code: z.exactOptional(text),
  link: z.exactOptional(text),
  at: moment,
});
export type MessageRow = z.infer<typeof messageRow>;

/** An uploaded file; its bytes lie beside the database under `uploads/`. */
const uploadRow = z.strictObject({
  /** It is a part of the file's name. */
  id: text.check(z.regex(/^[0-9a-f]+$/)),
  accountId: text,
  kind: z.enum(['company-image', 'company-document', 'recruiter-document', 'profile-picture', 'cover-picture']),
  contentType: text,
  bytes: z.number(),
  createdAt: moment,
});
export type UploadRow = z.infer<typeof uploadRow>;

/** Every collection by name. The keys are the store's collection names. */
export const rowSchemas = {
  accounts: accountRow,
  recruiters: recruiterRow,
  companies: companyRow,
  codes: codeRow,
  sessions: sessionRow,
  jobs: jobRow,
  candidates: candidateRow,
  posts: postRow,
  shortlist: shortlistRow,
  folders: folderRow,
  messages: messageRow,
  uploads: uploadRow,
};
export type Rows = { [C in keyof typeof rowSchemas]: z.infer<(typeof rowSchemas)[C]> };

/** Which fields of a row are looked up by value. An array field indexes the row under each of its values. */
export const indexes = {
  accounts: ['email', 'googleSubject'],
  recruiters: ['accountId', 'companyId'],
  companies: ['createdBy'],
  codes: ['accountId'],
  sessions: ['accountId'],
  jobs: ['recruiterId', 'companyId'],
  candidates: ['email'],
  posts: ['candidateId'],
  shortlist: ['jobId', 'recruiterId'],
  folders: ['recruiterId'],
  messages: ['to'],
  uploads: ['accountId'],
} as const satisfies { [C in keyof Rows]: readonly (keyof Rows[C])[] };
