import { plan } from '../worlds.ts';
import { hang, press, recruiterAt, type RouteCase, expectText } from './route-case.ts';

const describe = async (page: Parameters<RouteCase['open']>[0]) => {
  await press(page, 'Report');
  await expectText(page, 'Enter a description');
};

export const helpRoutes: readonly RouteCase[] = [
  {
    path: '/companypage',
    title: 'Acme Works',
    heading: 'Acme WorksVerified',
    open: recruiterAt('/companypage'),
    errorIsOnOpening: true,
    error: async (page) => {
      await plan(page, { path: '/api/recruiter/company/members/details/*', status: 500 });
      await page.reload();
      await expectText(page, "We couldn't load the members. Try again.");
    },
    busy: async (page) => {
      await hang(page, '/api/recruiter/company/members/details/*');
      await page.reload();
      await expectText(page, 'Loading members');
    },
  },
  { path: '/helpcentre', heading: 'Help Center', open: recruiterAt('/helpcentre') },
  {
    path: '/bugreport',
    heading: 'Report a bug',
    open: recruiterAt('/bugreport'),
    error: describe,
  },
  { path: '/needhelp', heading: 'Need help', open: recruiterAt('/needhelp'), error: describe },
  { path: '/reportuser', heading: 'Report user', open: recruiterAt('/reportuser') },
];
