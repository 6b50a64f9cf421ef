import { expectText, failOnLoad, hangOnRetry, openAsRecruiter, press, type RouteCase } from './route-case.ts';

const members = '/api/recruiter/company/members/details/*';

const expectMissingDescription = async (page: Parameters<RouteCase['open']>[0]) => {
  await press(page, 'Report');
  await expectText(page, 'Enter a description');
};

export const helpRoutes: readonly RouteCase[] = [
  {
    path: '/companypage',
    title: 'Acme Works',
    heading: 'Acme WorksVerified',
    open: openAsRecruiter('/companypage'),
    errorIsOnOpening: true,
    error: (page) => failOnLoad(page, members, "We couldn't load the members"),
    busy: (page) => hangOnRetry(page, members, 'Loading members'),
    repeats: ['error', 'busy'],
  },
  { path: '/helpcentre', heading: 'Help Center', open: openAsRecruiter('/helpcentre') },
  {
    path: '/bugreport',
    heading: 'Report a bug',
    open: openAsRecruiter('/bugreport'),
    error: expectMissingDescription,
    repeats: ['error'],
  },
  {
    path: '/needhelp',
    heading: 'Need help',
    open: openAsRecruiter('/needhelp'),
    error: expectMissingDescription,
    repeats: ['windows', 'error'],
  },
  { path: '/reportuser', heading: 'Report user', open: openAsRecruiter('/reportuser'), repeats: ['windows'] },
];
