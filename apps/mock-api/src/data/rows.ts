import * as z from 'zod/mini';
import type { Reader } from '../store/store.ts';

/** Schemas of stored and imported rows. Wire names appear only in the routes. */

const text = z.string();
const texts = z.array(text);
const moment = z.iso.datetime();
const optionalText = z.nullable(text);
const optionalNumber = z.nullable(z.number());
const id = text.check(z.minLength(1));

const verificationStatus = z.enum(['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'VERIFIED']);
export type VerificationStatus = z.infer<typeof verificationStatus>;

const submittedDocument = z.strictObject({
  documentLink: text,
  cin: z.exactOptional(text),
  /** The company that the recruiter was verified for. It confirms membership of that company only. */
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
  /** CGPA, 0 to 10 */
  grade: z.number(),
});
export type Education = z.infer<typeof education>;

const gender = z.enum(['Male', 'Female', 'Others']);
export type Gender = z.infer<typeof gender>;

const jobStatus = z.enum(['ACTIVE', 'CLOSED']);

/** The id is the account id, `{recruiterId}` in every path. */
const accountRow = z.strictObject({
  id,
  /** Lower case, unique. */
  email: text,
  /** argon2id. null for accounts that sign in with Google. */
  passwordHash: optionalText,
  /** Hashes from earlier sign-ups, newest first. Kept until a code confirms one of them. */
  formerHashes: z.exactOptional(texts),
  verified: z.boolean(),
  googleSignedIn: z.boolean(),
  /** Google's `sub`, stored at the first sign-in, because an email can pass to another person. */
  googleSubject: z.exactOptional(text),
  documents,
  createdAt: moment,
});
export type AccountRow = z.infer<typeof accountRow>;

const recruiterRow = z.strictObject({
  id,
  accountId: text,
  name: text,
  position: text,
  phoneNumber: text,
  location: text,
  /** Name typed at onboarding. Ignored if `companyId` is set. */
  companyName: text,
  companyId: optionalText,
  isCompanyAdmin: z.boolean(),
  hireInFields: texts,
  profilePicture: text,
  coverPicture: text,
  /** Seed of the drawn pictures, so that a renamed recruiter keeps the face. */
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
  createdBy: optionalText,
  emailDomain: text,
  documents,
  createdAt: moment,
});
export type CompanyRow = z.infer<typeof companyRow>;

const codeRow = z.strictObject({
  id,
  accountId: text,
  purpose: z.enum(['sign-up', 'password']),
  code: z.number(),
  expiresAt: moment,
  wrongTries: z.record(text, z.number()),
});
export type CodeRow = z.infer<typeof codeRow>;

const sessionRow = z.strictObject({
  /** SHA-256 of the cookie's random id, so that a stolen data file opens no session. */
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
  recruiterId: text,
  recruiterDetailsId: text,
  /** Oldest application first */
  applicants: texts,
  viewedApplicants: texts,
  createdAt: moment,
});
export type JobRow = z.infer<typeof jobRow>;

const candidateRow = z.strictObject({
  id,
  name: text,
  gender: gender,
  bio: text,
  profilePicture: text,
  coverPicture: text,
  aspirations: texts,
  skills: texts,
  openTo: texts,
  location: place,
  mobileNumber: text,
  email: text,
  followers: z.number(),
  lits: z.number(),
  gloScore: z.number(),
  workExperience: z.array(work),
  education: z.array(education),
  internshipYears: z.number(),
  fullTimeYears: z.number(),
  createdAt: moment,
});
export type CandidateRow = z.infer<typeof candidateRow>;

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

const messageRow = z.strictObject({
  id,
  /** Email address, or student id for a notification */
  to: text,
  from: z.exactOptional(text),
  kind: z.enum(['code', 'email', 'notification']),
  subject: text,
  text,
  code: z.exactOptional(text),
  link: z.exactOptional(text),
  at: moment,
});
export type MessageRow = z.infer<typeof messageRow>;

const uploadRow = z.strictObject({
  id: text.check(z.regex(/^[0-9a-f]+$/)),
  accountId: text,
  kind: z.enum(['company-image', 'company-document', 'recruiter-document', 'profile-picture', 'cover-picture']),
  contentType: text,
  bytes: z.number(),
  createdAt: moment,
});
export type UploadRow = z.infer<typeof uploadRow>;

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

export const collections = Object.keys(indexes) as (keyof Rows)[];

export const countRows = (reader: Reader<Rows>) =>
  Object.fromEntries(collections.map((name) => [name, reader.count(name)]));
