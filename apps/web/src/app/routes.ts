import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { lazily } from './lost-code.ts';
import { presented } from './presented.tsx';
import type { Access, LoadedScreen } from './screen.ts';
import { screen as loginScreen } from './screens/login.ts';

export interface ScreenRoute {
  readonly path: string;
  /** Document title, before the product's name. */
  readonly title: string;
  readonly access: Access;
  /** Inside the sidebar shell. */
  readonly inShell: boolean;
  /** Loads its code; only once, however often it is called. */
  readonly load: () => Promise<LoadedScreen>;
  readonly Component: ComponentType;
}

const loadHelp = () => import('./screens/help.ts');

/** Every screen: its address, who may be there, and where its code is. Addresses match in any capitalisation (decision 3). */
export const routes: readonly ScreenRoute[] = [
  login(paths.root),
  login(paths.login),
  route(paths.signUp, 'Get Started', 'entry', () => import('./screens/sign-up.ts')),
  route(paths.verifyCode, 'Enter the one-time code', 'public', () => import('./screens/verify-code.ts')),
  route(paths.forgotPassword, 'Forgot Password', 'public', () => import('./screens/forgot-password.ts')),
  route(paths.newPassword, 'Create new password', 'public', () => import('./screens/new-password.ts')),
  route(paths.policy, 'Privacy policy', 'public', () => import('./screens/policy.ts')),
  route(paths.details, 'Introduce yourself', 'onboarding', () => import('./screens/details.ts')),
  route(paths.chooseCompany, 'Your company', 'onboarding', () => import('./screens/choose-company.ts')),
  route(paths.createCompany, 'Create Company Page', 'onboarding', () => import('./screens/create-company.ts')),
  route(
    paths.technologies,
    'Top technologies used in your company',
    'onboarding',
    () => import('./screens/technologies.ts'),
  ),
  route(
    paths.companyVerification,
    'Company verification',
    'onboarding',
    () => import('./screens/company-verification.ts'),
  ),
  route(
    paths.personalVerification,
    'Personal verification',
    'onboarding',
    () => import('./screens/personal-verification.ts'),
  ),
  route(paths.hireIn, 'Looking to hire in', 'onboarding', () => import('./screens/hire-in.ts')),
  route(paths.dashboard, 'Dashboard', 'company', () => import('./screens/dashboard.ts')),
  route(
    paths.laterCompanyVerification,
    'Company verification',
    'company',
    () => import('./screens/later-company-verification.ts'),
  ),
  route(
    paths.laterPersonalVerification,
    'Personal verification',
    'company',
    () => import('./screens/later-personal-verification.ts'),
  ),
  route(paths.recruit, 'Recruit', 'company', () => import('./screens/recruit.ts')),
  route(paths.opportunity, 'Jobs', 'company', () => import('./screens/opportunity.ts')),
  route(paths.jobForm, 'Post Opportunity', 'company', () => import('./screens/job-form.ts')),
  route(paths.jobDescription, 'Job Description', 'company', () => import('./screens/job-description.ts')),
  route(paths.jobPreview, 'Job Preview', 'company', () => import('./screens/job-preview.ts')),
  route(paths.jobPosted, 'Posted Successfully', 'company', () => import('./screens/job-posted.ts')),
  route(paths.jobDetails, 'Job Preview', 'company', () => import('./screens/job-details.ts')),
  route(paths.editJob, 'Edit Opportunity', 'company', () => import('./screens/edit-job.ts')),
  route(paths.editDescription, 'Job Description', 'company', () => import('./screens/edit-description.ts')),
  route(paths.editPreview, 'Job Preview', 'company', () => import('./screens/edit-preview.ts')),
  route(paths.search, 'Search Candidates', 'company', () => import('./screens/search.ts')),
  route(paths.searchResults, 'Search Result', 'company', () => import('./screens/search-results.ts')),
  route(paths.talentPool, 'Talent Pool', 'company', () => import('./screens/talent-pool.ts')),
  route(paths.shortlisted, 'Shortlisted candidates', 'company', () => import('./screens/shortlisted-candidates.ts')),
  route(paths.candidate, 'Candidate profile', 'company', () => import('./screens/profile.ts')),
  route(paths.connect, 'Connect via Email', 'company', () => import('./screens/connect.ts')),
  route(paths.companyPage, 'Company page', 'company', () => import('./screens/company-page.ts')),
  route(paths.account, 'Account', 'recruiter', () => import('./screens/account-menu.ts')),
  route(paths.editProfile, 'Edit profile', 'recruiter', () => import('./screens/edit-profile.ts')),
  route(paths.changePassword, 'Change password', 'recruiter', () => import('./screens/change-password.ts')),
  route(paths.deleteAccount, 'Delete account', 'recruiter', () => import('./screens/delete-account.ts')),
  route(paths.helpCentre, 'Help Center', 'recruiter', async () => ({ screen: (await loadHelp()).helpCentre })),
  route(paths.bugReport, 'Report a bug', 'recruiter', async () => ({ screen: (await loadHelp()).bugReport })),
  route(paths.needHelp, 'Need help', 'recruiter', async () => ({ screen: (await loadHelp()).needHelp })),
  route(paths.reportUser, 'Report user', 'recruiter', async () => ({ screen: (await loadHelp()).reportUser })),
  route(paths.testPage, 'Test page', 'recruiter', () => import('./screens/test-page.ts')),
  route(paths.otherTestPage, 'Test page', 'recruiter', () => import('./screens/test-page.ts')),
];

/** The screen at an address, if there is one. */
export function routeAt(pathname: string): ScreenRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null);
}

function route(
  path: string,
  title: string,
  access: Access,
  load: () => Promise<{ readonly screen: LoadedScreen }>,
): ScreenRoute {
  const loadScreen = async () => (await load()).screen;
  const Component = lazily(async () => presented(await loadScreen(), title));
  return { path, title, access, inShell: access === 'company' || access === 'recruiter', load: loadScreen, Component };
}

/** Part of the first load: most visits start here. */
function login(path: string): ScreenRoute {
  const title = 'Login';
  const Component = presented(loginScreen, title);
  return { path, title, access: 'entry', inShell: false, load: async () => loginScreen, Component };
}
