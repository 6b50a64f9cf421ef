import type { Job } from '@glo/domain/jobs/job';
import { success } from '@glo/domain/shared/outcome';
import { aCandidate, aClosedJob, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { ListLayout } from '../../state/kinds/kinds.ts';
import { anOpportunityPage } from '../../testing/opportunity.ts';
import { aRecruitPage } from '../../testing/recruit.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { aVisitAt } from '../../testing/fakes/fake-navigator.ts';
import { FunnelBar } from './FunnelBar.tsx';
import type { OpportunityPresenter } from './job/opportunity-presenter.ts';
import { OpportunityView } from './job/OpportunityView.tsx';
import { RecruitView } from './list/RecruitView.tsx';

describe('the recruit screen', () => {
  it('shows the number of applicants in one text, as specified', async () => {
    expect(markupOf(await recruit('ACTIVE', [anActiveJob({ applicantCount: 12 })]))).toContain('>12 Applicants<');
  });

  it.each([
    ['ACTIVE', 'No Active Jobs!'],
    ['PREVIOUS', 'No Previous Jobs Posted!'],
  ] as const)('says that there are no %s jobs: %s', async (state, words) => {
    const text = textOf(await recruit(state, []));
    expect(text).toMatch(/^JOB POSTED 0 jobs /);
    expect(text).toContain(words);
  });
});

describe('recruit as a table', () => {
  const applicants = ['a', 'b', 'c'].map(studentId);
  const [viewed] = applicants;
  const job = anActiveJob({ applicants, viewedApplicants: viewed ? [viewed] : [], applicantCount: 3 });

  it('shows an accessible row per job with links, and the sums', async () => {
    const view = await recruit('ACTIVE', [job], 'table');
    const text = textOf(view);
    expect(text).toMatch(/Title Place Type Posted Applied To review Shortlisted /);
    expect(text).toMatch(/Graduate Data Analyst Pune Full-time Nov 3(, 2026)? 3 Applicants 3 1 /);
    expect(text).toMatch(/3 applied, 3 to review, 1 shortlisted Applied Viewed Shortlisted$/);
    const markup = markupOf(view);
    expect(markup).toMatch(/<th scope="col"[^>]* aria-sort="descending">.*Posted/);
    expect(markup).toMatch(/href="\/opportunitypage\?job=job-1&amp;verdict=undecided" aria-label="3 to review in/);
  });

  it.each(['table', 'cards'] as const)('says nothing to review of closed jobs: %s', async (view) => {
    const shown = await recruit('PREVIOUS', [{ ...job, status: 'CLOSED' }], view);
    expect(textOf(shown)).toMatch(/3 applied, 1 shortlisted Applied Viewed Shortlisted$/);
    expect(textOf(shown)).not.toMatch(/to review/i);
  });
});

describe('the bar of a job', () => {
  const parts = (applied: number, viewed: number, shortlisted: number | null) => {
    const viewedApplicants = Array.from({ length: viewed }, (_, index) => studentId(`s${index}`));
    const job = anActiveJob({ applicantCount: applied, applicants: viewedApplicants, viewedApplicants });
    const markup = markupOf(createElement(FunnelBar, { job, shortlisted }));
    return [...markup.matchAll(/--length:([\d.]+)%;--steps:(\d)/g)].map(([, ...found]) => found.map(Number));
  };

  it('shows the shares of its own applicants, and a larger count always has a longer part', () => {
    expect(parts(20, 10, 3)).toEqual([
      [100, 3],
      [50, 2],
      [15, 1],
    ]);
    expect(parts(2, 2, null)).toEqual([
      [100, 1],
      [100, 1],
    ]);
  });

  it('is full if more are shortlisted than applied, and empty without applicants', () => {
    expect(parts(4, 1, 5)).toEqual([
      [100, 2],
      [25, 1],
      [100, 2],
    ]);
    expect(parts(0, 0, 1)).toEqual([]);
  });
});

describe('the list beside a job', () => {
  it('has a search box for more than ten jobs', async () => {
    const jobs = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        anActiveJob({ id: jobId(`job-${index + 1}`), title: `Job ${index + 1}`, applicants: [studentId('a')] }),
      );
    const [ten, eleven] = [await opportunityAmong(jobs(10)), await opportunityAmong(jobs(11))];
    expect([ten, eleven].map((view) => markupOf(view).includes('Find a job'))).toEqual([false, true]);
  });

  it('shows no count to review for closed jobs', async () => {
    const closed = await opportunityAmong([aClosedJob({ applicants: [studentId('a')] })]);
    expect(textOf(closed)).toContain('Nov 3');
    expect(textOf(closed)).not.toContain('to review');
  });
});

const twelve = Array.from({ length: 12 }, (_, place) => studentId(`student-${place}`));

describe('the view of the opportunity page', () => {
  it.each([
    [anActiveJob({ applicants: twelve }), 'Active Jobs'],
    [aClosedJob({ applicants: twelve }), 'Closed Jobs'],
  ])('shows the job and the title of its list', async (job, title) => {
    const text = textOf(await opportunity(job));
    expect(text).toMatch(new RegExp(`^${title} `));
    expect(text).toMatch(/Graduate Data Analyst .*Tidewater Analytics .*Posted Nov 3(, 2026)? 12 Applicants/);
  });

  it('names the colleague who posted a job, links to the company and offers no Close', async () => {
    const postedBy = ['account-9'];
    const dated = await opportunity(anActiveJob({ postedBy }));
    await expect
      .poll(() => textOf(dated))
      .toMatch(
        /^Company Page Your Active Jobs .*Posted by Arjun Kulkarni on November 3, 2026 0 Applicants Read only Job Details/,
      );
    const undated = await opportunity(anActiveJob({ postedBy, createdAt: '' }));
    await expect.poll(() => textOf(undated)).toContain('Posted by Arjun Kulkarni 0 Applicants Read only Job Details');
  });

  it.each([
    ['applicants', 'No Applicants till now'],
    ['recommended', 'No Recommendation'],
    ['shortlisted', 'No Shortlisted Candidates'],
  ])('shows an empty state for %s: %s', async (tab, words) => {
    expect(textOf(await opportunity(anActiveJob(), tab, []))).toContain(`${words} `);
  });

  it.each([
    [anActiveJob(), 1, '1 student already matches this job. Look at them while you wait. See recommended'],
    [anActiveJob(), 0, 'Students appear here as soon as they apply. Search Candidates'],
    [aClosedJob(), 1, 'This job is closed. 1 student matches it. See recommended'],
    [aClosedJob(), 2, 'This job is closed. 2 students match it. See recommended'],
    [aClosedJob(), 0, 'This job is closed. Students can apply again once you activate it. Search Candidates'],
  ])('suggests what to do without applicants', async (job, count, words) => {
    const recommended = Array.from({ length: count }, (_, index) => aCandidate({ id: studentId(`other-${index}`) }));
    expect(textOf(await opportunity(job, 'applicants', recommended))).toContain(words);
  });

  it('shows Shortlisted on a shortlisted candidate, and Remove in SHORTLISTED', async () => {
    const job = anActiveJob({ applicants: [studentId('student-1')] });
    const among = async (tab: string) => markupOf(await opportunity(job, tab, [], [aCandidate()]));
    expect(await among('applicants')).toContain('title="Shortlisted for this job"');
    // Shown on hover.
    expect(await among('applicants')).toMatch(/aria-hidden="true"><span>Remove<\/span><small>from this job<\/small>/);
    expect(await among('shortlisted')).toMatch(/aria-label="Remove Aarohi [^>]* from this job"/);
  });
});

async function recruit(state: 'ACTIVE' | 'PREVIOUS', jobs: readonly Job[], view: ListLayout = 'cards') {
  const { presenter, board, shortlists } = aRecruitPage();
  board.answers.activeJobs = success(jobs);
  board.answers.pastJobs = success(jobs);
  shortlists.answers.candidates = success([aCandidate()]);
  presenter.activate(aVisitAt(`?job_state=${state}`));
  presenter.showAs(view);
  await when(() => presenter.jobs.state === 'ready' && presenter.view === view);
  await when(() => jobs.every(({ id }) => presenter.shortlists.countOf(id) !== null));
  return createElement(RecruitView, { presenter });
}

async function opportunity(
  job: Job,
  tab = 'applicants',
  recommended = [aCandidate({ id: studentId('other') })],
  shortlisted: ReturnType<typeof aCandidate>[] = [],
) {
  const { presenter, board, directory, shortlists } = anOpportunityPage();
  board.answers.job = success(job);
  directory.answers.byIds = success(job.applicants.map((id) => aCandidate({ id })));
  shortlists.answers.recommended = success(recommended);
  shortlists.answers.candidates = success(shortlisted);
  presenter.activate(aVisitAt(`?job=${job.id}&tab=${tab}`));
  await when(() => presenter.rail.list?.state === 'ready' && areThere(presenter));
  return createElement(OpportunityView, { presenter });
}

async function opportunityAmong(jobs: readonly Job[]) {
  const { presenter, board } = anOpportunityPage();
  const [job] = jobs;
  if (job === undefined) throw new Error('no job');
  board.answers.job = success(job);
  board.answers[job.status === 'ACTIVE' ? 'activeJobs' : 'pastJobs'] = success(jobs);
  presenter.activate(aVisitAt(`?job=${job.id}`));
  await when(() => presenter.rail.list?.state === 'ready' && areThere(presenter));
  return createElement(OpportunityView, { presenter });
}

function areThere({ candidates }: OpportunityPresenter): boolean {
  const tabs = ['applicants', 'recommended', 'shortlisted'] as const;
  return candidates !== null && tabs.every((tab) => candidates.list(tab).state === 'ready');
}
