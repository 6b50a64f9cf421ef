import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { aCandidate, accountId, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import type { FolderId } from '@glo/domain/folders/folder';
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
import { HttpTalentPool } from '../recruiter-api/http-talent-pool.ts';
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

/** Sends each call of the contract through its adapter. */
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
  getTalentPool: (api) => new HttpTalentPool(api).suggestedFor(['SQL']),
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
  getShortlistedStudents: (api) => new HttpFolders(api).everybody(account),
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
