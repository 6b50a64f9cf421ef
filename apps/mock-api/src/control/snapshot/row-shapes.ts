import * as z from 'zod/mini';
import type { Rows } from '../../data/rows.ts';

/** Every collection's rows as schemas, for data that comes from outside: exactly the columns of `data/rows.ts`. */

const text = z.string();
const texts = z.array(text);
const moment = z.iso.datetime();
const optionalText = z.nullable(text);
const optionalNumber = z.nullable(z.number());
const id = text.check(z.minLength(1));

const documents = z.array(
  z.strictObject({
    documentLink: text,
    cin: z.exactOptional(text),
    status: z.enum(['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'VERIFIED']),
    submittedAt: moment,
  }),
);
const place = z.strictObject({ city: text, state: text, country: text });

const work = z.strictObject({
  title: text,
  employmentType: text,
  companyName: text,
  startDate: text,
  endDate: optionalText,
});
const education = z.strictObject({
  level: z.enum(['master', 'bachelor', 'diploma', 'twelfth', 'tenth']),
  school: text,
  degree: text,
  majors: text,
  startDate: text,
  endDate: optionalText,
  grade: z.number(),
});

export const rowShapes = {
  accounts: z.strictObject({
    id,
    email: text,
    passwordHash: optionalText,
    verified: z.boolean(),
    googleSignedIn: z.boolean(),
    googleSubject: z.exactOptional(text),
    documents,
    createdAt: moment,
  }),
  recruiters: z.strictObject({
    id,
    accountId: text,
    name: text,
    position: text,
    phoneNumber: text,
    location: text,
    companyName: text,
    companyId: optionalText,
    isCompanyAdmin: z.boolean(),
    hireInFields: texts,
    profilePicture: text,
    coverPicture: text,
    createdAt: moment,
  }),
  companies: z.strictObject({
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
  }),
  codes: z.strictObject({
    id,
    accountId: text,
    purpose: z.enum(['sign-up', 'password']),
    code: z.number(),
    expiresAt: moment,
    wrongTries: z.number(),
  }),
  sessions: z.strictObject({
    id,
    accountId: text,
    wonBy: z.enum(['login', 'verifyotp', 'verifyotplogin']),
    createdAt: moment,
    expiresAt: moment,
  }),
  jobs: z.strictObject({
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
    status: z.enum(['ACTIVE', 'CLOSED']),
    companyId: text,
    recruiterId: text,
    recruiterDetailsId: text,
    applicants: texts,
    viewedApplicants: texts,
    createdAt: moment,
  }),
  candidates: z.strictObject({
    id,
    name: text,
    gender: z.enum(['Male', 'Female', 'Others']),
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
  }),
  posts: z.strictObject({
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
  }),
  shortlist: z.strictObject({ id, jobId: text, candidateId: text, recruiterId: text, createdAt: moment }),
  folders: z.strictObject({
    id,
    name: text,
    candidateIds: texts,
    recruiterId: text,
    companyId: optionalText,
    createdAt: moment,
  }),
  messages: z.strictObject({
    id,
    to: text,
    from: z.exactOptional(text),
    kind: z.enum(['code', 'email', 'notification']),
    subject: text,
    text,
    code: z.exactOptional(text),
    link: z.exactOptional(text),
    at: moment,
  }),
  uploads: z.strictObject({
    /** It is a part of the file's name. */
    id: text.check(z.regex(/^[0-9a-f]+$/)),
    accountId: text,
    kind: z.enum(['company-image', 'company-document', 'recruiter-document', 'profile-picture', 'cover-picture']),
    contentType: text,
    bytes: z.number(),
    createdAt: moment,
  }),
} satisfies { [C in keyof Rows]: z.ZodMiniType<Rows[C]> };
