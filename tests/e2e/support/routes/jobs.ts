import { aCompleteDraft } from '@glo/domain/testing/builders';
import type { Page } from '@playwright/test';
import { signInAsDemo, signInThroughApi } from '../sign-in.ts';
import { postedJobs } from '../jobs.ts';
import { planFault } from '../worlds.ts';
import {
  expectText,
  failOnLoad,
  hangCall,
  hangOnRetry,
  openAsRecruiter,
  press,
  pressBusy,
  type RouteCase,
} from './route-case.ts';

const active = '/api/recruiter/opportunity/getActiveOpportunityPostsById/*';
const one = '/api/recruiter/opportunity/getOpportunityPostById/*';
const newest = 'Graduate Data Analyst';

const openForJob = (address: (id: string) => string) => async (page: Page) => {
  await signInThroughApi(page);
  const [job] = await postedJobs(page, 'Active');
  await page.goto(address(job?._id ?? ''));
};

/** Opens a step of a complete post. */
const openDraft = (path: string) => (page: Page) =>
  signInAsDemo(page, path, { job: { draft: aCompleteDraft(), changedAt: new Date().toISOString() } });

async function failToSend(page: Page, button: string, path: string): Promise<void> {
  await planFault(page, { path, status: 422, body: { message: 'Out of ink' } });
  await press(page, button);
  await expectText(page, 'Out of ink');
}

export const jobRoutes: readonly RouteCase[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    heading: 'Hello, Meera',
    open: openAsRecruiter('/dashboard'),
    errorIsOnOpening: true,
    error: (page) => failOnLoad(page, active, "We couldn't load Active Jobs"),
    busy: (page) => hangOnRetry(page, active, 'Loading Active Jobs'),
    repeats: ['error', 'busy'],
  },
  {
    path: '/recruit',
    title: 'Recruit',
    heading: 'JOB POSTED',
    open: openAsRecruiter('/recruit?job_state=ACTIVE'),
    errorIsOnOpening: true,
    error: (page) => failOnLoad(page, active, "We couldn't load the active jobs. Try again."),
    busy: (page) => hangOnRetry(page, active, 'Loading jobs'),
    repeats: ['error', 'busy'],
  },
  {
    path: '/opportunitypage',
    title: newest,
    heading: 'Active Jobs',
    open: openForJob((id) => `/opportunitypage?job=${id}`),
    errorIsOnOpening: true,
    error: (page) =>
      failOnLoad(page, '/api/v1/mobile/getAllCandidatesByIds', "We couldn't load the applicants. Try again."),
    busy: (page) => hangOnRetry(page, '/api/v1/mobile/getAllCandidatesByIds', 'Loading candidates'),
  },
  {
    path: '/jobForm',
    heading: 'Post Opportunity',
    open: openAsRecruiter('/jobForm'),
    error: async (page) => {
      await page.getByLabel('Career-page link').fill('x'.repeat(201));
      await press(page, 'Continue');
      await expectText(page, 'Additional Link cannot be more than 200 characters');
    },
    busy: async (page) => {
      const [job] = await postedJobs(page, 'Active');
      await hangCall(page, one);
      await page.goto(`/jobForm?duplicate=${job?._id}`);
      await expectText(page, 'Loading the job');
    },
    repeats: ['busy'],
  },
  {
    path: '/jobDescription',
    heading: 'Job Description',
    open: openDraft('/jobDescription'),
    error: async (page) => {
      await page.getByLabel('Description', { exact: true }).fill('');
      await press(page, 'Next');
      await expectText(page, 'Type a job description');
    },
    repeats: ['error'],
  },
  {
    path: '/jobpreview',
    heading: 'Job Preview',
    open: openDraft('/jobpreview'),
    error: (page) => failToSend(page, 'Post', '/api/recruiter/opportunity/saveOpportunityPosts'),
    busy: (page) => pressBusy(page, 'Post', '/api/recruiter/opportunity/saveOpportunityPosts'),
    repeats: ['busy'],
  },
  {
    path: '/jobpostsuccess',
    heading: 'Posted Successfully',
    open: async (page) => {
      await openDraft('/jobpreview')(page);
      await press(page, 'Post');
      await expectText(page, 'Posted Successfully');
    },
    repeats: ['windows'],
  },
  {
    path: '/jobDetails/:id',
    title: newest,
    heading: 'Job details',
    open: openForJob((id) => `/jobDetails/${id}`),
    errorIsOnOpening: true,
    error: (page) => failOnLoad(page, one, "We couldn't load this job. Try again."),
    busy: (page) => hangOnRetry(page, one, 'Loading the job'),
    repeats: ['error', 'busy'],
  },
  {
    path: '/editJob/:id',
    title: `Edit ${newest}`,
    heading: 'Edit Opportunity',
    open: openForJob((id) => `/editJob/${id}`),
    error: async (page) => {
      await page.getByLabel('Vacancies').fill('many');
      await press(page, 'Edit Job Description');
      await expectText(page, 'No. of positions should be a number and should not contain more than 4 characters');
    },
    busy: async (page) => {
      await press(page, 'Discard');
      await hangCall(page, one);
      await page.reload();
      await expectText(page, 'Loading the job');
    },
    repeats: ['windows', 'error', 'busy'],
  },
  {
    path: '/editDescription/:id',
    title: `Edit ${newest}`,
    heading: 'Job Description',
    open: openForJob((id) => `/editDescription/${id}`),
    error: async (page) => {
      await page.getByLabel('Description', { exact: true }).fill('');
      await press(page, 'Update');
      await expectText(page, 'Type a job description');
    },
    repeats: ['windows', 'error'],
  },
  {
    path: '/editJobDetails/:id',
    title: `Edit ${newest}`,
    heading: 'Job Preview',
    open: openForJob((id) => `/editJobDetails/${id}`),
    error: (page) => failToSend(page, 'Update', '/api/recruiter/opportunity/edit/*'),
    repeats: ['windows', 'error'],
  },
];
