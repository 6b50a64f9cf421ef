import type { Job } from '@glo/domain/jobs/job';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCandidate, aClosedJob, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { anOpportunityPage as aPage } from '../../../testing/opportunity.ts';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';

describe('the opportunity page', () => {
  it('opens the job of its URL and lists the jobs of the same status', async () => {
    const { presenter, board } = aPage();
    board.answers.job = success(aClosedJob());
    board.answers.pastJobs = success([aClosedJob()]);
    presenter.activate(aVisitAt('?job=job-1'));
    await when(() => presenter.rail.list?.state === 'ready' && presenter.rail.status === 'CLOSED');
    expect(presenter.job?.value).toEqual(aClosedJob());
    expect(presenter.rail.list?.value).toEqual([aClosedJob()]);
  });

  it('offers the commands of its job and its filter once they have loaded', async () => {
    const { presenter, board } = aPage();
    const labels = () => presenter.commands.map(({ label }) => label);
    board.answers.job = success(aClosedJob());
    presenter.activate(aVisitAt('?job=job-1'));
    expect(labels()).toEqual([]);
    await when(() => presenter.activeTab?.resource.state === 'ready');
    expect(labels()).toEqual(['Manage Details', 'Activate this Job', 'View Active Jobs', 'Filter']);
    expect(presenter.commands.map(({ to }) => to).slice(0, 3)).toEqual([
      '/jobDetails/job-1',
      expect.any(Function),
      '/recruit?job_state=ACTIVE',
    ]);
  });

  it('names the colleague who posted the job and offers no change', async () => {
    const { presenter, board } = aPage();
    board.answers.job = success(anActiveJob({ postedBy: ['account-9'] }));
    presenter.activate(aVisitAt('?job=job-1'));
    await when(() => presenter.colleague !== null);
    expect(presenter.colleague?.name).toBe('Arjun Kulkarni');
    const labels = presenter.commands.map(({ label }) => label);
    expect(labels.slice(0, 2)).toEqual(['Job Details', 'View Closed Jobs']);
  });

  it('hides the status command while a change is pending, then links to the jobs of the other status', async () => {
    const { presenter, board } = await opened();
    const close = presenter.commands.find(({ label }) => label === 'Close this Job')?.to;
    const labels = () => presenter.commands.map(({ label }) => label).filter((label) => label !== 'Filter');
    const [answered, change] = [Promise.withResolvers<void>(), board.changeStatus.bind(board)];
    board.changeStatus = async (...asked) => {
      await answered.promise;
      return change(...asked);
    };
    if (typeof close === 'function') close();
    await vi.waitFor(() => expect(labels()).toEqual(['Manage Details', 'View Closed Jobs']));
    answered.resolve();
    await when(() => presenter.rail.status === 'CLOSED');
    expect(board.asked).toContainEqual(['changeStatus', 'job-1', 'CLOSED']);
    expect(labels()).toEqual(['Manage Details', 'Activate this Job', 'View Active Jobs']);
  });

  it('opens the first active job if the URL has none', async () => {
    const { presenter, board, navigator } = aPage();
    board.answers.activeJobs = success([anActiveJob({ id: jobId('newest') }), anActiveJob()]);
    presenter.activate(aVisitAt(''));
    await when(() => presenter.rail.list?.state === 'ready');
    expect(navigator.replacedUrls).toEqual(['/opportunitypage?job=newest']);
  });

  it('opens the first active job after a retry of the list', async () => {
    const { presenter, board, navigator } = aPage();
    board.answers.activeJobs = failure('unreachable');
    presenter.activate(aVisitAt(''));
    await when(() => presenter.rail.list?.state === 'failed');
    board.answers.activeJobs = success([anActiveJob()]);
    await presenter.rail.list?.load();
    expect(navigator.replacedUrls).toEqual(['/opportunitypage?job=job-1']);
  });

  it('opens no job if the list loads after the page has closed', async () => {
    const { presenter, board, navigator } = aPage();
    const answer = Promise.withResolvers<Outcome<readonly Job[]>>();
    board.answers.activeJobs = answer.promise;
    const leave = presenter.activate(aVisitAt(''));
    leave();
    answer.resolve(success([anActiveJob()]));
    await answer.promise;
    await Promise.resolve();
    expect([navigator.went, navigator.replacedUrls]).toEqual([[], []]);
  });

  it('opens no job if there are no active jobs', async () => {
    const { presenter, board, navigator } = aPage();
    board.answers.activeJobs = success([]);
    presenter.activate(aVisitAt(''));
    await when(() => presenter.rail.list?.state === 'ready');
    expect([navigator.went, navigator.replacedUrls]).toEqual([[], []]);
  });

  it('shows another job as loading at once and ignores the previous response', async () => {
    const { presenter, board } = aPage();
    const slow = Promise.withResolvers<Outcome<Job>>();
    board.answers.job = slow.promise;
    presenter.activate(aVisitAt('?job=slow'));
    board.answers.job = success(anActiveJob({ id: jobId('quick'), title: 'Quick' }));
    presenter.revisit(aVisitAt('?job=quick'));
    expect(presenter.job?.state).toBe('loading');
    await when(() => presenter.job?.value !== null);
    slow.resolve(success(anActiveJob({ id: jobId('slow'), title: 'Slow' })));
    await slow.promise;
    expect(presenter.job?.value?.title).toBe('Quick');
  });

  it('keeps the list until the status of the next job is known', async () => {
    const { presenter, board } = aPage();
    presenter.activate(aVisitAt('?job=job-1'));
    expect(presenter.rail.status).toBeNull();
    await when(() => presenter.rail.status === 'ACTIVE');
    board.answers.job = success(aClosedJob({ id: jobId('closed') }));
    presenter.revisit(aVisitAt('?job=closed'));
    expect(presenter.rail.status).toBe('ACTIVE');
    await when(() => presenter.rail.status === 'CLOSED');
    expect(board.asked.map(([method]) => method)).toEqual(['job', 'activeJobs', 'job', 'pastJobs']);
  });

  it('keeps the list if another job of it opens', async () => {
    const { presenter, board } = await opened();
    board.answers.job = success(anActiveJob({ id: jobId('job-2') }));
    presenter.revisit(aVisitAt('?job=job-2'));
    await when(() => presenter.candidates !== null);
    expect(presenter.rail.list?.value).toEqual([anActiveJob()]);
    expect(board.asked.filter(([method]) => method === 'activeJobs')).toHaveLength(1);
  });

  it('lists the active jobs beside a failed job, which can be retried', async () => {
    const { presenter, board, notices } = aPage();
    board.answers.job = failure('server-error');
    presenter.activate(aVisitAt('?job=job-1'));
    await when(() => presenter.rail.list?.state === 'ready');
    expect([presenter.job?.state, presenter.rail.status]).toEqual(['failed', 'ACTIVE']);
    expect(notices.toasts).toMatchObject([{ key: 'server-failure', text: 'Some error occured! Please retry..' }]);
    board.answers.job = success(anActiveJob());
    await presenter.job?.load();
    expect(presenter.candidates).not.toBeNull();
  });

  it('requests no candidates if the job loads after the page has closed', async () => {
    const { presenter, board, directory } = aPage();
    const answer = Promise.withResolvers<Outcome<Job>>();
    board.answers.job = answer.promise;
    const leave = presenter.activate(aVisitAt('?job=job-1'));
    leave();
    answer.resolve(success(anActiveJob()));
    await answer.promise;
    await Promise.resolve();
    expect([directory.asked, board.asked]).toEqual([[], [['job', 'job-1']]]);
  });

  it('ignores a chosen tab until a job is open', () => {
    const { presenter, navigator, board } = aPage();
    board.answers.activeJobs = new Promise(() => undefined);
    presenter.activate(aVisitAt(''));
    presenter.chooseTab('recommended');
    expect([presenter.address.tab, presenter.countOf('applicants'), navigator.replacedUrls]).toEqual([
      'applicants',
      null,
      [],
    ]);
  });

  it('retries a failed list with the next job', async () => {
    const { presenter, board } = aPage();
    board.answers.activeJobs = failure('unreachable');
    presenter.activate(aVisitAt('?job=job-1'));
    await when(() => presenter.rail.list?.state === 'failed');
    board.answers.activeJobs = success([anActiveJob()]);
    board.answers.job = success(anActiveJob({ id: jobId('job-2') }));
    presenter.revisit(aVisitAt('?job=job-2'));
    await when(() => presenter.rail.list?.state === 'ready');
    expect(presenter.rail.list?.value).toEqual([anActiveJob()]);
  });

  it('ignores a failed list once another list is shown', async () => {
    const { presenter, board, notices } = aPage();
    const answer = Promise.withResolvers<Outcome<readonly Job[]>>();
    board.answers.activeJobs = answer.promise;
    presenter.activate(aVisitAt('?job=job-1'));
    await when(() => presenter.rail.status === 'ACTIVE');
    board.answers.job = success(aClosedJob({ id: jobId('closed') }));
    presenter.revisit(aVisitAt('?job=closed'));
    await when(() => presenter.rail.status === 'CLOSED' && presenter.rail.list?.state === 'ready');
    answer.resolve(failure('unreachable'));
    await new Promise(setImmediate);
    expect(notices.toasts).toEqual([]);
  });

  it('requests nothing if only the tab changes', async () => {
    const { presenter, board } = await opened();
    const asked = board.asked.length;
    presenter.revisit(aVisitAt('?job=job-1&tab=recommended'));
    expect(board.asked).toHaveLength(asked);
  });

  it('follows the changes of another browser tab', async () => {
    const { presenter, board, shortlists, tabs } = await opened();
    tabs.hear({ about: 'viewed', id: 'job-1', value: 'asha' });
    await when(() => presenter.candidates?.viewed.has(studentId('asha')) === true);
    shortlists.answers.candidates = success([aCandidate()]);
    tabs.hear({ about: 'shortlist', id: 'another' });
    tabs.hear({ about: 'shortlist', id: 'job-1' });
    await when(() => presenter.countOf('shortlisted') === 1);
    board.answers.job = success(anActiveJob({ status: 'CLOSED', viewedApplicants: [studentId('asha')] }));
    tabs.hear({ about: 'job', id: 'job-1' });
    await when(() => presenter.rail.status === 'CLOSED');
    expect([presenter.job?.value?.status, presenter.rail.otherJobs?.label]).toEqual(['CLOSED', 'View Active Jobs']);
    expect(shortlists.asked.filter(([name]) => name === 'candidates')).toHaveLength(2);
  });

  it('reloads the shortlist and the status on return and keeps the shown applicants', async () => {
    const { presenter, board, shortlists, tabs, candidates } = await opened();
    board.answers.job = success(anActiveJob({ status: 'CLOSED', applicants: [studentId('new')] }));
    shortlists.answers.candidates = success([aCandidate()]);
    tabs.hear({ about: 'return', id: '' });
    await when(() => presenter.rail.status === 'CLOSED' && presenter.countOf('shortlisted') === 1);
    expect([presenter.candidates === candidates, candidates?.shown, candidates?.late]).toEqual([
      true,
      anActiveJob().applicants,
      [studentId('new')],
    ]);
  });
});

async function opened() {
  const page = aPage();
  page.presenter.activate(aVisitAt('?job=job-1'));
  await when(() => page.presenter.countOf('shortlisted') !== null && page.presenter.rail.list?.state === 'ready');
  return { ...page, candidates: page.presenter.candidates };
}
