export { HttpAccounts } from './http-accounts.ts';
export { HttpCandidateSearch } from './http-candidate-search.ts';
export { HttpCompanies } from './http-companies.ts';
export { HttpFolders } from './http-folders.ts';
export { HttpJobBoard } from './http-job-board.ts';
export { HttpNotifications } from './http-notifications.ts';
export { HttpOnboardingDesk } from './http-onboarding-desk.ts';
export { HttpShortlists } from './http-shortlists.ts';
