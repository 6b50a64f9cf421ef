import type { Job } from '@glo/domain/jobs/job';
import { success } from '@glo/domain/shared/outcome';
import { aCandidate, aClosedJob, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { ScrollPositions } from '../../state/device/scroll-positions.ts';
import { FakeNavigator } from '../../testing/fake-navigator.ts';
import { FakeTabMemory } from '../../testing/fake-tab-memory.ts';
import { anOpportunityPage } from '../../testing/opportunity.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { aSignedInSession } from '../../testing/session.ts';
import type { OpportunityPresenter } from './opportunity/opportunity-presenter.ts';
import { OpportunityView } from './opportunity/OpportunityView.tsx';
import { RecruitPresenter } from './recruit/recruit-presenter.ts';
import { RecruitView } from './recruit/RecruitView.tsx';

describe('recruit', () => {
  it('shows its header, the toggle, and cards with title, date and applicants that open the job', async () => {
    const view = await recruit('ACTIVE', [anActiveJob({ applicantCount: 12 })]);
    const text = textOf(view);
    expect(text).toMatch(/^JOB POSTED .*View Active Jobs View Closed Jobs/);
    expect(text).toMatch(/Graduate Data Analyst November 3, 2026 12 Applicants/);
    expect(markupOf(view)).toContain('href="/opportunitypage?job=job-1"');
  });

  it.each([
    ['ACTIVE', 'No Active Jobs!'],
    ['PREVIOUS', 'No Previous Jobs Posted!'],
  ] as const)('says when there are no %s jobs: %s', async (state, words) => {
    expect(textOf(await recruit(state, []))).toContain(words);
  });
});

describe('the count beside JOB POSTED', () => {
  it.each([
    [1, 'JOB POSTED 1 job View'],
    [2, 'JOB POSTED 2 jobs View'],
  ])('of %i is read as %s', async (count, words) => {
    const jobs = Array.from({ length: count }, (_, index) => anActiveJob({ id: jobId(`job-${index}`) }));
    expect(textOf(await recruit('ACTIVE', jobs))).toContain(words);
  });
});

describe('the opportunity page', () => {
  it.each([
    [anActiveJob({ applicantCount: 12 }), 'Active Jobs'],
    [aClosedJob({ applicantCount: 12 }), 'Closed Jobs'],
  ])('shows the job and the list it stands in', async (job, title) => {
    const text = textOf(await opportunity(job));
    expect(text).toMatch(new RegExp(`^${title} `));
    expect(text).toMatch(/Graduate Data Analyst .*Tidewater Analytics .*Posted November 3, 2026/);
  });

  it('has three tabs with the counts of what they show', async () => {
    const text = textOf(await opportunity(anActiveJob({ applicants: [studentId('a'), studentId('b')] })));
    expect(text).toMatch(/APPLICANTS 2 .*RECOMMENDED 1 .*SHORTLISTED 0 /);
  });

  it.each([
    ['applicants', 'No Applicants till now'],
    ['recommended', 'No Recommendation'],
    ['shortlisted', 'No Shortlisted Candidates'],
  ])('says when nobody is among the %s: %s', async (tab, words) => {
    expect(textOf(await opportunity(anActiveJob(), tab, []))).toContain(`${words} `);
  });

  it('offers Shortlist and View Profile, and says who was viewed', async () => {
    const viewed = anActiveJob({ applicants: [studentId('student-1')], viewedApplicants: [studentId('student-1')] });
    const view = await opportunity(viewed);
    expect(textOf(view)).toMatch(/You already viewed this profile Shortlist .*View Profile/);
    expect(markupOf(view)).toContain('href="/glofolio/student-1?job=job-1"');
    const notViewed = await opportunity(anActiveJob({ applicants: [studentId('student-1')] }));
    expect(textOf(notViewed)).not.toContain('You already viewed this profile');
  });

  it('says Shortlisted on a candidate who is, and Remove on the shortlist', async () => {
    const job = anActiveJob({ applicants: [studentId('student-1')] });
    const among = async (tab: string) => markupOf(await opportunity(job, tab, [], [aCandidate()]));
    expect(await among('applicants')).toMatch(/aria-label="Shortlisted Aarohi [^>]*>[^>]*>.*Shortlisted<\/button>/);
    expect(await among('shortlisted')).toMatch(/aria-label="Remove Aarohi [^>]*>Remove<\/button>/);
  });
});

async function recruit(state: 'ACTIVE' | 'PREVIOUS', jobs: readonly Job[]) {
  const board = aJobBoard();
  board.answers.activeJobs = success(jobs);
  board.answers.pastJobs = success(jobs);
  const session = aSignedInSession();
  const navigator = new FakeNavigator();
  const places = new ScrollPositions(new FakeTabMemory(), session, navigator);
  const presenter = new RecruitPresenter(board, session, navigator, new Notices(), places);
  presenter.activate({ params: {}, query: new URLSearchParams({ job_state: state }), state: null });
  await when(() => presenter.jobs.state === 'ready');
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
  presenter.activate({ params: {}, query: new URLSearchParams({ job: job.id, tab }), state: null });
  await when(() => presenter.jobs.state === 'ready' && areThere(presenter));
  return createElement(OpportunityView, { presenter });
}

function areThere({ candidates }: OpportunityPresenter): boolean {
  const tabs = ['applicants', 'recommended', 'shortlisted'] as const;
  return candidates !== null && tabs.every((tab) => candidates.list(tab).state === 'ready');
}
