import type { Job } from '@glo/domain/jobs/job';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCandidate, aClosedJob, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { Visit } from '../../../navigation/navigator.ts';
import { anOpportunityPage } from '../../../testing/opportunity.ts';

describe('the opportunity page', () => {
  it('opens the job of its address, with the jobs of the same status beside it', async () => {
    const { presenter, board } = aPage();
    board.answers.job = success(aClosedJob());
    board.answers.pastJobs = success([aClosedJob()]);
    presenter.activate(at('?job=job-1'));
    await when(() => presenter.jobs?.state === 'ready' && presenter.status === 'CLOSED');
    expect(presenter.job?.value).toEqual(aClosedJob());
    expect(presenter.jobs?.value).toEqual([aClosedJob()]);
  });

  it('is there at once for a job of a list that was loaded, and follows what the service says of it now', async () => {
    const { presenter, board } = aPage();
    const leave = presenter.activate(at('?job=job-1'));
    await when(() => presenter.jobs?.state === 'ready');
    leave();
    board.answers.job = success(anActiveJob({ title: 'Renamed' }));
    presenter.activate(at('?job=job-1'));
    expect([presenter.job?.value, presenter.status]).toEqual([anActiveJob(), 'ACTIVE']);
    await when(() => presenter.job?.value?.title === 'Renamed');
  });

  it('tells the palette of the buttons of its job and of its list, once they are there', async () => {
    const { presenter, board } = aPage();
    const labels = () => presenter.commands.map(({ label }) => label);
    board.answers.job = success(aClosedJob());
    presenter.activate(at('?job=job-1'));
    expect(labels()).toEqual([]);
    await when(() => presenter.activeTab?.resource.state === 'ready');
    expect(labels()).toEqual(['Manage Details', 'Duplicate', 'Activate this Job', 'View Active Jobs', 'Filter']);
    expect(presenter.commands.map(({ to }) => to).slice(0, 4)).toEqual([
      '/jobDetails/job-1',
      '/jobForm?duplicate=job-1',
      expect.any(Function),
      '/recruit?job_state=ACTIVE',
    ]);
    expect(presenter.activeTab?.list.commands.map(({ label }) => label)).toEqual([
      'Export CSV',
      'Select all',
      'Order: Best fit',
      'Order: Score',
      'Order: Name',
      'Order: Not viewed',
    ]);
  });

  it('of a colleague is named after them, and changes nothing of it', async () => {
    const { presenter, board } = aPage();
    board.answers.job = success(anActiveJob({ postedBy: ['account-9'] }));
    presenter.activate(at('?job=job-1'));
    await when(() => presenter.colleague !== null);
    expect(presenter.colleague?.name).toBe('Arjun Kulkarni');
    const labels = presenter.commands.map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(['Job Details', 'Duplicate', 'View Closed Jobs']);
  });

  it('leaves the change of status out while it is on its way, and leads to the jobs of the new one', async () => {
    const { presenter, board } = aPage();
    presenter.activate(at('?job=job-1'));
    await when(() => presenter.status === 'ACTIVE');
    const close = presenter.commands.find(({ label }) => label === 'Close this Job')?.to;
    if (typeof close === 'function') close();
    const labels = () => presenter.commands.map(({ label }) => label).filter((label) => label !== 'Filter');
    expect(labels()).toEqual(['Manage Details', 'Duplicate', 'View Closed Jobs']);
    await when(() => presenter.status === 'CLOSED');
    expect(board.asked).toContainEqual(['changeStatus', 'job-1', 'CLOSED']);
    expect(labels()).toEqual(['Manage Details', 'Duplicate', 'Activate this Job', 'View Active Jobs']);
  });

  it('without a job in the address goes on to the first active one', async () => {
    const { presenter, board, navigator } = aPage();
    board.answers.activeJobs = success([anActiveJob({ id: jobId('newest') }), anActiveJob()]);
    presenter.activate(at(''));
    await when(() => presenter.jobs?.state === 'ready');
    expect(navigator.replacedUrls).toEqual(['/opportunitypage?job=newest']);
  });

  it('goes on to the first active one when the list comes at the second try', async () => {
    const { presenter, board, navigator } = aPage();
    board.answers.activeJobs = failure('unreachable');
    presenter.activate(at(''));
    await when(() => presenter.jobs?.state === 'failed');
    board.answers.activeJobs = success([anActiveJob()]);
    await presenter.jobs?.load();
    expect(navigator.replacedUrls).toEqual(['/opportunitypage?job=job-1']);
  });

  it('goes nowhere when the list comes after one has left', async () => {
    const { presenter, board, navigator } = aPage();
    const answer = Promise.withResolvers<Outcome<readonly Job[]>>();
    board.answers.activeJobs = answer.promise;
    const leave = presenter.activate(at(''));
    leave();
    answer.resolve(success([anActiveJob()]));
    await answer.promise;
    await Promise.resolve();
    expect([navigator.went, navigator.replacedUrls]).toEqual([[], []]);
  });

  it('stays where it is when there is no active job', async () => {
    const { presenter, board, navigator } = aPage();
    board.answers.activeJobs = success([]);
    presenter.activate(at(''));
    await when(() => presenter.jobs?.state === 'ready');
    expect([navigator.went, navigator.replacedUrls]).toEqual([[], []]);
  });

  it('takes the tab from the address, and anything unknown as the first', () => {
    const { presenter } = aPage();
    presenter.activate(at('?job=job-1&tab=shortlisted'));
    expect(presenter.tab).toBe('shortlisted');
    presenter.revisit(at('?job=job-1&tab=nonsense'));
    expect(presenter.tab).toBe('applicants');
  });

  it('puts a chosen tab into the address', () => {
    const { presenter, navigator } = aPage();
    presenter.activate(at('?job=job-1'));
    const { chooseTab } = presenter;
    chooseTab('recommended');
    expect(navigator.replacedUrls.at(-1)).toBe('/opportunitypage?job=job-1&tab=recommended');
  });

  it('shows a skeleton for another job at once and never an older job’s answer', async () => {
    const { presenter, board } = aPage();
    const slow = Promise.withResolvers<Outcome<Job>>();
    board.answers.job = slow.promise;
    presenter.activate(at('?job=slow'));
    board.answers.job = success(anActiveJob({ id: jobId('quick'), title: 'Quick' }));
    presenter.revisit(at('?job=quick'));
    expect(presenter.job?.state).toBe('loading');
    await when(() => presenter.job?.value !== null);
    slow.resolve(success(anActiveJob({ id: jobId('slow'), title: 'Slow' })));
    await slow.promise;
    expect(presenter.job?.value?.title).toBe('Quick');
  });

  it('says nothing about the status until the job says it', async () => {
    const { presenter, board } = aPage();
    presenter.activate(at('?job=job-1'));
    expect(presenter.status).toBeNull();
    await when(() => presenter.status === 'ACTIVE');
    board.answers.job = success(aClosedJob({ id: jobId('closed') }));
    presenter.revisit(at('?job=closed'));
    expect(presenter.status).toBe('ACTIVE');
    await when(() => presenter.status === 'CLOSED');
    expect(board.asked.map(([method]) => method)).toEqual(['job', 'activeJobs', 'job', 'pastJobs']);
  });

  it('keeps the list while another job of it is opened', async () => {
    const { presenter, board } = aPage();
    presenter.activate(at('?job=job-1'));
    await when(() => presenter.jobs?.state === 'ready');
    board.answers.job = success(anActiveJob({ id: jobId('job-2') }));
    presenter.revisit(at('?job=job-2'));
    await when(() => presenter.candidates !== null);
    expect(presenter.jobs?.value).toEqual([anActiveJob()]);
    expect(board.asked.filter(([method]) => method === 'activeJobs')).toHaveLength(1);
  });

  it('lists the active jobs beside a job that does not come, and opens it at the second try', async () => {
    const { presenter, board, notices } = aPage();
    board.answers.job = failure('server-error');
    presenter.activate(at('?job=job-1'));
    await when(() => presenter.jobs?.state === 'ready');
    expect([presenter.job?.state, presenter.status]).toEqual(['failed', 'ACTIVE']);
    expect(notices.toasts).toMatchObject([{ key: 'server-failure', text: 'Some error occured! Please retry..' }]);
    board.answers.job = success(anActiveJob());
    await presenter.job?.load();
    expect(presenter.candidates).not.toBeNull();
  });

  it('opens everything again for who left before it came', async () => {
    const { presenter, board } = aPage();
    board.answers.activeJobs = new Promise(() => {});
    const leave = presenter.activate(at('?job=job-1'));
    await when(() => presenter.status === 'ACTIVE');
    leave();
    board.answers.activeJobs = success([anActiveJob()]);
    presenter.activate(at('?job=job-1'));
    await vi.waitFor(() => expect(presenter.jobs?.value).toEqual([anActiveJob()]));
    expect(presenter.candidates).not.toBeNull();
  });

  it('asks for nobody when the job comes after one has left', async () => {
    const { presenter, board, directory } = aPage();
    const answer = Promise.withResolvers<Outcome<Job>>();
    board.answers.job = answer.promise;
    const leave = presenter.activate(at('?job=job-1'));
    leave();
    answer.resolve(success(anActiveJob()));
    await answer.promise;
    await Promise.resolve();
    expect([directory.asked, board.asked]).toEqual([[], [['job', 'job-1']]]);
  });

  it('has no tab to choose until a job is chosen', () => {
    const { presenter, navigator, board } = aPage();
    board.answers.activeJobs = new Promise(() => undefined);
    presenter.activate(at(''));
    presenter.chooseTab('recommended');
    expect([presenter.tab, presenter.countOf('applicants'), navigator.replacedUrls]).toEqual(['applicants', null, []]);
  });

  it('asks again for a list beside the job that did not come, with the next job', async () => {
    const { presenter, board } = aPage();
    board.answers.activeJobs = failure('unreachable');
    presenter.activate(at('?job=job-1'));
    await when(() => presenter.jobs?.state === 'failed');
    board.answers.activeJobs = success([anActiveJob()]);
    board.answers.job = success(anActiveJob({ id: jobId('job-2') }));
    presenter.revisit(at('?job=job-2'));
    await when(() => presenter.jobs?.state === 'ready');
    expect(presenter.jobs?.value).toEqual([anActiveJob()]);
  });

  it('says nothing of a list that does not come any more once another is wanted', async () => {
    const { presenter, board, notices } = aPage();
    const answer = Promise.withResolvers<Outcome<readonly Job[]>>();
    board.answers.activeJobs = answer.promise;
    presenter.activate(at('?job=job-1'));
    await when(() => presenter.status === 'ACTIVE');
    board.answers.job = success(aClosedJob({ id: jobId('closed') }));
    presenter.revisit(at('?job=closed'));
    await when(() => presenter.status === 'CLOSED' && presenter.jobs?.state === 'ready');
    answer.resolve(failure('unreachable'));
    await new Promise(setImmediate);
    expect(notices.toasts).toEqual([]);
  });

  it('names the company whose jobs these are, as long as somebody is signed in', () => {
    const { presenter, session } = aPage();
    expect(presenter.company?.name).toBe('Tidewater Analytics');
    session.end();
    expect(presenter.company).toBeNull();
  });

  it('asks nothing again when only the tab changes', async () => {
    const { presenter, board } = aPage();
    presenter.activate(at('?job=job-1'));
    await when(() => presenter.candidates !== null);
    const asked = board.asked.length;
    presenter.revisit(at('?job=job-1&tab=recommended'));
    expect(board.asked).toHaveLength(asked);
  });

  it('follows another tab: a job that was closed, a candidate that was shortlisted or viewed', async () => {
    const { presenter, board, shortlists, tabs } = await opened();
    tabs.hear({ about: 'viewed', id: 'job-1', value: 'asha' });
    await when(() => presenter.candidates?.isViewed(studentId('asha')) === true);
    shortlists.answers.candidates = success([aCandidate()]);
    tabs.hear({ about: 'shortlist', id: 'another' });
    tabs.hear({ about: 'shortlist', id: 'job-1' });
    await when(() => presenter.countOf('shortlisted') === 1);
    board.answers.job = success(anActiveJob({ status: 'CLOSED', viewedApplicants: [studentId('asha')] }));
    tabs.hear({ about: 'job', id: 'job-1' });
    await when(() => presenter.status === 'CLOSED');
    expect([presenter.job?.value?.status, presenter.otherJobs?.label]).toEqual(['CLOSED', 'View Active Jobs']);
    expect(shortlists.asked.filter(([name]) => name === 'candidates')).toHaveLength(2);
  });

  it('reads the shortlist and the status again on return, and keeps the applicants', async () => {
    const { presenter, board, shortlists, tabs, candidates } = await opened();
    board.answers.job = success(anActiveJob({ status: 'CLOSED', applicants: [studentId('new')] }));
    shortlists.answers.candidates = success([aCandidate()]);
    tabs.hear({ about: 'return', id: '' });
    await when(() => presenter.status === 'CLOSED' && presenter.countOf('shortlisted') === 1);
    expect([presenter.candidates, presenter.job?.value?.applicants]).toEqual([candidates, anActiveJob().applicants]);
  });
});

async function opened() {
  const page = aPage();
  page.presenter.activate(at('?job=job-1'));
  await when(() => page.presenter.countOf('shortlisted') !== null && page.presenter.jobs?.state === 'ready');
  return { ...page, candidates: page.presenter.candidates };
}

function at(search: string): Visit {
  return { params: {}, query: new URLSearchParams(search), state: null };
}

const aPage = anOpportunityPage;
