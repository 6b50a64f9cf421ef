import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { reviewWanted } from '../../../navigation/addresses.ts';
import { aDashboard } from '../../../testing/dashboard.ts';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';
import { aPalette, opened, rowsOf } from '../../../testing/palette/a-palette.ts';
import { aRecruitPage } from '../../../testing/recruit.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];

describe('a review from the dashboard', () => {
  it('goes through all applicants of a job without verdicts', async () => {
    const { presenter, paged, navigator } = await aShownDashboard();
    const href = '/opportunitypage?job=job-1&verdict=undecided';
    expect(presenter.toReview).toMatchObject([{ counts: { undecided: 3 }, href }]);
    const [review] = presenter.commands;
    expect(review?.label).toBe('Review 3: Graduate Data Analyst');
    if (typeof review?.to === 'function') review.to();
    await vi.waitFor(() => expect(navigator.went.at(-1)?.path).toBe('/glofolio/asha?job=job-1'));
    expect(paged.current).toMatchObject({ href: '/opportunitypage?job=job-1', ids: [asha, bela, chitra], pace: [] });
  });

  it('begins with the best fit, as the list of the job does', async () => {
    const { presenter, paged, job, directory } = await aShownDashboard();
    directory.answers.byIds = success([
      aCandidate({ id: asha, skills: [] }),
      aCandidate({ id: chitra, skills: job.skills }),
    ]);
    void presenter.reviews.start(job);
    expect(presenter.reviews.starting).toBe(job.id);
    await when(() => presenter.reviews.starting === null);
    expect(paged.current).toMatchObject({ ids: [chitra, asha, bela], order: 'Best fit' });
  });

  it('orders all applicants, not only the first pages', async () => {
    const many = Array.from({ length: 1294 }, (_, place) => studentId(`student-${place}`));
    const { presenter, paged, job, directory } = await aShownDashboard([], many);
    const fitting = new Set([studentId('student-290'), studentId('student-1200')]);
    directory.byIds = async (ids) =>
      success(ids.map((id) => aCandidate({ id, skills: fitting.has(id) ? job.skills : [], score: null })));
    await presenter.reviews.start(job);
    expect(paged.current?.ids.slice(0, 3)).toEqual([...fitting, studentId('student-0')]);
    expect([paged.current?.ids.length, paged.current?.order]).toEqual([1294, 'Best fit']);
  });

  it('follows the applications of a job without skills, and says so', async () => {
    const { presenter, paged, job, directory } = await aShownDashboard();
    await presenter.reviews.start({ ...job, skills: [] });
    expect(paged.current).toMatchObject({ ids: [asha, bela, chitra], order: 'As listed' });
    expect(directory.asked).toEqual([]);
  });

  it.each<[string, (dashboard: ShownDashboard) => unknown, string]>([
    [
      'the list was left with another order',
      ({ records, job }) => records.leaveList(job.id, 'sort=name&layout=table'),
      '&sort=name&layout=table',
    ],
    ['the fit has criteria', ({ records, job }) => records.setCriteria(job.id, '{"work":{"min":1,"max":null}}'), ''],
    ['the candidates cannot be read', ({ directory }) => (directory.answers.byIds = failure('unreachable')), ''],
  ])('opens the list and starts there if %s', async (_, prepare, order) => {
    const dashboard = await aShownDashboard();
    const { presenter, paged, job, navigator } = dashboard;
    await prepare(dashboard);
    await presenter.reviews.start(job);
    const path = `/opportunitypage?job=job-1&verdict=undecided${order}`;
    expect([navigator.went.at(-1), paged.current]).toMatchObject([{ path, options: { state: reviewWanted } }, null]);
  });

  it('opens the list and starts there if the candidates take longer than two seconds', async () => {
    const { presenter, job, directory, navigator } = await aShownDashboard();
    directory.byIds = async () => await new Promise(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const starting = presenter.reviews.start(job);
    await vi.advanceTimersByTimeAsync(2000);
    await starting;
    expect(navigator.went.at(-1)?.options.state).toEqual(reviewWanted);
  });

  it('does not open once the recruiter has gone elsewhere', async () => {
    const { presenter, paged, job, navigator } = await aShownDashboard();
    void presenter.reviews.start(job);
    navigator.entry = { key: 'other', isReturn: false };
    await when(() => presenter.reviews.starting === null);
    expect([paged.current, navigator.went]).toEqual([null, []]);
  });

  it('goes through the undecided applicants of a job with verdicts', async () => {
    const { presenter, paged, job, verdicts } = await aShownDashboard([chitra]);
    verdicts.forJob(job.id).decide([bela], { decision: 'not-a-fit' });
    await presenter.reviews.prepare(presenter.active.value ?? []);
    await when(() => presenter.toReview[0]?.counts.undecided === 1);
    expect(presenter.toReview[0]?.means).toBe('1 to review: applicants without a decision');
    void presenter.reviews.start(job);
    await vi.waitFor(() => expect(paged.current?.ids).toEqual([asha]));
  });
});

describe('the applicants to review in the palette', () => {
  it('are the undecided ones of a job with verdicts', async () => {
    const { palette, verdicts } = aPalette();
    await opened(palette);
    const details = () => rowsOf(palette).find(([label]) => label === 'Graduate Data Analyst')?.[1];
    await expect.poll(details).toBe('2 applied, 2 to review');
    for (const student of ['s1', 's2'])
      verdicts.forJob(jobId('job-1')).decide([studentId(student)], { decision: 'maybe' });
    await expect.poll(details).toBe('2 applied');
  });
});

describe('the applicants to review on Recruit', () => {
  it('are the undecided ones of a job with verdicts', async () => {
    const { presenter, board, shortlists, verdicts } = aRecruitPage();
    const job = anActiveJob({ applicants: [asha, bela, chitra], applicantCount: 3 });
    board.answers.activeJobs = success([job]);
    shortlists.answers.candidates = success([aCandidate({ id: chitra })]);
    const leave = presenter.activate(aVisitAt('?job_state=ACTIVE'));
    await when(() => presenter.sums.toReview === 2);
    verdicts.forJob(job.id).decide([bela], { decision: 'maybe' });
    await expect.poll(() => presenter.sums.toReview).toBe(1);
    leave();
  });

  it('sort the jobs by the same count', async () => {
    const { presenter, board, shortlists, verdicts } = aRecruitPage();
    const [one, other] = [2, 3].map((count) =>
      anActiveJob({
        id: jobId(`job-${count}`),
        applicants: [asha, bela, chitra].slice(0, count),
      }),
    );
    if (one === undefined || other === undefined) throw new Error('jobs are missing');
    board.answers.activeJobs = success([one, other]);
    shortlists.answers.candidates = success([]);
    const leave = presenter.activate(aVisitAt('?job_state=ACTIVE&order=review'));
    const ids = () => presenter.shown?.map(({ id }) => id);
    await expect.poll(ids).toEqual([other.id, one.id]);
    for (const student of [asha, bela]) verdicts.forJob(other.id).decide([student], { decision: 'not-a-fit' });
    await expect.poll(ids).toEqual([one.id, other.id]);
    leave();
  });
});

type ShownDashboard = Awaited<ReturnType<typeof aShownDashboard>>;

async function aShownDashboard(shortlisted: (typeof asha)[] = [], applicants = [asha, bela, chitra]) {
  const dashboard = aDashboard();
  const { presenter, board, shortlists } = dashboard;
  const job = anActiveJob({ applicants, applicantCount: applicants.length });
  board.answers.activeJobs = success([job]);
  board.answers.pastJobs = success([]);
  shortlists.answers.candidates = success(shortlisted.map((id) => aCandidate({ id })));
  presenter.activate();
  await when(() => presenter.active.value !== null);
  return { ...dashboard, job };
}
