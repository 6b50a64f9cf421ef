import { planFault } from '../worlds.ts';
import { hangCall, press, openAsRecruiter, type RouteCase, expectText } from './route-case.ts';

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
    error: async (page) => {
      await planFault(page, { path: '/api/recruiter/company/members/details/*', status: 500 });
      await page.reload();
      await expectText(page, "We couldn't load the members. Try again.");
    },
    busy: async (page) => {
      await hangCall(page, '/api/recruiter/company/members/details/*');
      await page.reload();
      await expectText(page, 'Loading members');
    },
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
