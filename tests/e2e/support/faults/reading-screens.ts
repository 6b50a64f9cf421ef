import { noFilter } from '@glo/domain/filter/candidate-filter';
import { writeFilter } from '@glo/domain/filter/filter-text';
import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import type { Locator, Page } from '@playwright/test';
import { aNewcomer } from '../people.ts';
import type { Failure } from './kinds.ts';
import type { Recruiter } from './people.ts';
import { inItsWords } from './submitting-screen.ts';

const failed = 'Some error occured! Please retry..';
const named = aFinishedOnboardingDraft({ company: null, hireIn: [] });
const candidates = ['/api/v1/mobile/getAllCandidatesByIds'];
const female = writeFilter({ ...noFilter, gender: 'Female' });
const loaded = (what: string) => `${what} could not be loaded`;
const unknownJob = 'This job cannot be shown';

/** A screen that reads from the services while it opens. */
export interface ReadingScreen {
  readonly name: string;
  readonly path: (recruiter: Recruiter) => string;
  readonly heading: string | RegExp;
  /** Signs somebody in; the recruiter unless it says who. */
  readonly signIn?: (page: Page) => Promise<void>;
  /** Which calls are hit; all unless it says so. */
  readonly calls?: readonly string[];
  /** What stands on the screen for each part that did not come. */
  readonly says: readonly string[];
  /** The same when the service refuses, where it says something else. */
  readonly saysRefused?: readonly string[];
  /** Toast or alert, whatever the service says (decision 48); null where there is none. */
  readonly notice: string | null;
  /** An alert with the error: in the words of the service whenever it has some. */
  readonly alert?: (failure: Failure) => string | RegExp;
  /** What is there once everything has come. */
  readonly shows: (page: Page) => Locator;
  /** What has come once is not asked for again before a reload. */
  readonly keeps?: true;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

export const readingScreens: readonly ReadingScreen[] = [
  {
    name: '/companydetails',
    path: () => '/companydetails',
    signIn: (page) => aNewcomer(page, named),
    heading: 'Your company',
    says: ['The companies could not be loaded'],
    notice: 'Failed to fetch companies. Please try again.',
    shows: (page) => page.getByRole('combobox', { name: 'Company' }),
  },
  {
    name: '/dashboard',
    keeps: true,
    path: () => '/dashboard',
    heading: /^Hello, /,
    says: [loaded('Active Jobs'), loaded('Previous Jobs')],
    notice: failed,
    shows: (page) => page.getByRole('link', { name: 'Graduate Data Analyst', exact: true }),
  },
  {
    name: '/companypage',
    keeps: true,
    path: () => '/companypage',
    heading: /^Acme Works/,
    says: [loaded('Company details'), loaded('Active jobs'), loaded('Members')],
    notice: failed,
    shows: (page) => page.getByText('ADMIN', { exact: true }),
  },
  {
    name: '/recruit of active jobs',
    keeps: true,
    path: () => '/recruit?job_state=ACTIVE',
    heading: 'JOB POSTED',
    says: [loaded('Active jobs')],
    notice: failed,
    shows: (page) => page.getByRole('link', { name: /Graduate Data Analyst/ }),
  },
  {
    name: '/recruit of closed jobs',
    keeps: true,
    path: () => '/recruit?job_state=PREVIOUS',
    heading: 'JOB POSTED',
    says: [loaded('Closed jobs')],
    notice: failed,
    shows: (page) => page.getByRole('link', { name: /Frontend Engineer Intern/ }),
  },
  {
    name: '/opportunitypage',
    keeps: true,
    path: () => '/opportunitypage',
    heading: 'Active Jobs',
    says: [loaded('Jobs')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/opportunitypage of a job',
    path: ({ job }) => `/opportunitypage?job=${job}`,
    heading: /Jobs$/,
    says: [loaded('This job'), loaded('Jobs')],
    saysRefused: [unknownJob, loaded('Jobs')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
    keeps: true,
  },
  {
    name: '/opportunitypage whose applicants do not come',
    path: ({ job }) => `/opportunitypage?job=${job}`,
    heading: 'Active Jobs',
    calls: candidates,
    says: [loaded('Applicants')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
    keeps: true,
  },
  {
    name: '/opportunitypage whose recommended candidates do not come',
    path: ({ job }) => `/opportunitypage?job=${job}&tab=recommended`,
    heading: 'Active Jobs',
    calls: ['/api/recruiter/opportunity/getRecommendedAppliedApplicants/*'],
    says: [loaded('Recommended candidates')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
    keeps: true,
  },
  {
    name: '/opportunitypage whose shortlisted candidates do not come',
    path: ({ job }) => `/opportunitypage?job=${job}&tab=shortlisted`,
    heading: 'Active Jobs',
    calls: ['/api/recruiter/opportunity/get/shortlist/candidate/*'],
    says: [loaded('Shortlisted candidates')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
    keeps: true,
  },
  {
    name: '/opportunitypage whose filter does not come',
    path: ({ job }) => `/opportunitypage?job=${job}&filter=${encodeURIComponent(female)}`,
    heading: 'Active Jobs',
    calls: ['/api/v1/mobile/jobFormFilter'],
    says: [loaded('The filter')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/jobDetails/:id',
    path: ({ job }) => `/jobDetails/${job}`,
    heading: 'Job Preview',
    says: [loaded('This job')],
    saysRefused: [unknownJob],
    notice: failed,
    shows: (page) => page.getByRole('link', { name: 'Edit' }),
  },
  {
    name: '/jobForm that duplicates',
    path: ({ job }) => `/jobForm?duplicate=${job}`,
    heading: 'Post Opportunity',
    says: [loaded('The job to duplicate')],
    saysRefused: [unknownJob],
    notice: failed,
    shows: (page) => page.getByLabel('Vacancies'),
  },
  {
    name: '/editJob/:id',
    path: ({ job }) => `/editJob/${job}`,
    heading: 'Edit Opportunity',
    says: [loaded('This job')],
    saysRefused: [unknownJob],
    notice: failed,
    shows: (page) => page.getByLabel('Vacancies'),
  },
  {
    name: '/editDescription/:id',
    keeps: true,
    path: ({ job }) => `/editDescription/${job}`,
    heading: 'Job Description',
    says: [loaded('This job')],
    saysRefused: [unknownJob],
    notice: failed,
    shows: (page) => page.getByLabel('Description', { exact: true }),
  },
  {
    name: '/editJobDetails/:id',
    keeps: true,
    path: ({ job }) => `/editJobDetails/${job}`,
    heading: 'Job Preview',
    says: [loaded('This job')],
    saysRefused: [unknownJob],
    notice: failed,
    shows: (page) => page.getByRole('button', { name: 'Update' }),
  },
  {
    name: '/talentPool',
    keeps: true,
    path: () => '/talentPool',
    heading: 'Talent Pool',
    says: [loaded('Suggested candidates')],
    notice: 'could not fetch data, try again later',
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/candidateModal',
    keeps: true,
    path: () => '/candidateModal?type=Job&skills=Python&location=',
    heading: 'Search Result',
    calls: ['/api/recruiter/recruiter/search/candidateByScore'],
    says: [loaded('The search result')],
    notice: null,
    alert: inItsWords,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/shortlistedCandidates',
    keeps: true,
    path: () => '/shortlistedCandidates',
    heading: 'Shortlisted candidates',
    says: [loaded('Folders')],
    notice: 'Failed to fetch folders. Please try again later.',
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/shortlistedCandidates whose candidates do not come',
    keeps: true,
    path: () => '/shortlistedCandidates',
    heading: 'Shortlisted candidates',
    calls: candidates,
    says: [loaded('Candidates')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/glofolio/:id',
    path: ({ student }) => `/glofolio/${student}`,
    heading: 'Candidate profile',
    says: ['This profile could not be loaded', loaded('GloPoints'), loaded('Proof of Work')],
    saysRefused: ['This candidate cannot be shown'],
    notice: failed,
    shows: (page) => heading(page, 'Educational Background'),
  },
  {
    name: '/compare',
    path: ({ student }) => `/compare?id=${student}`,
    heading: /^Compare/,
    says: [loaded('Profile'), loaded('GloPoints'), loaded('Proof of Work')],
    saysRefused: ['No one to compare'],
    notice: null,
    shows: (page) => page.getByRole('row', { name: /^GloPoints \d/ }),
  },
  {
    name: '/connect/:id?',
    path: ({ student, job }) => `/connect/${student}?job=${job}`,
    heading: 'Connect via Email',
    says: [loaded('The profile')],
    saysRefused: ['This candidate cannot be written to'],
    notice: failed,
    shows: (page) => page.getByText(/@.*\.example/),
  },
  {
    name: '/test',
    path: () => '/test',
    heading: 'Test page',
    says: ['Does not answer'],
    notice: null,
    shows: (page) => page.getByText('Answers', { exact: true }),
  },
];
