import type { CandidateRow, JobRow, Place, PostRow } from '../data/rows.ts';

export const pune: Place = { city: 'Pune', state: 'Maharashtra', country: 'India' };
export const mumbai: Place = { city: 'Mumbai', state: 'Maharashtra', country: 'India' };
export const kochi: Place = { city: 'Kochi', state: 'Kerala', country: 'India' };

export function aCandidate(id: string, change: Partial<CandidateRow> = {}): CandidateRow {
  return {
    id,
    name: `Student ${id}`,
    gender: 'Female',
    bio: '',
    profilePicture: '',
    coverPicture: '',
    aspirations: [],
    skills: ['SQL'],
    openTo: ['Job', 'Internship', 'Freelancing'],
    location: pune,
    mobileNumber: '+919876543210',
    email: `${id}@students.example`,
    followers: 0,
    lits: 0,
    gloScore: 500,
    workExperience: [],
    education: [],
    internshipYears: 0,
    fullTimeYears: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

export function aJob(id: string, change: Partial<JobRow> = {}): JobRow {
  return {
    id,
    title: 'Data Analyst',
    type: 'Full-time',
    workplaceType: 'On-Site',
    locations: [pune],
    skills: ['SQL', 'Python'],
    minSalary: 600_000,
    maxSalary: 900_000,
    salaryPeriod: 'Year',
    minExperience: 1,
    maxExperience: 3,
    experienceUnit: 'Years',
    vacancies: 2,
    link: '',
    description: 'Find what the numbers say.',
    status: 'ACTIVE',
    companyId: 'acme',
    recruiterId: 'asha',
    recruiterDetailsId: 'asha-details',
    applicants: [],
    viewedApplicants: [],
    createdAt: '2026-10-01T09:00:00.000Z',
    ...change,
  };
}

export function aPost(id: string, candidateId: string, change: Partial<PostRow> = {}): PostRow {
  return {
    id,
    candidateId,
    title: `Post ${id}`,
    description: '',
    hashtags: [],
    showcaseLink: '',
    pdfLink: '',
    videoLink: '',
    linkThumbnail: '',
    pdfThumbnail: '',
    videoThumbnail: '',
    createdAt: '2026-09-01T09:00:00.000Z',
    ...change,
  };
}

export const newJob = {
  job_title: 'Data Analyst',
  job_type: 'Full-time',
  work_place_type: 'On-Site',
  location: [{ lable: 'Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra', country: 'India' }],
  description: 'Find what the numbers say.',
  top_skills_required: ['SQL', 'Python'],
  minSal: 600_000,
  maxSal: 900_000,
  salary_type: 'Year',
  minExp: 0.5,
  maxExp: 2,
  experience_type: 'Years',
  vacancy: 2,
  additional_link: '',
  company_id: 'acme',
  recruiter_details_id: 'asha-details',
  recruiter_id: 'asha',
};
