/** Screens that mark the account in the sidebar. */
export const accountPaths = {
  account: '/account',
  editProfile: '/editprofile',
  changePassword: '/changepassword',
  deleteAccount: '/deleteaccount',
  activity: '/activity',
} as const;

/** Spelled as in the specification. */
export const paths = {
  root: '/',
  login: '/login',
  signUp: '/signup',
  forgotPassword: '/forgotpw',
  verifyCode: '/verifyotp',
  newPassword: '/updatepw',
  policy: '/policytext',
  details: '/details',
  chooseCompany: '/companydetails',
  createCompany: '/createCompany',
  technologies: '/technologies',
  companyVerification: '/companyverification',
  personalVerification: '/personalVerification',
  hireIn: '/hirepage',
  dashboard: '/dashboard',
  laterCompanyVerification: '/skippedCompanyVerification',
  laterPersonalVerification: '/skippedPVerification',
  jobForm: '/jobForm',
  jobDescription: '/jobDescription',
  jobPreview: '/jobpreview',
  jobPosted: '/jobpostsuccess',
  jobDetails: '/jobDetails/:id',
  editJob: '/editJob/:id',
  editDescription: '/editDescription/:id',
  editPreview: '/editJobDetails/:id',
  recruit: '/recruit',
  opportunity: '/opportunitypage',
  search: '/searchCandidate',
  searchResults: '/candidateModal',
  talentPool: '/talentPool',
  candidate: '/glofolio/:id',
  connect: '/connect/:id',
  connectMany: '/connect',
  compare: '/compare',
  shortlisted: '/shortlistedCandidates',
  ...accountPaths,
  companyPage: '/companypage',
  helpCentre: '/helpcentre',
  bugReport: '/bugreport',
  needHelp: '/needhelp',
  reportUser: '/reportuser',
  testPage: '/test',
  otherTestPage: '/dummy',
} as const;

/** Rejects URLs of other sites, such as '//host' and '/\\host'. For paths from storage. */
export function isInternalPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
