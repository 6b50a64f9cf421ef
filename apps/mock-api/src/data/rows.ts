/**
 * What the stand-in keeps, one row type per collection. Names are the stand-in's own; the wire's names (`lable`,
 * `twelthDetails`, body status 201) appear only in the routes.
 */

export type VerificationStatus = 'NOT_SUBMITTED' | 'SUBMITTED' | 'FAILED' | 'VERIFIED';

export interface SubmittedDocument {
  /** '' when the company's registration number stands in for a document. */
  documentLink: string;
  /** The company's registration number. */
  cin?: string;
  /** The company a recruiter was to be verified for: membership of no other one is confirmed by it. */
  companyId?: string;
  status: VerificationStatus;
  submittedAt: string;
}

/** How somebody signs in. Its id is the account id (`{recruiterId}` in every path). */
export interface AccountRow {
  id: string;
  /** Lower case, unique. */
  email: string;
  /** argon2id, encoded; null for accounts that sign in with Google. */
  passwordHash: string | null;
  verified: boolean;
  googleSignedIn: boolean;
  /** Google's own number of the person (`sub`), from the first sign-in on: an e-mail address can pass to another one. */
  googleSubject?: string;
  /** For personal verification: they are submitted before the details are saved. */
  documents: SubmittedDocument[];
  createdAt: string;
}

/** What a recruiter says about themselves. Its id is the details id, never the account id. */
export interface RecruiterRow {
  id: string;
  accountId: string;
  name: string;
  position: string;
  phoneNumber: string;
  location: string;
  /** The company's name as typed at onboarding; the company row counts when `companyId` is set. */
  companyName: string;
  companyId: string | null;
  isCompanyAdmin: boolean;
  hireInFields: string[];
  profilePicture: string;
  coverPicture: string;
  createdAt: string;
}

export interface CompanyRow {
  id: string;
  name: string;
  url: string;
  imageUrl: string;
  about: string;
  types: string[];
  size: string;
  technologies: string[];
  /** Account id of who created it; null for seeded companies, and when that account was deleted. */
  createdBy: string | null;
  /** Domain of the creator's e-mail address: it confirms members, also when that account is gone. */
  emailDomain: string;
  documents: SubmittedDocument[];
  createdAt: string;
}

/** A one-time code that was sent. At most one open code an account and purpose. */
export interface CodeRow {
  id: string;
  accountId: string;
  purpose: 'sign-up' | 'password';
  code: number;
  expiresAt: string;
  wrongTries: number;
}

export interface SessionRow {
  /** SHA-256 of the cookie's opaque random id, hex: a stolen data file opens no session. */
  id: string;
  accountId: string;
  wonBy: 'login' | 'verifyotp' | 'verifyotplogin';
  createdAt: string;
  expiresAt: string;
}

export interface Place {
  city: string;
  state: string;
  country: string;
}

export type JobStatus = 'ACTIVE' | 'CLOSED';

export interface JobRow {
  id: string;
  title: string;
  type: string;
  workplaceType: string;
  locations: Place[];
  skills: string[];
  minSalary: number | null;
  maxSalary: number | null;
  salaryPeriod: string;
  minExperience: number | null;
  maxExperience: number | null;
  experienceUnit: string;
  vacancies: number;
  link: string;
  description: string;
  status: JobStatus;
  companyId: string;
  /** Account id. */
  recruiterId: string;
  /** Details id. */
  recruiterDetailsId: string;
  /** student ids, oldest application first */
  applicants: string[];
  /** student ids whose profile a recruiter opened from this job */
  viewedApplicants: string[];
  createdAt: string;
}

export interface WorkExperience {
  title: string;
  employmentType: string;
  companyName: string;
  /** ISO date */
  startDate: string;
  /** null: present */
  endDate: string | null;
}

export type EducationLevel = 'master' | 'bachelor' | 'diploma' | 'twelfth' | 'tenth';

export interface Education {
  level: EducationLevel;
  school: string;
  degree: string;
  majors: string;
  startDate: string;
  endDate: string | null;
  /** CGPA, 0 to 10, one decimal */
  grade: number;
}

export type Gender = 'Male' | 'Female' | 'Others';

export interface CandidateRow {
  /** The wire's `student_id`. */
  id: string;
  name: string;
  gender: Gender;
  bio: string;
  /** Path on this server, or '' when the person has none. */
  profilePicture: string;
  coverPicture: string;
  aspirations: string[];
  skills: string[];
  /** 'Job', 'Internship', 'Freelancing': what the person looks for. */
  openTo: string[];
  location: Place;
  mobileNumber: string;
  email: string;
  followers: number;
  lits: number;
  gloScore: number;
  workExperience: WorkExperience[];
  education: Education[];
  /** Whole experience in years, decimals allowed. */
  internshipYears: number;
  fullTimeYears: number;
  createdAt: string;
}

/** A proof-of-work post. */
export interface PostRow {
  id: string;
  candidateId: string;
  title: string;
  description: string;
  hashtags: string[];
  showcaseLink: string;
  pdfLink: string;
  videoLink: string;
  linkThumbnail: string;
  pdfThumbnail: string;
  videoThumbnail: string;
  createdAt: string;
}

export interface ShortlistRow {
  id: string;
  jobId: string;
  candidateId: string;
  /** Account id of who shortlisted. */
  recruiterId: string;
  createdAt: string;
}

export interface FolderRow {
  id: string;
  name: string;
  candidateIds: string[];
  recruiterId: string;
  companyId: string | null;
  createdAt: string;
}

/** Everything the stand-in "sends": codes, candidate e-mails, notifications. */
export interface MessageRow {
  id: string;
  /** e-mail address, or student id for a notification */
  to: string;
  /** Account id of who wrote an e-mail. */
  from?: string;
  kind: 'code' | 'email' | 'notification';
  subject: string;
  text: string;
  code?: string;
  link?: string;
  at: string;
}

/** An uploaded file; its bytes lie beside the database under `uploads/`. */
export interface UploadRow {
  id: string;
  accountId: string;
  kind: 'company-image' | 'company-document' | 'recruiter-document' | 'profile-picture' | 'cover-picture';
  contentType: string;
  bytes: number;
  createdAt: string;
}

/** Every collection by name. The keys are the store's collection names. */
export interface Rows {
  accounts: AccountRow;
  recruiters: RecruiterRow;
  companies: CompanyRow;
  codes: CodeRow;
  sessions: SessionRow;
  jobs: JobRow;
  candidates: CandidateRow;
  posts: PostRow;
  shortlist: ShortlistRow;
  folders: FolderRow;
  messages: MessageRow;
  uploads: UploadRow;
}

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
