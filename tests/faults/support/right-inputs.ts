import { viewedMessage } from '@glo/domain/candidates/notifications';
import type { Call } from '@glo/adapters/wire/call';
import { wireTable } from '@glo/adapters/wire/table';
import { aFilter } from '../../../apps/mock-api/src/testing/filter.ts';
import { aFile, aForm } from '../../../apps/mock-api/src/testing/files.ts';
import { newCompany, passwordOfAll } from '../../../apps/mock-api/src/testing/people.ts';
import type { Input } from './http.ts';
import { confirmed, everyone, filledIn, member, own, ownWithCode, signedIn, type Statuses } from './statuses.ts';
import { codes } from './two-companies.ts';

/** Valid input for each call, as Asha sends it on the rows of `twoCompanies`. Bad requests are derived from it. */
const email = 'asha@acme.example';
const newPassword = 'Another1!';
const ofAsha = { recruiterId: 'asha' };
const ofJob = { jobId: 'job' };
const ofFolder = { folderId: 'folder' };
const ofCompany = { companyId: 'acme' };
const place = { lable: 'Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra', country: 'India' };

const job = {
  job_title: 'Data Analyst',
  job_type: 'Full-time',
  work_place_type: 'On-Site',
  location: [place],
  description: 'Find what the numbers say.',
  top_skills_required: ['SQL'],
  minSal: 600_000,
  maxSal: 900_000,
  salary_type: 'Year',
  minExp: 1,
  maxExp: 2.5,
  experience_type: 'Years',
  vacancy: 2,
  additional_link: '',
};

const details = { name: 'Asha Rao', phone_number: '+9198765432', position: 'Talent Partner', location: 'Pune' };
const student = { student_id: 'c2', name: 'Student c2', hashtags: ['SQL'] };

export const rightInputs: Readonly<Record<keyof typeof wireTable, Input>> = {
  signUp: { body: { email: 'new@acme.example', password: newPassword, is_google_signedIn: false } },
  login: { body: { email, password: passwordOfAll } },
  forgotPassword: { body: { email } },
  verifyOtp: { body: { userId: 'nina', otp: codes.nina } },
  verifyOtpLogin: { body: { email, otp: codes.asha } },
  resendOtp: { body: { email } },
  createNewPassword: { body: { email, password: newPassword } },
  getRecruiterDetails: { query: { id: 'asha' } },

  saveOnboarding: {
    body: {
      recruiter_id: 'asha',
      ...details,
      phone_number: '+9876543210',
      company: 'Acme',
      company_id: 'acme',
      hire_in_fields: ['Finance'],
      profile_picture: '',
    },
  },
  getCompanies: {},
  uploadCompanyImage: { form: aForm(['image_url', aFile('png')]) },
  saveCompany: { body: { ...newCompany, company_image_url: '/uploads/0c.png' } },
  uploadCompanyDocument: { form: aForm(['company_documents', aFile('pdf')]) },
  submitCompanyDocument: {
    body: { recruiter_id: 'asha', company: 'acme', documentLink: '/uploads/0b.pdf', CIN: '' },
  },
  uploadRecruiterDocument: { form: aForm(['recruiter_documents', aFile('pdf')]) },
  submitRecruiterDocument: {
    body: { recruiter_id: 'asha', name: 'Asha Rao', company: 'acme', documentLink: '/uploads/0a.pdf' },
  },

  changePassword: { params: ofAsha, body: { currentPassword: passwordOfAll, newPassword } },
  deleteAccount: {
    body: { password: passwordOfAll, ...ofAsha, recruiterDetailsId: 'asha-details', is_google_signedin: false },
  },
  uploadProfilePicture: { params: ofAsha, form: aForm(['profile_picture', aFile('png')]) },
  uploadCoverPicture: { params: ofAsha, form: aForm(['cover_picture', aFile('png')]) },
  editProfile: { params: ofAsha, body: details },

  getCompanyDetails: { params: ofCompany },
  getCompanyMembers: { params: ofCompany },
  getTalentPool: { body: { top_technologies_used: ['SQL'] } },

  getActiveJobs: { params: ofAsha },
  getPastJobs: { params: ofAsha },
  getJob: { params: ofJob },
  saveJob: { body: { ...job, company_id: 'acme', recruiter_details_id: 'asha-details', recruiter_id: 'asha' } },
  editJob: { params: { id: 'job' }, body: job },
  updateJobStatus: { params: ofJob, body: { jobStatus: 'CLOSED' } },
  suggestDescription: { body: { new_role: 'Data Analyst', job_type: 'Full-time' } },
  saveViewedCandidate: { params: ofJob, body: { student_id: 'c2' } },

  getRecommended: { params: ofJob },
  saveShortlisted: { body: { job_id: 'job', student, student_id: 'c2' } },
  getShortlisted: { params: ofJob },
  removeShortlisted: { body: { job_id: 'job', student_id: 'c1' } },
  sendNotification: { body: { external_user_ids: ['c1', 'c2'], message: viewedMessage } },

  getShortlistedStudents: { params: ofAsha },
  getFolders: { params: ofAsha },
  getFolder: { params: ofFolder },
  saveToFolder: { params: ofFolder, body: { student_id: 'c2' } },
  createFolder: {
    body: { folder_name: 'Interns', recruiter_id: 'asha', student_ids: ['c1', 'c2'], company_id: 'acme' },
  },
  removeStudent: { params: { recruiterId: 'asha', studentId: 'c1' } },
  removeFromFolder: { params: { folderId: 'folder', studentId: 'c1' } },

  sendEmail: {
    body: {
      email: 'c1@students.example',
      subject: 'Interview',
      content: 'Shall we talk?',
      link: 'https://meet.example',
    },
  },
  searchCandidates: { body: { job_type: 'Job', location: '', skilltags: ['SQL'] } },

  getProfileData: { query: { student_id: 'c1' } },
  getGloScore: { query: { student_id: 'c1' } },
  getPosts: { query: { post_owner_user_id: 'c1' } },
  getCandidatesByIds: { body: { applicants_ids: ['c1', 'c2'] } },

  filterCandidates: {
    body: {
      ...aFilter({ skilltags: ['SQL'], location: [{ city: 'Pune', state: '', country: 'India' }] }),
      student_id: ['c1', 'c2'],
    },
  },
  getBachelorsSpecialization: {},
  getStreams: {},
  getBachelorsDegrees: {},
  getMastersDegrees: {},
  getMastersSpecialization: {},
  getAllInstitutes: {},

  getLocations: { query: { searchValue: 'Pune' } },
  getHashtags: { query: { searchValue: 'sql' } },
  getJobRoles: { query: { searchValue: 'data' } },
};

/** Returns a call of the wire table and its valid input. */
export function callNamed(name: string): { readonly call: Call; readonly input: Input } {
  const [call, input] = [wireTable[name], rightInputs[name]];
  if (call === undefined || input === undefined) throw new Error(`There is no call ${name}`);
  return { call, input };
}

export const statusesAsAsha: Readonly<Record<keyof typeof wireTable, Statuses>> = {
  signUp: everyone,
  login: everyone,
  forgotPassword: everyone,
  verifyOtp: everyone,
  verifyOtpLogin: everyone,
  resendOtp: everyone,
  createNewPassword: ownWithCode,
  getRecruiterDetails: own,
  saveOnboarding: own,
  getCompanies: signedIn,
  uploadCompanyImage: signedIn,
  saveCompany: own,
  uploadCompanyDocument: signedIn,
  submitCompanyDocument: own,
  uploadRecruiterDocument: signedIn,
  submitRecruiterDocument: own,
  changePassword: own,
  deleteAccount: own,
  uploadProfilePicture: own,
  uploadCoverPicture: own,
  editProfile: own,
  getCompanyDetails: member,
  getCompanyMembers: member,
  getTalentPool: signedIn,
  getActiveJobs: confirmed,
  getPastJobs: confirmed,
  getJob: confirmed,
  saveJob: own,
  editJob: own,
  updateJobStatus: own,
  suggestDescription: signedIn,
  saveViewedCandidate: own,
  getRecommended: confirmed,
  saveShortlisted: own,
  getShortlisted: confirmed,
  removeShortlisted: own,
  sendNotification: filledIn,
  getShortlistedStudents: own,
  getFolders: own,
  getFolder: own,
  saveToFolder: own,
  createFolder: own,
  removeStudent: own,
  removeFromFolder: own,
  sendEmail: filledIn,
  searchCandidates: signedIn,
  getProfileData: signedIn,
  getGloScore: signedIn,
  getPosts: signedIn,
  getCandidatesByIds: signedIn,
  filterCandidates: signedIn,
  getBachelorsSpecialization: signedIn,
  getStreams: signedIn,
  getBachelorsDegrees: signedIn,
  getMastersDegrees: signedIn,
  getMastersSpecialization: signedIn,
  getAllInstitutes: signedIn,
  getLocations: signedIn,
  getHashtags: signedIn,
  getJobRoles: signedIn,
};
