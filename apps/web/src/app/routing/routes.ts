import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { LoginPresenter } from '../../features/account/login/login-presenter.ts';
import { LoginView } from '../../features/account/login/LoginView.tsx';
import { defineScreen, type ScreenDefinition } from '../../features/screen.ts';
import { paths } from '../../navigation/paths.ts';
import type { LoadedScreen } from '../container/container.ts';
import { lazily } from '../../ui/lazily.tsx';
import { presented } from './presented.tsx';

/** Access level of a screen (decision 1). */
export type Access = 'entry' | 'public' | 'onboarding' | 'recruiter' | 'company';

export interface ScreenRoute {
  readonly path: string;
  readonly title: string;
  readonly access: Access;
  readonly inShell: boolean;
  readonly load: () => Promise<LoadedScreen>;
  /** Afterwards `Component` renders synchronously. */
  readonly prefetch: () => Promise<unknown>;
  readonly Component: ComponentType;
}

// One script per feature.
const account = () => import('../../features/account/screens.ts');
const activity = () => import('../../features/activity/screens.ts');
const companyPage = () => import('../../features/company-page/screens.ts');
const compare = () => import('../../features/compare/screens.ts');
const connect = () => import('../../features/connect/screens.ts');
const dashboard = () => import('../../features/dashboard/screens.ts');
const development = () => import('../../features/development/screens.ts');
const editProfile = () => import('../../features/edit-profile/screens.ts');
const folders = () => besideList(import('../../features/folders/screens.ts'));
const job = () => besideList(import('../../features/jobs/job/screens.ts'));
const jobForm = () => import('../../features/jobs/form/screens.ts');
const jobList = () => import('../../features/jobs/list/screens.ts');
const jobPosted = () => import('../../features/jobs/posted/screens.ts');
const onboarding = () => import('../../features/onboarding/screens.ts');
const policy = () => import('../../features/policy/screens.ts');
const search = () => import('../../features/search/screens.ts');
const results = () => besideList(import('../../features/search/results/screens.ts'));
const settings = () => import('../../features/settings/screens.ts');
const support = () => import('../../features/support/screens.ts');
const talentPool = () => besideList(import('../../features/talent-pool/screens.ts'));

/** Loads the list of candidates too, which only some screens render. A failure surfaces there. */
function besideList<T>(screens: Promise<T>): Promise<T> {
  import('../../features/candidate-list/view/OpenCandidateList.tsx').catch(() => {});
  return screens;
}

/** Paths match case-insensitively (decision 3). */
export const routes: readonly ScreenRoute[] = [
  loginRoute(paths.root),
  loginRoute(paths.login),
  route(paths.signUp, 'Get Started', 'entry', account, 'signUp'),
  route(paths.verifyCode, 'Enter the one-time code', 'public', account, 'verifyCode'),
  route(paths.forgotPassword, 'Forgot Password', 'public', account, 'forgotPassword'),
  route(paths.newPassword, 'Create new password', 'public', account, 'newPassword'),
  route(paths.policy, 'Privacy policy', 'public', policy, 'policy'),
  route(paths.details, 'Introduce yourself', 'onboarding', onboarding, 'details'),
  route(paths.chooseCompany, 'Your company', 'onboarding', onboarding, 'chooseCompany'),
  route(paths.createCompany, 'Create Company Page', 'onboarding', onboarding, 'createCompany'),
  route(paths.technologies, 'Top technologies used in your company', 'onboarding', onboarding, 'technologies'),
  route(paths.companyVerification, 'Company verification', 'onboarding', onboarding, 'companyVerification'),
  route(paths.personalVerification, 'Personal verification', 'onboarding', onboarding, 'personalVerification'),
  route(paths.hireIn, 'Looking to hire in', 'onboarding', onboarding, 'hireIn'),
  route(paths.dashboard, 'Dashboard', 'company', dashboard, 'dashboard'),
  route(paths.laterCompanyVerification, 'Company verification', 'company', onboarding, 'laterCompanyVerification'),
  route(paths.laterPersonalVerification, 'Personal verification', 'recruiter', onboarding, 'laterPersonalVerification'),
  route(paths.recruit, 'Recruit', 'company', jobList, 'recruit'),
  route(paths.opportunity, 'Jobs', 'company', job, 'opportunity'),
  route(paths.jobForm, 'Post Opportunity', 'company', jobForm, 'jobForm'),
  route(paths.jobDescription, 'Job Description', 'company', jobForm, 'jobDescription'),
  route(paths.jobPreview, 'Job Preview', 'company', jobForm, 'jobPreview'),
  route(paths.jobPosted, 'Posted Successfully', 'company', jobPosted, 'jobPosted'),
  route(paths.jobDetails, 'Job details', 'company', jobForm, 'jobDetails'),
  route(paths.editJob, 'Edit Opportunity', 'company', jobForm, 'editJob'),
  route(paths.editDescription, 'Job Description', 'company', jobForm, 'editDescription'),
  route(paths.editPreview, 'Job Preview', 'company', jobForm, 'editPreview'),
  route(paths.search, 'Search Candidates', 'company', search, 'search'),
  route(paths.searchResults, 'Search Result', 'company', results, 'searchResults'),
  route(paths.talentPool, 'Talent Pool', 'company', talentPool, 'talentPool'),
  route(paths.shortlisted, 'Shortlisted candidates', 'company', folders, 'shortlisted'),
  route(paths.candidate, 'Candidate profile', 'company', compare, 'profile'),
  route(paths.connect, 'Connect via Email', 'company', connect, 'connect'),
  route(paths.connectMany, 'Connect via Email', 'company', connect, 'connectMany'),
  route(paths.compare, 'Compare', 'company', compare, 'compare'),
  route(paths.companyPage, 'Company page', 'company', companyPage, 'companyPage'),
  route(paths.activity, 'Activity', 'company', activity, 'activity'),
  route(paths.account, 'Account', 'recruiter', settings, 'accountMenu'),
  route(paths.editProfile, 'Edit profile', 'recruiter', editProfile, 'editProfile'),
  route(paths.changePassword, 'Change password', 'recruiter', settings, 'changePassword'),
  route(paths.deleteAccount, 'Delete account', 'recruiter', settings, 'deleteAccount'),
  route(paths.helpCentre, 'Help Center', 'recruiter', support, 'helpCentre'),
  route(paths.bugReport, 'Report a bug', 'recruiter', support, 'bugReport'),
  route(paths.needHelp, 'Need help', 'recruiter', support, 'needHelp'),
  route(paths.reportUser, 'Report user', 'recruiter', support, 'reportUser'),
  route(paths.testPage, 'Test page', 'recruiter', development, 'testPage'),
  route(paths.otherTestPage, 'Test page', 'recruiter', development, 'testPage'),
];

const routesByShape = new Map(routes.map((each) => [shapeOf(each.path), each]));

/** Matches one route only, because the router compiles each path that it compares. */
export function routeAt(pathname: string): ScreenRoute | undefined {
  const found = routesByShape.get(shapeOf(pathname));
  return found && matchPath(found.path, pathname) ? found : undefined;
}

/** The first folder, with a slash if more follows. No two routes share it. */
function shapeOf(path: string): string {
  const [, folder = '', rest = ''] = path.toLowerCase().split('/');
  return rest === '' ? folder : `${folder}/`;
}

type Screens = Readonly<Record<string, ScreenDefinition>>;

function route<S extends Screens>(
  path: string,
  title: string,
  access: Access,
  feature: () => Promise<S>,
  screen: keyof S,
): ScreenRoute {
  const load = async () => {
    const [screens, { deferred }] = await Promise.all([feature(), import('../bindings/deferred.ts')]);
    return { ...screens[screen], ...deferred };
  };
  const Component = lazily(async () => presented(await load(), title));
  const inShell = access === 'company' || access === 'recruiter';
  return { path, title, access, inShell, load, prefetch: Component.load, Component };
}

function loginRoute(path: string): ScreenRoute {
  const title = 'Login';
  const screen = defineScreen(LoginView, LoginPresenter);
  return {
    path,
    title,
    access: 'entry',
    inShell: false,
    load: async () => screen,
    prefetch: async () => {},
    Component: presented(screen, title),
  };
}
