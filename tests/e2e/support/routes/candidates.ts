import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { signInThroughApi } from '../sign-in.ts';
import { choose, postedJobs } from '../jobs.ts';
import { copyEmails } from '../selection.ts';
import { planFault } from '../worlds.ts';
import { expectAlert, hangCall, press, openAsRecruiter, type RouteCase, expectText } from './route-case.ts';

const folders = '/api/recruiter/globalShortlist/allfolders/*';
const pool = '/api/recruiter/company/talent/pool';
const profile = '/api/v1/mobile/getProfileData';
const works = '/api/v1/mobile/getPostsByUserId';
const candidateName = /^\p{Lu}\S* \p{Lu}/u;

const openForApplicant = (address: (id: string) => string) => async (page: Page) => {
  await signInThroughApi(page);
  const [job] = await postedJobs(page, 'Active');
  await page.goto(address(job?.applicants[0] ?? ''));
  await expect(page.getByText(/@mail\.example$/).first()).toBeVisible();
};

async function searchFor(page: Page, skill: string): Promise<void> {
  await choose(page, 'Skills', skill, skill);
  await press(page, 'Search');
}

/** After a reload, because the cards have loaded the profiles. */
async function copyFirstEmail(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('checkbox').first().press('Space');
  await copyEmails(page);
}

export const candidateRoutes: readonly RouteCase[] = [
  {
    path: '/searchCandidate',
    heading: 'Search Candidates',
    open: openAsRecruiter('/searchCandidate'),
    error: async (page) => {
      await press(page, 'Search');
      await expectText(page, 'Choose at least one skill');
    },
  },
  {
    path: '/candidateModal',
    heading: 'Search Result',
    open: async (page) => {
      await openAsRecruiter('/searchCandidate')(page);
      await searchFor(page, 'Python');
    },
    error: async (page) => {
      await planFault(page, { path: profile, status: 500 });
      await copyFirstEmail(page);
      await expectText(page, '1 not read');
    },
    busy: async (page) => {
      await hangCall(page, profile);
      await copyFirstEmail(page);
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    },
    repeats: ['windows'],
  },
  {
    path: '/glofolio/:id',
    heading: candidateName,
    open: openForApplicant((id) => `/glofolio/${id}`),
    errorIsOnOpening: true,
    error: async (page) => {
      await planFault(page, { path: works, status: 500 });
      await page.reload();
      await expectText(page, "We couldn't load Proof of Work");
    },
    busy: async (page) => {
      await hangCall(page, works);
      await page.reload();
      await expectText(page, 'Loading proof of work');
    },
  },
  {
    path: '/connect/:id',
    title: /^Connect via Email: \p{Lu}/u,
    heading: 'Connect via Email',
    open: openForApplicant((id) => `/connect/${id}`),
    error: async (page) => {
      await page.getByLabel('Subject').fill('About {job title}');
      await press(page, 'Send');
      await expectText(page, 'Enter a message');
    },
    repeats: ['error'],
  },
  {
    path: '/connect',
    title: 'Connect via Email',
    heading: 'No recipients yet',
    open: openAsRecruiter('/connect'),
    repeats: ['windows'],
  },
  {
    path: '/compare',
    title: 'Compare 3 candidates',
    heading: 'Compare',
    open: async (page) => {
      await signInThroughApi(page);
      const [job] = await postedJobs(page, 'Active');
      const ids = (job?.applicants ?? []).slice(0, 3).map((id) => `id=${id}`);
      await page.goto(`/compare?${ids.join('&')}&job=${job?._id}`);
      await expect(page.getByRole('row', { name: /^GloPoints \d/ })).toBeVisible();
    },
    errorIsOnOpening: true,
    error: async (page) => {
      await planFault(page, { path: works, status: 500 });
      await page.reload();
      await expectText(page, "We couldn't load Proof of Work");
    },
    busy: async (page) => {
      await hangCall(page, works);
      await page.reload();
      // The table is replaced once while the candidates load.
      await expect(page.getByRole('row', { name: /^GloPoints \d/ })).toBeVisible();
      await expectText(page, 'Loading');
    },
    repeats: ['error', 'busy'],
  },
  {
    path: '/talentPool',
    heading: 'Talent Pool',
    open: async (page) => {
      await openAsRecruiter('/talentPool')(page);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
    errorIsOnOpening: true,
    error: async (page) => {
      await planFault(page, { path: pool, status: 500 });
      await page.reload();
      await expectAlert(page, 'could not fetch data, try again later');
    },
    busy: async (page) => {
      await hangCall(page, pool);
      await page.reload();
      await expectText(page, 'Loading suggested candidates');
    },
  },
  {
    path: '/shortlistedCandidates',
    title: /^\S/,
    heading: 'Shortlisted candidates',
    open: async (page) => {
      await openAsRecruiter('/shortlistedCandidates')(page);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
    errorIsOnOpening: true,
    error: async (page) => {
      await planFault(page, { path: folders, status: 500 });
      await page.reload();
      await expectText(page, "We couldn't load the folders. Try again.");
    },
    busy: async (page) => {
      await hangCall(page, folders);
      await page.reload();
      await expectText(page, 'Loading folders');
    },
    repeats: ['windows', 'error', 'busy'],
  },
];
