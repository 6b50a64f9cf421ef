import { expect } from 'vitest';
import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { aCandidate, accountId, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import type { FolderId } from '@glo/domain/folders/folders';
import type { JobOwner } from '@glo/domain/jobs/job';
import type { DetailsId, CompanyId } from '@glo/domain/shared/ids';
import type { Outcome } from '@glo/domain/shared/outcome';
import { emptyCriteria } from '@glo/domain/search/search';
import { noFilter } from '@glo/domain/filter/candidate-filter';
import { HttpCandidateDirectory } from '../candidate-service/http-candidate-directory.ts';
import { HttpCandidateFilters } from '../candidate-service/http-candidate-filters.ts';
import { HttpLookups } from '../candidate-service/http-lookups.ts';
import type { Api } from '../http/api.ts';
import { HttpAccountCodes } from '../recruiter-api/http-account-codes.ts';
import { HttpAccounts } from '../recruiter-api/http-accounts.ts';
import { HttpCandidateSearch } from '../recruiter-api/http-candidate-search.ts';
import { HttpCompanies } from '../recruiter-api/http-companies.ts';
import { HttpCompanyPages } from '../recruiter-api/http-company-pages.ts';
import { HttpEmails } from '../recruiter-api/http-emails.ts';
import { HttpFolders } from '../recruiter-api/http-folders.ts';
import { HttpJobBoard } from '../recruiter-api/http-job-board.ts';
import { HttpOnboardingGateway } from '../recruiter-api/http-onboarding-gateway.ts';
import { HttpProfileGateway } from '../recruiter-api/http-profile-gateway.ts';
import { HttpShortlists } from '../recruiter-api/http-shortlists.ts';
import { HttpVerificationGateway } from '../recruiter-api/http-verification-gateway.ts';

type Ask = (api: Api) => Promise<Outcome<unknown>>;

const account = accountId('account-1');
const job = jobId('job-1');
const student = studentId('student-1');
const companyId = 'company-1' as CompanyId;
const folder = 'folder-1' as FolderId;
const detailsId = 'details-1' as DetailsId;
const file = new File(['x'], 'x.png');
const watch = { onProgress: () => {}, stop: new AbortController().signal };
const company = {
  name: 'A',
  url: 'a.b',
  about: 'x',
  size: '1-25',
  types: ['R&D'],
  imageUrl: '/1.png',
  technologies: [],
};
const profile = { name: 'A', position: 'B', phoneNumber: '9820114467', location: 'Pune' };
const filterOptions: Ask = (api) => new HttpCandidateFilters(api).options();

export const everyAdapter: Readonly<Record<string, Ask>> = {
  signUp: (api) => new HttpAccountCodes(api).signUp('a@b.example', 'Welcome1!'),
  forgotPassword: (api) => new HttpAccountCodes(api).requestPasswordCode('a@b.example'),
  verifyOtp: (api) => new HttpAccountCodes(api).confirmSignUp(account, 407_192),
  verifyOtpLogin: (api) => new HttpAccountCodes(api).confirmPasswordReset('a@b.example', 407_192),
  resendOtp: (api) => new HttpAccountCodes(api).resendCode('a@b.example'),
  createNewPassword: (api) => new HttpAccountCodes(api).setPassword('a@b.example', 'Welcome1!'),
  login: (api) => new HttpAccounts(api).signIn('a@b.example', 'x'),
  getRecruiterDetails: (api) => new HttpAccounts(api).loadRecruiter(account),
  saveOnboarding: (api) => new HttpOnboardingGateway(api).save(account, aFinishedOnboardingDraft()),
  getCompanies: (api) => new HttpCompanies(api).list(),
  uploadCompanyImage: (api) => new HttpCompanies(api).uploadImage(file),
  saveCompany: (api) => new HttpCompanies(api).create(company, account),
  uploadCompanyDocument: (api) => new HttpVerificationGateway(api).upload('company', file, watch),
  submitCompanyDocument: (api) =>
    new HttpVerificationGateway(api).submitCompany({ accountId: account, companyId, link: '', cin: 'U7' }),
  uploadRecruiterDocument: (api) => new HttpVerificationGateway(api).upload('person', file, watch),
  submitRecruiterDocument: (api) =>
    new HttpVerificationGateway(api).submitPersonal({ accountId: account, name: 'A', companyId, link: '/1.pdf' }),
  changePassword: (api) => new HttpProfileGateway(api).changePassword(account, 'x', 'Welcome1!'),
  deleteAccount: (api) =>
    new HttpProfileGateway(api).deleteAccount({ accountId: account, detailsId }, { password: 'x' }),
  uploadProfilePicture: (api) => new HttpProfileGateway(api).uploadPicture(account, 'profile', file),
  uploadCoverPicture: (api) => new HttpProfileGateway(api).uploadPicture(account, 'cover', file),
  editProfile: (api) => new HttpProfileGateway(api).edit(account, profile),
  getCompanyDetails: (api) => new HttpCompanyPages(api).details(companyId),
  getCompanyMembers: (api) => new HttpCompanyPages(api).members(companyId),
  getTalentPool: (api) => new HttpCandidateSearch(api).suggestedFor(['SQL']),
  getActiveJobs: (api) => new HttpJobBoard(api).activeJobs(account),
  getPastJobs: (api) => new HttpJobBoard(api).pastJobs(account),
  getJob: (api) => new HttpJobBoard(api).job(job),
  saveJob: (api) =>
    new HttpJobBoard(api).post(anActiveJob(), { accountId: account, detailsId, companyId } satisfies JobOwner),
  editJob: (api) => new HttpJobBoard(api).update(job, anActiveJob()),
  updateJobStatus: (api) => new HttpJobBoard(api).changeStatus(job, 'CLOSED'),
  suggestDescription: (api) => new HttpJobBoard(api).suggestDescription('Analyst', 'Internship'),
  saveViewedCandidate: (api) => new HttpJobBoard(api).markViewed(job, student),
  getRecommended: (api) => new HttpShortlists(api).recommended(job),
  saveShortlisted: (api) => new HttpShortlists(api).add(job, aCandidate()),
  getShortlisted: (api) => new HttpShortlists(api).candidates(job),
  removeShortlisted: (api) => new HttpShortlists(api).remove(job, student),
  getShortlistedStudents: (api) => new HttpFolders(api).studentIds(account),
  getFolders: (api) => new HttpFolders(api).all(account),
  getFolder: (api) => new HttpFolders(api).folder(folder),
  saveToFolder: (api) => new HttpFolders(api).save(folder, student),
  createFolder: (api) =>
    new HttpFolders(api).create({ name: 'A', recruiter: account, company: companyId, candidates: [] }),
  removeStudent: (api) => new HttpFolders(api).removeFromAll(account, student),
  removeFromFolder: (api) => new HttpFolders(api).remove(folder, student),
  sendEmail: (api) =>
    new HttpEmails(api).send({ to: 'a@b.example', subject: 'A', content: 'B', meetingLink: 'm.example' }),
  searchCandidates: (api) =>
    new HttpCandidateSearch(api).find({ ...emptyCriteria, skills: ['SQL'], qualification: 'B.Tech' }),
  getProfileData: (api) => new HttpCandidateDirectory(api).profile(student),
  getGloScore: (api) => new HttpCandidateDirectory(api).gloScore(student),
  getPosts: (api) => new HttpCandidateDirectory(api).proofOfWork(student),
  getCandidatesByIds: (api) => new HttpCandidateDirectory(api).byIds([student]),
  filterCandidates: (api) => new HttpCandidateFilters(api).passing(noFilter, [student]),
  getBachelorsSpecialization: filterOptions,
  getStreams: filterOptions,
  getBachelorsDegrees: filterOptions,
  getMastersDegrees: filterOptions,
  getMastersSpecialization: filterOptions,
  getAllInstitutes: filterOptions,
  getLocations: (api) => new HttpLookups(api).places('Pune'),
  getHashtags: (api) => new HttpLookups(api).skills('SQL'),
  getJobRoles: (api) => new HttpLookups(api).jobRoles('Analyst'),
};

const wireJob = {
  job_title: 'Graduate Data Analyst',
  job_type: 'Full-time',
  work_place_type: 'Hybrid',
  location: [{ lable: 'Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra', country: 'India' }],
  description: 'Clean and question the sensor data.',
  top_skills_required: ['Python', 'SQL'],
  minSal: 650_000,
  maxSal: 900_000,
  salary_type: 'Year',
  minExp: 0,
  maxExp: 1,
  experience_type: 'Years',
  vacancy: 2,
  additional_link: '',
};
const wireOwner = { company_id: 'company-1', recruiter_id: 'account-1', recruiter_details_id: 'details-1' };

/** The URL relative to the service's base, and the body that each call of `everyAdapter` sends. */
export const expectedRequests: Readonly<Record<string, readonly [address: string, body?: unknown]>> = {
  signUp: ['/user/signup', { email: 'a@b.example', password: 'Welcome1!', is_google_signedIn: false }],
  forgotPassword: ['/forgotpassword', { email: 'a@b.example' }],
  verifyOtp: ['/verifyotp', { userId: 'account-1', otp: 407_192 }],
  verifyOtpLogin: ['/verifyotplogin', { email: 'a@b.example', otp: 407_192 }],
  resendOtp: ['/resendotp', { email: 'a@b.example' }],
  createNewPassword: ['/createnewpassword', { email: 'a@b.example', password: 'Welcome1!' }],
  login: ['/user/login', { email: 'a@b.example', password: 'x' }],
  getRecruiterDetails: ['/getRecruiterDetailsByID?id=account-1'],
  saveOnboarding: [
    '/saveRecruiterOnboardingDetails',
    {
      recruiter_id: 'account-1',
      name: 'Meera Nair',
      position: 'Campus Hiring Lead',
      company: 'Tidewater Analytics',
      phone_number: '9820114467',
      location: 'Pune, Maharashtra, India',
      hire_in_fields: ['Finance'],
      profile_picture: '',
      company_id: 'company-1',
    },
  ],
  getCompanies: ['/getCompanies'],
  uploadCompanyImage: ['/upload/company/image'],
  saveCompany: [
    '/save/company/details',
    {
      company_name: 'A',
      company_url: 'a.b',
      company_image_url: '/1.png',
      company_aboutus: 'x',
      company_type: ['R&D'],
      company_size: '1-25',
      top_technologies_used_in_company: [],
      userId: 'account-1',
    },
  ],
  uploadCompanyDocument: ['/company/upload/document'],
  submitCompanyDocument: [
    '/company/submit/document',
    { recruiter_id: 'account-1', company: 'company-1', documentLink: '', CIN: 'U7' },
  ],
  uploadRecruiterDocument: ['/upload/document'],
  submitRecruiterDocument: [
    '/submit/document',
    { recruiter_id: 'account-1', name: 'A', company: 'company-1', documentLink: '/1.pdf' },
  ],
  changePassword: ['/profile/change/password/account-1', { currentPassword: 'x', newPassword: 'Welcome1!' }],
  deleteAccount: [
    '/profile/delete/account',
    { password: 'x', recruiterId: 'account-1', recruiterDetailsId: 'details-1', is_google_signedin: false },
  ],
  uploadProfilePicture: ['/profile/upload/profile/picture/account-1'],
  uploadCoverPicture: ['/profile/upload/cover/picture/account-1'],
  editProfile: ['/profile/edit/account-1', { name: 'A', phone_number: '9820114467', position: 'B', location: 'Pune' }],
  getCompanyDetails: ['/company/details/company-1'],
  getCompanyMembers: ['/company/members/details/company-1'],
  getTalentPool: ['/company/talent/pool', { top_technologies_used: ['SQL'] }],
  getActiveJobs: ['/opportunity/getActiveOpportunityPostsById/account-1'],
  getPastJobs: ['/opportunity/getPastOpportunityPostsById/account-1'],
  getJob: ['/opportunity/getOpportunityPostById/job-1'],
  saveJob: ['/opportunity/saveOpportunityPosts', { ...wireJob, ...wireOwner }],
  editJob: ['/opportunity/edit/job-1', wireJob],
  updateJobStatus: ['/opportunity/updateOpportunityStatus/job-1', { jobStatus: 'CLOSED' }],
  suggestDescription: ['/opportunity/jd', { new_role: 'Analyst', job_type: 'Internship' }],
  saveViewedCandidate: ['/opportunity/saveViewedCandidate/job-1', { student_id: 'student-1' }],
  getRecommended: ['/opportunity/getRecommendedAppliedApplicants/job-1'],
  saveShortlisted: [
    '/opportunity/save/shortlist/candidate',
    { job_id: 'job-1', student_id: 'student-1', student: expect.objectContaining({ student_id: 'student-1' }) },
  ],
  getShortlisted: ['/opportunity/get/shortlist/candidate/job-1'],
  removeShortlisted: ['/opportunity/remove/shortlist/candidate', { job_id: 'job-1', student_id: 'student-1' }],
  getShortlistedStudents: ['/globalShortlist/allStudents/account-1'],
  getFolders: ['/globalShortlist/allfolders/account-1'],
  getFolder: ['/globalShortlist/folder/folder-1'],
  saveToFolder: ['/globalShortlist/savecandidate/folder-1', { student_id: 'student-1' }],
  createFolder: [
    '/globalShortlist/createfolder',
    { folder_name: 'A', recruiter_id: 'account-1', student_ids: [], company_id: 'company-1' },
  ],
  removeStudent: ['/globalShortlist/removestudent/account-1/student-1'],
  removeFromFolder: ['/globalShortlist/removecandidate/folder-1/student-1'],
  sendEmail: ['/opportunity/send/email', { email: 'a@b.example', subject: 'A', content: 'B', link: 'm.example' }],
  searchCandidates: ['/recruiter/search/candidateByScore', { job_type: 'Job', location: '', skilltags: ['SQL'] }],
  getProfileData: ['/getProfileData?student_id=student-1'],
  getGloScore: ['/getAllGloScoreById?student_id=student-1'],
  getPosts: ['/getPostsByUserId?post_owner_user_id=student-1'],
  getCandidatesByIds: ['/getAllCandidatesByIds', { applicants_ids: ['student-1'] }],
  filterCandidates: ['/jobFormFilter', expect.objectContaining({ student_id: ['student-1'] })],
  getBachelorsSpecialization: ['/getBachelorsSpecialization'],
  getStreams: ['/getStreams'],
  getBachelorsDegrees: ['/getBachelorsDegrees'],
  getMastersDegrees: ['/getMastersDegrees'],
  getMastersSpecialization: ['/getMastersSpecialization'],
  getAllInstitutes: ['/getAllInstitutes'],
  getLocations: ['/getLocations?searchValue=Pune'],
  getHashtags: ['/getHashtags?searchValue=SQL'],
  getJobRoles: ['/getJobRoles?searchValue=Analyst'],
};
