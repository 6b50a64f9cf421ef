import { failure, success } from '@glo/domain/shared/outcome';
import { aClosedJob, anActiveJob } from '@glo/domain/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { anActiveTab, asha, bela, chitra } from '../../../../testing/job-tab.ts';
import { aVisitAt } from '../../../../testing/fakes/fake-navigator.ts';
import { anOpportunityPage } from '../../../../testing/opportunity.ts';
import { texts } from './texts.ts';

/** Asha is shortlisted, Bela not a fit, Chitra undecided. */
async function toggled() {
  const world = await anActiveTab();
  const { page, presenter } = world;
  const job = presenter.job?.value;
  if (!job) throw new Error('There is no job');
  page.verdicts.forJob(job.id).decide([bela.id], { decision: 'not-a-fit' }, 'Bela');
  page.board.answers.changeStatus = success(aClosedJob());
  const { closing, statusChange } = presenter;
  const toggling = statusChange.toggle(job);
  await vi.waitFor(() => expect(closing.isOpen).toBe(true));
  const isSent = () => page.board.asked.some(([method]) => method === 'changeStatus');
  return { ...world, job, closing, statusChange, toggling, isSent };
}

describe('closing a job with open people', () => {
  it('asks with their numbers, and closes only if the recruiter wants to', async () => {
    const { closing, statusChange, toggling, isSent, job } = await toggled();
    expect(closing.people).toEqual({ undecided: [chitra.id], untold: [bela.id], shortlisted: [asha.id] });
    closing.cancel();
    await toggling;
    expect([closing.isOpen, isSent()]).toEqual([false, false]);
    const again = statusChange.toggle(job);
    await vi.waitFor(() => expect(closing.isOpen).toBe(true));
    closing.closeJob();
    await again;
    expect(isSent()).toBe(true);
  });

  it('leads to the review of the undecided', async () => {
    const { closing, isSent, page, job } = await toggled();
    closing.review();
    await vi.waitFor(() => expect(page.navigator.went.at(-1)?.path).toBe(`/glofolio/${chitra.id}?job=${job.id}`));
    expect([page.review.current?.ids, isSent()]).toEqual([[chitra.id], false]);
  });

  it('leads to the email to those who are not a fit, and stays if they cannot be read', async () => {
    const { closing, isSent, page } = await toggled();
    page.directory.answers.byIds = failure('server-error');
    await closing.tell();
    expect([closing.isOpen, page.navigator.went]).toEqual([true, []]);
    page.directory.answers.byIds = success([bela]);
    await closing.tell();
    const { mailings } = page.lists.services;
    expect([mailings.addressees.map(({ id }) => id), mailings.isRejection]).toEqual([[bela.id], true]);
    expect([page.navigator.went.at(-1)?.path, closing.isOpen, isSent()]).toEqual(['/connect?job=job-1', false, false]);
  });

  it('leaves out numbers that are zero', () => {
    const [undecided, untold, shortlisted] = [[chitra.id], [bela.id], [asha.id]];
    expect(texts.open({ undecided, untold, shortlisted })).toBe(
      '1 undecided, 1 not a fit without an email, 1 shortlisted without an email',
    );
    expect(texts.open({ undecided: [], untold: [], shortlisted })).toBe('1 shortlisted without an email');
  });
});

describe('closing a job', () => {
  it('says after two seconds that its open people could not be counted, and closes only if the recruiter wants to', async () => {
    const page = anOpportunityPage();
    const { presenter, board, directory, shortlists } = page;
    board.answers.job = success(anActiveJob({ applicants: [asha.id] }));
    directory.answers.byIds = success([asha]);
    shortlists.answers.candidates = failure('server-error');
    presenter.activate(aVisitAt('?job=job-1'));
    await vi.waitFor(() => expect(presenter.candidates?.shortlist.list.state).toBe('failed'));
    const job = presenter.job?.value;
    if (!job) throw new Error('There is no job');
    const toggling = presenter.statusChange.toggle(job);
    await vi.waitFor(() => expect(presenter.closing.isOpen).toBe(true), { timeout: 4000 });
    expect(presenter.closing.sentence).toContain("couldn't be counted");
    presenter.closing.cancel();
    await toggling;
    expect(board.asked.map(([method]) => method)).not.toContain('changeStatus');
  });

  it('asks nothing if all have their answer', async () => {
    const { page, presenter } = await anActiveTab('', { applicants: [] });
    page.shortlists.answers.candidates = success([]);
    await presenter.candidates?.shortlist.list.load();
    const job = presenter.job?.value;
    if (job) await presenter.statusChange.toggle(job);
    expect(presenter.closing.isOpen).toBe(false);
    expect(page.board.asked.map(([method]) => method)).toContain('changeStatus');
  });
});
