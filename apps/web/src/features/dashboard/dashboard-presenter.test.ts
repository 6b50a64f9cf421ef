import { MemoryRows } from '@glo/domain/testing/device';
import { failure, success } from '@glo/domain/shared/outcome';
import {
  aCandidate,
  aClosedJob,
  aCompleteRecruiter,
  anActiveJob,
  aSession,
  jobId,
  studentId,
} from '@glo/domain/testing/builders';
import type { FakeAccounts } from '@glo/domain/testing/fake-accounts';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { aDashboard } from '../../testing/dashboard.ts';

describe('the dashboard', () => {
  it('shows at most three jobs of each list, and requests their shortlist counts once', async () => {
    const { presenter, board, shortlists } = aDashboard();
    board.answers.activeJobs = success(['a', 'b', 'c', 'd'].map((id) => anActiveJob({ id: jobId(id) })));
    board.answers.pastJobs = success(['e', 'f', 'g', 'h'].map((id) => aClosedJob({ id: jobId(id) })));
    shortlists.answers.candidates = success([aCandidate(), aCandidate()]);
    presenter.activate();
    await when(() => ['c', 'g'].every((id) => presenter.shortlists.countOf(jobId(id)) === 2));
    expect([presenter.shownActive.length, presenter.shownPast.length]).toEqual([3, 3]);
    expect(shortlists.asked.map(([, job]) => job)).toEqual(['a', 'b', 'c', 'e', 'f', 'g']);
  });

  it('keeps one list if the other fails', async () => {
    const { presenter, board, notices } = aDashboard();
    board.answers.activeJobs = failure('unreachable');
    presenter.activate();
    await when(() => presenter.active.state === 'failed' && presenter.past.state === 'ready');
    expect(notices.toasts).toHaveLength(1);
  });

  it('refreshes the recruiter silently', async () => {
    const { presenter, accounts, notices } = aDashboard();
    accounts.answers.loadRecruiter = success(aCompleteRecruiter({ position: 'Head of Hiring' }));
    presenter.activate();
    await when(() => presenter.recruiter?.position === 'Head of Hiring');
    expect(notices.toasts).toEqual([]);
  });

  it('does not restore a session that ended meanwhile', async () => {
    const { presenter, accounts, session } = aDashboard();
    const answer = Promise.withResolvers<Awaited<ReturnType<FakeAccounts['loadRecruiter']>>>();
    accounts.answers.loadRecruiter = answer.promise;
    presenter.activate();
    const { signOut } = presenter;
    await signOut();
    answer.resolve(success(aCompleteRecruiter()));
    await answer.promise;
    expect([session.current, presenter.recruiter, presenter.steps]).toEqual([null, null, null]);
  });

  it('offers Edit Profile in the palette', () => {
    expect(aDashboard().presenter.commands).toEqual([{ label: 'Edit Profile', to: '/editprofile' }]);
  });

  it('reports no failure after it has closed', async () => {
    const { presenter, board, folders, notices } = aDashboard();
    board.answers.pastJobs = failure('unreachable');
    folders.answers.studentIds = failure('unreachable');
    const leave = presenter.activate();
    leave();
    await new Promise(setImmediate);
    expect(notices.toasts).toEqual([]);
  });
});

describe('the next steps on the dashboard', () => {
  const applicants = (count: number) => Array.from({ length: count }, (_, index) => studentId(`student-${index}`));
  const aJobWith = (id: string, applied: number) =>
    anActiveJob({ id: jobId(id), applicants: applicants(applied), applicantCount: applied });

  async function visited(jobs: readonly ReturnType<typeof anActiveJob>[], rows = new MemoryRows()) {
    const page = aDashboard(rows);
    const { presenter, board } = page;
    board.answers.activeJobs = success(jobs);
    board.answers.pastJobs = success([]);
    presenter.activate();
    await when(() => presenter.active.state === 'ready' && presenter.past.state === 'ready');
    await new Promise(setImmediate);
    return page;
  }

  it('list all jobs with applicants to review, most first', async () => {
    const jobs = ['a', 'b', 'c', 'd'].map((id, index) => aJobWith(id, index));
    const { presenter } = await visited(jobs);
    expect(presenter.toReview.map(({ job, counts }) => [job.id, counts.undecided])).toEqual([
      ['d', 3],
      ['c', 2],
      ['b', 1],
    ]);
  });

  it('begin with the job that was reviewed last', async () => {
    const { presenter, verdicts } = await visited([aJobWith('a', 5), aJobWith('b', 4), aJobWith('c', 3)]);
    const [first] = applicants(1);
    if (first === undefined) throw new Error('There is no applicant');
    verdicts.forJob(jobId('c')).decide([first], { decision: 'maybe' });
    expect(presenter.toReview.map(({ job, counts }) => [job.id, counts.undecided, counts.maybe])).toEqual([
      ['c', 2, 1],
      ['a', 5, 0],
      ['b', 4, 0],
    ]);
  });

  it('count the new applicants of visited jobs, and offer their review', async () => {
    const { presenter, visits, paged } = await visited([aJobWith('a', 5), aJobWith('b', 4)]);
    expect([presenter.newCount, presenter.toReview.map(({ newHref }) => newHref)]).toEqual([0, [null, null]]);
    await visits.begin(aJobWith('a', 3));
    visits.show(null);
    await expect.poll(() => presenter.newCount).toBe(2);
    expect(presenter.toReview[0]?.newHref).toBe('/opportunitypage?job=a&verdict=new');
    const review = presenter.commands.find(({ label }) => label === 'Review the 2 new: Graduate Data Analyst');
    if (typeof review?.to === 'function') review.to();
    await expect.poll(() => paged.current?.ids).toEqual(applicants(5).slice(3));
  });

  it('show the age of a job, and count no decided applicant as new', async () => {
    const jobs = [aJobWith('a', 9), { ...aJobWith('b', 4), createdAt: '' }];
    const { presenter, verdicts, visits } = await visited(jobs);
    await visits.begin(aJobWith('a', 1));
    visits.show(null);
    verdicts.forJob(jobId('a')).decide(applicants(7), { decision: 'not-a-fit' });
    verdicts.forJob(jobId('b')).decide(applicants(3), { decision: 'maybe' });
    const shown = presenter.toReview.map(({ job, counts, days }) => [job.id, counts.undecided, counts.new, days]);
    expect(shown.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
      ['a', 2, 2, expect.any(Number)],
      ['b', 1, 0, null],
    ]);
    expect(presenter.hasApplicants).toBe(true);
  });

  it('wait for both lists, so that nothing moves', async () => {
    const { presenter, board } = aDashboard();
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof board.pastJobs>>>();
    board.answers.pastJobs = answer.promise;
    presenter.activate();
    await when(() => presenter.active.state === 'ready');
    expect(presenter.isLoading).toBe(true);
    answer.resolve(failure('unreachable'));
    await when(() => presenter.past.state === 'failed');
    expect(presenter.isLoading).toBe(false);
  });

  it('do not wait for a retried list', async () => {
    const { presenter, board } = aDashboard();
    board.answers.pastJobs = failure('unreachable');
    presenter.activate();
    await when(() => presenter.active.state === 'ready' && presenter.past.state === 'failed');
    void presenter.past.load();
    expect([presenter.past.state, presenter.isLoading]).toEqual(['loading', false]);
  });

  it('do not wait for a slow list', async () => {
    vi.useFakeTimers();
    const { presenter, board } = aDashboard();
    board.answers.pastJobs = new Promise(() => undefined);
    const leave = presenter.activate();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(presenter.isLoading).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(presenter.isLoading).toBe(false);
    leave();
  });

  it('need no request besides the two lists and the folders', async () => {
    const { board, folders } = await visited([aJobWith('a', 8)]);
    expect(board.asked.map(([call]) => call)).toEqual(['activeJobs', 'pastJobs']);
    expect(new Set(folders.asked.map(([call]) => call))).toEqual(new Set(['all', 'studentIds']));
  });

  it('are no first steps before both lists have loaded or after sign-out', async () => {
    const { presenter, board, session } = aDashboard();
    board.answers.activeJobs = success([]);
    board.answers.pastJobs = success([]);
    await presenter.active.load();
    expect(presenter.steps).toBeNull();
    presenter.active.value = null;
    await presenter.past.load();
    expect(presenter.steps).toBeNull();
    await presenter.active.load();
    expect(presenter.steps).not.toBeNull();
    session.end();
    expect(presenter.steps).toBeNull();
  });

  it('include the search if the company has no technologies', async () => {
    const { presenter, session } = await visited([]);
    session.start(aSession(aCompleteRecruiter({ company: null })));
    expect(presenter.steps?.map(([step]) => step)).toEqual(['post', 'verify', 'search']);
  });

  it('are the first steps without applicants, and remember the talent pool', async () => {
    const rows = new MemoryRows();
    const { presenter } = await visited([aJobWith('a', 0)], rows);
    const states = () => presenter.steps?.map(([, state]) => state);
    expect([states(), presenter.hasApplicants]).toEqual([['done', 'done', 'now'], false]);
    const { markThirdStepDone } = presenter;
    markThirdStepDone();
    await new Promise(setImmediate);
    expect(states()).toBeUndefined();
    expect((await visited([], rows)).presenter.steps?.map(([, state]) => state)).toEqual(['now', 'done', 'done']);
  });
});

describe('the folders tile', () => {
  it('counts each candidate once', async () => {
    const { presenter, folders } = aDashboard();
    const ids = ['a', 'b', 'c', 'd'].map(studentId);
    folders.answers.all = success([
      aFolder({ candidates: ids }),
      aFolder({ id: folderId('folder-2'), candidates: ids.slice(2) }),
    ]);
    expect(presenter.inFolders).toBe('In your own folders');
    presenter.activate();
    await expect.poll(() => presenter.inFolders).toBe('4 people in 2 folders');
  });

  it('shows no counts for empty folders', async () => {
    const { presenter, folders, foldersState } = aDashboard();
    folders.answers.all = success([aFolder({ candidates: [] })]);
    presenter.activate();
    await when(() => foldersState.all.value !== null);
    expect(presenter.inFolders).toBe('In your own folders');
  });

  it('shows no counts if the folders fail to load', async () => {
    const { presenter, folders, notices } = aDashboard();
    folders.answers.all = failure('unreachable');
    presenter.activate();
    await expect.poll(() => folders.asked.length).toBe(2);
    expect([presenter.inFolders, notices.toasts]).toEqual(['In your own folders', []]);
  });
});
