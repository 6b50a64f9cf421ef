import { noFilter } from '@glo/domain/filter/candidate-filter';
import { writeFilter } from '@glo/domain/filter/filter-text';
import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import type { Locator, Page } from '@playwright/test';
import { aNewcomer } from '../people.ts';
import type { Recruiter } from './people.ts';
import { failed, ofService } from './submitting-screen.ts';

const named = aFinishedOnboardingDraft({ company: null, hireIn: [] });
const candidates = ['/api/v1/mobile/getAllCandidatesByIds'];
const female = writeFilter({ ...noFilter, gender: 'Female' });
const loaded = (what: string) => `${what} could not be loaded`;

/** A screen that calls services while it opens. */
export interface ReadingScreen {
  readonly name: string;
  readonly path: (recruiter: Recruiter) => string;
  /** Signs in the demo recruiter by default. */
  readonly signIn?: (page: Page) => Promise<void>;
  /** Paths of the failing calls. All by default. */
  readonly calls?: readonly string[];
  /** Texts of the parts that failed to load. */
  readonly says: readonly string[];
  /** Toast or alert; null where there is none. Only the search alerts with the words of the service (decision 48). */
  readonly notice: string | RegExp | null;
  /** Visible once everything has loaded. */
  readonly shows: (page: Page) => Locator;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

export const readingScreens: readonly ReadingScreen[] = [
  {
    name: '/companydetails',
    path: () => '/companydetails',
    signIn: (page) => aNewcomer(page, named),
    says: ['The companies could not be loaded'],
    notice: 'Failed to fetch companies. Please try again.',
    shows: (page) => page.getByRole('combobox', { name: 'Company' }),
  },
  {
    name: '/dashboard',
    path: () => '/dashboard',
    says: [loaded('Active Jobs'), loaded('Previous Jobs')],
    notice: failed,
    shows: (page) => page.getByRole('link', { name: 'Graduate Data Analyst', exact: true }),
  },
  {
    name: '/companypage',
    path: () => '/companypage',
    says: [loaded('Company details'), loaded('Active jobs'), loaded('Members')],
    notice: failed,
    shows: (page) => page.getByText('ADMIN', { exact: true }),
  },
  {
    name: '/recruit of active jobs',
    path: () => '/recruit?job_state=ACTIVE',
    says: [loaded('Active jobs')],
    notice: failed,
    shows: (page) => page.getByRole('link', { name: /Graduate Data Analyst/ }),
  },
  {
    name: '/recruit of closed jobs',
    path: () => '/recruit?job_state=PREVIOUS',
    says: [loaded('Closed jobs')],
    notice: failed,
    shows: (page) => page.getByRole('link', { name: /Frontend Engineer Intern/ }),
  },
  {
    name: '/opportunitypage',
    path: () => '/opportunitypage',
    says: [loaded('Jobs')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/opportunitypage of a job',
    path: ({ job }) => `/opportunitypage?job=${job}`,
    says: [loaded('This job'), loaded('Jobs')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/opportunitypage whose applicants do not come',
    path: ({ job }) => `/opportunitypage?job=${job}`,
    calls: candidates,
    says: [loaded('Applicants')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/opportunitypage whose recommended candidates do not come',
    path: ({ job }) => `/opportunitypage?job=${job}&tab=recommended`,
    calls: ['/api/recruiter/opportunity/getRecommendedAppliedApplicants/*'],
    says: [loaded('Recommended candidates')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/opportunitypage whose shortlisted candidates do not come',
    path: ({ job }) => `/opportunitypage?job=${job}&tab=shortlisted`,
    calls: ['/api/recruiter/opportunity/get/shortlist/candidate/*'],
    says: [loaded('Shortlisted candidates')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/opportunitypage whose filter does not come',
    path: ({ job }) => `/opportunitypage?job=${job}&filter=${encodeURIComponent(female)}`,
    calls: ['/api/v1/mobile/jobFormFilter'],
    says: [loaded('The filter')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/jobDetails/:id',
    path: ({ job }) => `/jobDetails/${job}`,
    says: [loaded('This job')],
    notice: failed,
    shows: (page) => page.getByRole('link', { name: 'Edit' }),
  },
  {
    name: '/jobForm that duplicates',
    path: ({ job }) => `/jobForm?duplicate=${job}`,
    says: [loaded('The job to duplicate')],
    notice: failed,
    shows: (page) => page.getByLabel('Vacancies'),
  },
  {
    name: '/editJob/:id',
    path: ({ job }) => `/editJob/${job}`,
    says: [loaded('This job')],
    notice: failed,
    shows: (page) => page.getByLabel('Vacancies'),
  },
  {
    name: '/editDescription/:id',
    path: ({ job }) => `/editDescription/${job}`,
    says: [loaded('This job')],
    notice: failed,
    shows: (page) => page.getByLabel('Description', { exact: true }),
  },
  {
    name: '/editJobDetails/:id',
    path: ({ job }) => `/editJobDetails/${job}`,
    says: [loaded('This job')],
    notice: failed,
    shows: (page) => page.getByRole('button', { name: 'Update' }),
  },
  {
    name: '/talentPool',
    path: () => '/talentPool',
    says: [loaded('Suggested candidates')],
    notice: 'could not fetch data, try again later',
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/candidateModal',
    path: () => '/candidateModal?type=Job&skills=Python&location=',
    calls: ['/api/recruiter/recruiter/search/candidateByScore'],
    says: [loaded('The search result')],
    notice: ofService,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/shortlistedCandidates',
    path: () => '/shortlistedCandidates',
    says: [loaded('Folders')],
    notice: 'Failed to fetch folders. Please try again later.',
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/shortlistedCandidates whose candidates do not come',
    path: () => '/shortlistedCandidates',
    calls: candidates,
    says: [loaded('Candidates')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/glofolio/:id',
    path: ({ student }) => `/glofolio/${student}`,
    says: ['This profile could not be loaded', loaded('GloPoints'), loaded('Proof of Work')],
    notice: failed,
    shows: (page) => heading(page, 'Educational Background'),
  },
  {
    name: '/compare',
    path: ({ student }) => `/compare?id=${student}`,
    says: [loaded('Profile'), loaded('GloPoints'), loaded('Proof of Work')],
    notice: null,
    shows: (page) => page.getByRole('row', { name: /^GloPoints \d/ }),
  },
  {
    name: '/connect/:id?',
    path: ({ student, job }) => `/connect/${student}?job=${job}`,
    says: [loaded('The profile')],
    notice: failed,
    shows: (page) => page.getByText(/@.*\.example/),
  },
  {
    name: '/test',
    path: () => '/test',
    says: ['Does not answer'],
    notice: null,
    shows: (page) => page.getByText('Answers', { exact: true }),
  },
];
