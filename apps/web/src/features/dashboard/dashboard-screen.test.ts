import { MemoryRows } from '@glo/domain/testing/device';
import type { Recruiter } from '@glo/domain/account/recruiter';
import { success } from '@glo/domain/shared/outcome';
import { aClosedJob, aCompany, aCompleteRecruiter, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import type { aJobBoard } from '@glo/domain/testing/jobs';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { aDashboard } from '../../testing/dashboard.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { DashboardView } from './DashboardView.tsx';

describe('the view of the dashboard', () => {
  it('has tiles for a new job, the search and the shortlisted candidates', async () => {
    const markup = markupOf(await dashboard());
    expect(markup).toMatch(/href="\/jobForm".*Post an opportunity/);
    expect(markup).toMatch(/href="\/searchCandidate".*Search candidate/);
    expect(markup).toMatch(/href="\/shortlistedCandidates".*Shortlisted candidate/);
  });

  it('links to all jobs of each list', async () => {
    const view = await dashboard();
    expect(markupOf(view)).toMatch(/href="\/recruit\?job_state=ACTIVE"[^>]*><span>View All/);
    expect(markupOf(view)).toMatch(/href="\/recruit\?job_state=PREVIOUS"[^>]*><span>View All/);
  });

  it('shows the first steps without jobs', async () => {
    const view = await dashboard({ active: [], past: [] });
    expect(textOf(view)).toContain(
      'Three steps to your first shortlist About ten minutes. You can stop at any step. 1 , next Post your first opportunity',
    );
    expect(textOf(view)).toContain('Get verified You: Verified. Tidewater Analytics: Verified.');
    expect(textOf(view)).toContain('Find candidates Search all students by skill, place and type. Search Candidates');
    expect(markupOf(view)).not.toMatch(/href="\/talentPool"/);
  });

  it('explains an empty list only if the other has jobs', async () => {
    const newcomers = textOf(await dashboard({ active: [], past: [] }));
    expect(newcomers).toContain('Active Jobs No Active Jobs Posted! Previous Jobs No Past jobs!');
    expect(newcomers).not.toContain('View All');
    const someJobs = textOf(await dashboard({ active: [] }));
    expect(someJobs).toContain('No Active Jobs Posted! Post a job to see its applicants here.');
  });

  it('links the first steps to the talent pool if the company has technologies', async () => {
    const recruiter = aCompleteRecruiter({ company: aCompany({ technologies: ['SQL'] }) });
    const view = await dashboard({ recruiter, active: [], past: [] });
    expect(textOf(view)).toContain('Meet the talent pool Students whose skills match');
    expect(markupOf(view)).toMatch(/href="\/talentPool"/);
  });

  it.each([
    ['NOT_SUBMITTED', 'NOT_SUBMITTED', '/skippedPVerification', 'Verify'],
    ['SUBMITTED', 'FAILED', '/skippedCompanyVerification', 'Verify Again'],
    ['SUBMITTED', 'SUBMITTED', null, 'Verify[^<]*'],
  ] as const)(
    'links the first steps (%s, %s) to the verification that needs a document: %s',
    async (person, company, href, label) => {
      const recruiter = aCompleteRecruiter({ personalVerification: person, companyVerification: company });
      const markup = markupOf(await dashboard({ recruiter, active: [], past: [] }));
      const [, found = null] = new RegExp(`href="(/skipped[^"]+)"[^>]*><span>${label}<`).exec(markup) ?? [];
      expect(found).toBe(href);
    },
  );

  it('lists the applicants to review by job, with a link', async () => {
    const applicants = ['a', 'b', 'c'].map(studentId);
    const job = anActiveJob({ applicants, applicantCount: 3 });
    const view = await dashboard({ active: [job], decided: ['a'] });
    expect(textOf(view)).toMatch(
      /To review 2 people, 1 job Review 2 in Graduate Data Analyst , Posted \d+ days ago , 1 of 3 decisions, 1 maybe Active/,
    );
    expect(markupOf(view)).toContain('href="/opportunitypage?job=job-1&amp;verdict=undecided"');
    const done = await dashboard({ active: [job], decided: ['a', 'b', 'c'] });
    const unread = await dashboard({ active: [job], isShortlistKnown: false });
    expect(textOf(unread)).toMatch(/To review Review in Graduate Data Analyst , Posted \d+ days ago Active/);
    expect(textOf(done)).toContain('To review Nothing to review. Every applicant has a decision. Active Jobs');
  });

  it.each([
    [3, 3, []],
    [4, 4, ['4']],
    [6, 5, ['6']],
  ])('renders, for %i jobs to review, %i cards and a link to all above three', async (jobs, cards, all) => {
    const active = Array.from({ length: jobs }, (_, index) =>
      anActiveJob({ id: jobId(`job-${index}`), applicants: [studentId('a')], applicantCount: 1 }),
    );
    const markup = markupOf(await dashboard({ active }));
    expect(markup.match(/verdict=undecided"/g)).toHaveLength(cards);
    expect([...markup.matchAll(/order=review"[^>]*><span>All (\d) jobs</g)].map(([, count]) => count)).toEqual(all);
  });

  it.each(['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'OTHER'] as const)(
    'shows no tick for %s',
    async (personalVerification) => {
      const view = await dashboard({ recruiter: aCompleteRecruiter({ personalVerification }) });
      expect(textOf(view)).toMatch(/Meera Nair Campus Hiring Lead/);
    },
  );
});

interface Shown {
  readonly recruiter?: Recruiter;
  readonly active?: ReturnType<typeof anActiveJob>[];
  readonly past?: ReturnType<typeof anActiveJob>[];
  readonly answers?: Partial<ReturnType<typeof aJobBoard>['answers']>;
  /** Applicants of 'job-1'. */
  readonly decided?: readonly string[];
  readonly isShortlistKnown?: boolean;
}

async function dashboard(shown: Shown = {}) {
  const { recruiter, active, past, answers, decided = [], isShortlistKnown = true } = shown;
  const { presenter, board, verdicts, shortlists } = aDashboard(new MemoryRows(), recruiter);
  board.answers.activeJobs = success(active ?? [anActiveJob({ applicantCount: 7 })]);
  board.answers.pastJobs = success(past ?? [aClosedJob()]);
  Object.assign(board.answers, answers);
  await Promise.all([presenter.active.load(), presenter.past.load()]);
  if (!isShortlistKnown) shortlists.answers.candidates = new Promise(() => undefined);
  await presenter.reviews.prepare(presenter.active.value ?? []);
  await new Promise(setImmediate);
  verdicts.forJob(jobId('job-1')).decide(decided.map(studentId), { decision: 'maybe' });
  return createElement(DashboardView, { presenter });
}
