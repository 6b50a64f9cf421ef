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
  recruit: '/recruit',
  opportunity: '/opportunitypage',
  search: '/searchCandidate',
  searchResults: '/candidateModal',
  candidate: '/glofolio/:id',
} as const;

/** A candidate's profile; with the job and the tab it is opened from, so that its way back leads there. */
export function candidatePath(id: string, job?: string, tab?: string): string {
  const query = job === undefined ? '' : `?${new URLSearchParams({ job, ...(tab === undefined ? {} : { tab }) })}`;
  return `/glofolio/${encodeURIComponent(id)}${query}`;
}

export function opportunityPath(job: string, tab?: string): string {
  const query = new URLSearchParams({ job, ...(tab === undefined ? {} : { tab }) });
  return `${paths.opportunity}?${query}`;
}

export function recruitPath(state: 'ACTIVE' | 'PREVIOUS'): string {
  return `${paths.recruit}?job_state=${state}`;
}
