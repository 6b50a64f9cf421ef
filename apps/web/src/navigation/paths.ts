/** Every address of the application, as the specification spells it. */
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
  shortlisted: '/shortlistedCandidates',
  account: '/account',
  editProfile: '/editprofile',
  changePassword: '/changepassword',
  deleteAccount: '/deleteaccount',
  companyPage: '/companypage',
  helpCentre: '/helpcentre',
  bugReport: '/bugreport',
  needHelp: '/needhelp',
  reportUser: '/reportuser',
  testPage: '/test',
  otherTestPage: '/dummy',
} as const;

/** A candidate's profile; with the job and the tab it is opened from, so that its way back leads there. */
export function candidatePath(id: string, job?: string, tab?: string): string {
  const query = job === undefined ? '' : `?${new URLSearchParams({ job, ...(tab === undefined ? {} : { tab }) })}`;
  return `/glofolio/${encodeURIComponent(id)}${query}`;
}

/** An e-mail to the candidate whose profile is at this address; job and tab go along. */
export function connectPath(profile: string): string {
  return profile.replace('/glofolio/', '/connect/');
}

/** A posted job to read: its details, with Edit and Done. */
export function jobDetailsPath(id: string): string {
  return withId(paths.jobDetails, id);
}

/** The three steps of editing a posted job. */
export function editPaths(id: string): {
  readonly details: string;
  readonly description: string;
  readonly preview: string;
} {
  return {
    details: withId(paths.editJob, id),
    description: withId(paths.editDescription, id),
    preview: withId(paths.editPreview, id),
  };
}

/** A new post that begins with what this job says; a draft that is there is asked about first. */
export function duplicatePath(id: string): string {
  return `${paths.jobForm}?${new URLSearchParams({ duplicate: id })}`;
}

export function opportunityPath(job: string, tab?: string): string {
  const query = new URLSearchParams({ job, ...(tab === undefined ? {} : { tab }) });
  return `${paths.opportunity}?${query}`;
}

/** `more`: how the list is narrowed and ordered. */
export function recruitPath(state: 'ACTIVE' | 'PREVIOUS', more: Readonly<Record<string, string>> = {}): string {
  return `${paths.recruit}?${new URLSearchParams({ job_state: state, ...more })}`;
}

function withId(path: string, id: string): string {
  return path.replace(':id', encodeURIComponent(id));
}
