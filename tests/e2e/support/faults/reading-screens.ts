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
const part = (what: string) => `We couldn't load ${what}`;
const loaded = (what: string) => `${part(what)}. Try again.`;

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
    says: ["We couldn't load the companies"],
    notice: 'Failed to fetch companies. Please try again.',
    shows: (page) => page.getByRole('combobox', { name: 'Company' }),
  },
  {
    name: '/dashboard',
    path: () => '/dashboard',
    says: [part('Active Jobs'), part('Previous Jobs')],
    notice: failed,
    shows: (page) => page.getByRole('link', { name: 'Graduate Data Analyst', exact: true }),
  },
  {
    name: '/companypage',
    path: () => '/companypage',
    says: [loaded('the company details'), loaded('the active jobs'), loaded('the members')],
    notice: failed,
    shows: (page) => page.getByText('ADMIN', { exact: true }),
  },
  {
    name: '/recruit of active jobs',
    path: () => '/recruit?job_state=ACTIVE',
    says: [loaded('the active jobs')],
    notice: failed,
    shows: (page) => page.getByRole('link', { name: /Graduate Data Analyst/ }),
  },
  {
    name: '/recruit of closed jobs',
    path: () => '/recruit?job_state=PREVIOUS',
    says: [loaded('the closed jobs')],
    notice: failed,
    shows: (page) => page.getByRole('link', { name: /Frontend Engineer Intern/ }),
  },
  {
    name: '/opportunitypage',
    path: () => '/opportunitypage',
    says: [loaded('the jobs')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/opportunitypage of a job',
    path: ({ job }) => `/opportunitypage?job=${job}`,
    says: [loaded('this job'), loaded('the jobs')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/opportunitypage whose applicants do not come',
    path: ({ job }) => `/opportunitypage?job=${job}`,
    calls: candidates,
    says: [loaded('the applicants')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/opportunitypage whose recommended candidates do not come',
    path: ({ job }) => `/opportunitypage?job=${job}&tab=recommended`,
    calls: ['/api/recruiter/opportunity/getRecommendedAppliedApplicants/*'],
    says: [loaded('the recommended candidates')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/opportunitypage whose shortlisted candidates do not come',
    path: ({ job }) => `/opportunitypage?job=${job}&tab=shortlisted`,
    calls: ['/api/recruiter/opportunity/get/shortlist/candidate/*'],
    says: [loaded('the shortlisted candidates')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/opportunitypage whose filter does not come',
    path: ({ job }) => `/opportunitypage?job=${job}&filter=${encodeURIComponent(female)}`,
    calls: ['/api/v1/mobile/jobFormFilter'],
    says: [loaded('the filter')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/jobDetails/:id',
    path: ({ job }) => `/jobDetails/${job}`,
    says: [loaded('this job')],
    notice: failed,
    shows: (page) => page.getByRole('link', { name: 'Edit' }),
  },
  {
    name: '/jobForm that duplicates',
    path: ({ job }) => `/jobForm?duplicate=${job}`,
    says: [loaded('the job to duplicate')],
    notice: failed,
    shows: (page) => page.getByLabel('Vacancies'),
  },
  {
    name: '/editJob/:id',
    path: ({ job }) => `/editJob/${job}`,
    says: [loaded('this job')],
    notice: failed,
    shows: (page) => page.getByLabel('Vacancies'),
  },
  {
    name: '/editDescription/:id',
    path: ({ job }) => `/editDescription/${job}`,
    says: [loaded('this job')],
    notice: failed,
    shows: (page) => page.getByLabel('Description', { exact: true }),
  },
  {
    name: '/editJobDetails/:id',
    path: ({ job }) => `/editJobDetails/${job}`,
    says: [loaded('this job')],
    notice: failed,
    shows: (page) => page.getByRole('button', { name: 'Update' }),
  },
  {
    name: '/talentPool',
    path: () => '/talentPool',
    says: [loaded('the suggested candidates')],
    notice: 'could not fetch data, try again later',
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/candidateModal',
    path: () => '/candidateModal?type=Job&skills=Python&location=',
    calls: ['/api/recruiter/recruiter/search/candidateByScore'],
    says: [loaded('the search result')],
    notice: ofService,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/shortlistedCandidates',
    path: () => '/shortlistedCandidates',
    says: [loaded('the folders')],
    notice: 'Failed to fetch folders. Please try again later.',
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/shortlistedCandidates whose candidates do not come',
    path: () => '/shortlistedCandidates',
    calls: candidates,
    says: [loaded('the candidates')],
    notice: failed,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: '/glofolio/:id',
    path: ({ student }) => `/glofolio/${student}`,
    says: ["We couldn't load this profile", part('GloPoints'), part('Proof of Work')],
    notice: failed,
    shows: (page) => heading(page, 'Educational Background'),
  },
  {
    name: '/compare',
    path: ({ student }) => `/compare?id=${student}`,
    says: [part('the profile'), part('GloPoints'), part('Proof of Work')],
    notice: null,
    shows: (page) => page.getByRole('row', { name: /^GloPoints \d/ }),
  },
  {
    name: '/connect/:id?',
    path: ({ student, job }) => `/connect/${student}?job=${job}`,
    says: [part('the profile')],
    notice: failed,
    shows: (page) => page.getByText(/@.*\.example/),
  },
  {
    name: '/test',
    path: () => '/test',
    says: ['Unavailable'],
    notice: null,
    shows: (page) => page.getByText('Available', { exact: true }),
  },
];
