import type { Recruiter, RecruiterCompany } from '../account/recruiter.ts';
import type { Session } from '../account/session.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Job } from '../jobs/job.ts';
import { emptyJobDraft, type JobDraft, jobFromDraft } from '../jobs/job-draft.ts';
import type { AccountId, CompanyId, DetailsId, JobId, StudentId } from '../shared/ids.ts';

export const accountId = (text: string) => text as AccountId;
export const jobId = (text: string) => text as JobId;
export const studentId = (text: string) => text as StudentId;

export function aCompany(change: Partial<RecruiterCompany> = {}): RecruiterCompany {
  return {
    id: 'company-1' as CompanyId,
    name: 'Tidewater Analytics',
    imageUrl: '',
    about: '',
    technologies: [],
    ...change,
  };
}

export function aCompleteRecruiter(change: Partial<Recruiter> = {}): Recruiter {
  return {
    accountId: accountId('account-1'),
    detailsId: 'details-1' as DetailsId,
    email: 'meera.nair@tidewater.example',
    name: 'Meera Nair',
    position: 'Campus Hiring Lead',
    phoneNumber: '9820114467',
    location: 'Pune, Maharashtra, India',
    profilePicture: '',
    coverPicture: '',
    signsInWithGoogle: false,
    isCompanyAdmin: true,
    personalVerification: 'VERIFIED',
    companyVerification: 'VERIFIED',
    company: aCompany(),
    hireIn: ['Finance'],
    ...change,
  };
}

export const aRecruiterWithoutCompany = () => aCompleteRecruiter({ company: null });

export function aSession(recruiter: Recruiter | null = aCompleteRecruiter()): Session {
  return {
    accountId: recruiter?.accountId ?? accountId('account-1'),
    email: recruiter?.email ?? 'meera.nair@tidewater.example',
    verified: true,
    profileFilled: recruiter !== null,
    recruiter,
  };
}

export function anActiveJob(change: Partial<Job> = {}): Job {
  return {
    ...jobFromDraft(aCompleteDraft()),
    id: jobId('job-1'),
    status: 'ACTIVE',
    createdAt: '2026-11-03T09:00:00.000Z',
    applicants: [],
    viewedApplicants: [],
    applicantCount: change.applicants?.length ?? 0,
    postedBy: [],
    ...change,
  };
}

export const aClosedJob = (change: Partial<Job> = {}) => anActiveJob({ status: 'CLOSED', ...change });

/** A draft that passes every form rule. */
export function aCompleteDraft(change: Partial<JobDraft> = {}): JobDraft {
  return {
    ...emptyJobDraft,
    title: 'Graduate Data Analyst',
    type: 'Full-time',
    workplaceType: 'Hybrid',
    locations: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }],
    skills: ['Python', 'SQL'],
    vacancies: '2',
    salaryMode: 'range',
    minSalary: '650000',
    maxSalary: '900000',
    experienceMode: 'range',
    minExperience: '0',
    maxExperience: '1',
    description: 'Clean and question the sensor data.',
    ...change,
  };
}

export function aCandidate(change: Partial<Candidate> = {}): Candidate {
  return {
    id: studentId('student-1'),
    name: 'Aarohi Deshmukh',
    skills: ['Python', 'SQL', 'Statistics'],
    profilePicture: '',
    score: 94,
    scoreKind: 'match',
    ...change,
  };
}
