import { aCompleteCompanyForm, aFinishedOnboardingDraft, tidewater } from '@glo/domain/testing/onboarding';
import { aCompleteDraft } from '@glo/domain/testing/builders';
import type { Page } from '@playwright/test';
import { paths } from '../../apps/web/src/navigation/paths.ts';
import { expect } from './support/fixtures.ts';
import { test } from './support/faults/people.ts';
import { signInQuietly } from './support/sign-in.ts';
import { readingScreens } from './support/faults/reading-screens.ts';
import { notices } from './support/faults/waiting.ts';
import { aNewcomer } from './support/people.ts';
import { clearFaults, plan } from './support/worlds.ts';
import { follow } from './support/walking.ts';

/** Screens that call no service while they open, or only ask for suggestions. */

const founder = aFinishedOnboardingDraft({ createdCompany: tidewater, hireIn: [] });
const withoutCompany = aFinishedOnboardingDraft({ company: null, companySkipped: true });
const beforeCompany = aFinishedOnboardingDraft({ company: null, hireIn: [], companyForm: aCompleteCompanyForm() });
const noCompany = aFinishedOnboardingDraft({ company: null, hireIn: [] });
const job = { draft: aCompleteDraft(), changedAt: new Date().toISOString() };
const asRecruiter = (page: Page) => signInQuietly(page, { job });

/** Path and heading of each screen. Neighbors have different headings, so that no screen is mistaken for the next. */
const askNothing: readonly [who: string, signIn: typeof asRecruiter, screens: Readonly<Record<string, string>>][] = [
  [
    'a stranger',
    async () => undefined,
    {
      '/': 'Welcome Back',
      // Opened without navigation state.
      '/verifyotp': 'Forgot Password',
      '/login': 'Welcome Back',
      '/updatepw': 'Forgot Password',
      '/policytext': 'Privacy policy',
      '/forgotpw': 'Forgot Password',
      '/signup': 'Get Started',
    },
  ],
  ['a new recruiter', (page) => aNewcomer(page), { '/details': 'Introduce yourself' }],
  ['who creates a company', (page) => aNewcomer(page, noCompany), { '/createCompany': 'Create Company Page' }],
  ['who has created one', (page) => aNewcomer(page, founder), { '/companyverification': 'Company verification' }],
  [
    'who has no company',
    (page) => aNewcomer(page, withoutCompany),
    { '/personalVerification': 'Personal verification', '/hirepage': 'Looking to hire in' },
  ],
  [
    'a recruiter',
    asRecruiter,
    {
      '/skippedCompanyVerification': 'Company verification',
      '/skippedPVerification': 'Personal verification',
      '/account': 'Account',
      '/editprofile': 'Edit profile',
      '/changepassword': 'Change password',
      '/deleteaccount': 'Delete account',
      '/helpcentre': 'Help Center',
      '/bugreport': 'Report a bug',
      '/needhelp': 'Need help',
      '/reportuser': 'Report user',
      '/jobDescription': 'Job Description',
      '/jobpreview': 'Job Preview',
      '/no-such-page': 'Page not found',
    },
  ],
];

for (const [who, signIn, screens] of askNothing) {
  test(`screens of ${who} that ask for nothing open without the services`, async ({ page }) => {
    await signIn(page);
    for (const path of ['/api/recruiter/*', '/api/v1/mobile/*']) await plan(page, { path, hang: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const [index, [path, heading]] of Object.entries(screens).entries()) {
      await (index === 0 ? page.goto(path) : follow(page, path));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(notices(page)).toHaveCount(0);
    }
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
}

/** Screens with comboboxes whose initial suggestions fail to load. */
const suggesting = [
  { path: '/technologies', box: 'Technologies', newcomer: true, says: 'Some error occured! Please retry..' },
  { path: '/jobForm', box: 'Skills', says: null },
  { path: '/searchCandidate', box: 'Skills', says: null },
] as const;

for (const { path, box, says, ...whose } of suggesting) {
  test(`${path} can be filled in without suggestions, and suggests again`, async ({ page }) => {
    if ('newcomer' in whose) await aNewcomer(page, beforeCompany);
    else await signInQuietly(page);
    await plan(page, { path: '/api/v1/mobile/*', status: 500 });
    const failed = page.waitForResponse((response) => response.status() === 500);
    await page.goto(path);
    const field = page.getByRole('combobox', { name: box });
    await expect(field).toBeVisible();
    await failed;
    if (says !== null) await expect(page.getByText(says).first()).toBeVisible();
    else await expect(notices(page)).toHaveCount(0);
    await clearFaults(page);
    await field.fill('Pyth');
    await expect(page.getByRole('option', { name: 'Python', exact: true })).toBeVisible();
  });
}

test('/activity is there without the folders that its Undo needs', async ({ page }) => {
  await signInQuietly(page);
  await plan(page, { path: '/api/recruiter/globalShortlist/*', status: 500 });
  const failed = page.waitForResponse((response) => response.status() === 500);
  await page.goto('/activity');
  await failed;
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
});

test('every route is tried without its services, here or where screens read', () => {
  const here = askNothing.flatMap(([, , screens]) => Object.keys(screens));
  const reading = readingScreens.map((screen) => screen.path({ job: ':id', student: ':id' }));
  const alsoHere = [...suggesting.map(({ path }) => path), '/activity'];
  const tried = new Set([...here, ...alsoHere, ...reading].map((path) => path.split('?')[0]));
  // /dummy shows the same screen as /test. Opened by its URL, /jobpostsuccess redirects to the dashboard.
  const all = Object.values(paths).map((path) => path.replace('?', ''));
  expect(all.filter((path) => !tried.has(path) && !['/dummy', '/jobpostsuccess'].includes(path))).toEqual([]);
});
