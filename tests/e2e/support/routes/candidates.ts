import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { signInThroughApi } from '../sign-in.ts';
import { choose, postedJobs } from '../jobs.ts';
import { planFault } from '../worlds.ts';
import {
  expectAlert,
  expectText,
  failOnLoad,
  hangOnRetry,
  openAsRecruiter,
  press,
  type RouteCase,
} from './route-case.ts';

const folders = '/api/recruiter/globalShortlist/allfolders/*';
const pool = '/api/recruiter/company/talent/pool';
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
    repeats: ['windows'],
  },
  {
    path: '/glofolio/:id',
    heading: candidateName,
    open: openForApplicant((id) => `/glofolio/${id}`),
    errorIsOnOpening: true,
    error: (page) => failOnLoad(page, works, "We couldn't load Proof of Work"),
    busy: (page) => hangOnRetry(page, works, 'Loading proof of work'),
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
    error: (page) => failOnLoad(page, works, "We couldn't load Proof of Work"),
    busy: (page) => hangOnRetry(page, works, 'Loading'),
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
      await press(page, 'OK');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await hangOnRetry(page, pool, 'Loading suggested candidates');
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
    error: (page) => failOnLoad(page, folders, "We couldn't load the folders. Try again."),
    busy: (page) => hangOnRetry(page, folders, 'Loading folders'),
    repeats: ['windows', 'error', 'busy'],
  },
];
