import { failure, success } from '@glo/domain/shared/outcome';
import { aClosedJob, anActiveJob } from '@glo/domain/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { anActiveTab, asha, bela, chitra } from '../../../../testing/job-tab.ts';
import { aVisitAt } from '../../../../testing/fakes/fake-navigator.ts';
import { anOpportunityPage } from '../../../../testing/opportunity.ts';
import { choose, openQuestion } from '../../../../testing/questions.ts';
import { ServiceStore } from '../../../../state/store/service-store.ts';
import { texts } from './texts.ts';

/** Asha is shortlisted, Bela not a fit, Chitra undecided. */
async function toggled() {
  const world = await anActiveTab();
  const { page, presenter } = world;
  const job = presenter.job?.value;
  if (!job) throw new Error('There is no job');
  page.verdicts.forJob(job.id).decide([bela.id], { decision: 'not-a-fit' }, 'Bela');
  page.board.answers.changeStatus = success(aClosedJob());
  const { statusChange } = presenter;
  const { questions } = page.lists.services;
  const toggle = async () => {
    const toggling = statusChange.toggle(job);
    const question = await vi.waitFor(() => openQuestion(questions, 'choice'));
    return { toggling, question };
  };
  const isSent = () => page.board.asked.some(([method]) => method === 'changeStatus');
  return { ...world, ...(await toggle()), job, questions, toggle, isSent };
}

describe('closing a job with open people', () => {
  it('asks with their numbers, and closes only if the recruiter wants to', async () => {
    const { question, questions, toggle, toggling, isSent, presenter } = await toggled();
    expect([question.input.text, question.input.options.map(({ label }) => label)]).toEqual([
      '1 undecided, 1 not a fit without an email, 1 shortlisted without an email',
      ['Review the 1', 'Tell the 1', 'Close anyway'],
    ]);
    question.cancel();
    await toggling;
    expect([questions.shown, isSent(), presenter.closing.isCounting]).toEqual([[], false, false]);
    const again = await toggle();
    await choose(questions, 'Close anyway');
    await again.toggling;
    expect(isSent()).toBe(true);
  });

  it('asks once for two presses', async () => {
    const { question, questions, presenter, job, isSent } = await toggled();
    await presenter.statusChange.toggle(job);
    expect([openQuestion(questions, 'choice') === question, isSent()]).toEqual([true, false]);
  });

  it('asks nothing on another page', async () => {
    const { page, presenter } = await anActiveTab();
    const job = presenter.job?.value;
    if (!job) throw new Error('There is no job');
    const toggling = presenter.statusChange.toggle(job);
    page.navigator.entry = { key: 'another', isReturn: false };
    await toggling;
    expect([page.lists.services.questions.shown, page.board.asked.map(([method]) => method)]).toEqual([
      [],
      expect.not.arrayContaining(['changeStatus']),
    ]);
  });

  it('leads to the review of the undecided', async () => {
    const { questions, isSent, page, job } = await toggled();
    await choose(questions, 'Review the 1');
    await vi.waitFor(() => expect(page.navigator.went.at(-1)?.path).toBe(`/glofolio/${chitra.id}?job=${job.id}`));
    expect([page.paged.current?.ids, isSent()]).toEqual([[chitra.id], false]);
  });

  it('leads to the email to those who are not a fit, and stays if they cannot be read', async () => {
    const { questions, toggling, isSent, page } = await toggled();
    page.container.get(ServiceStore).candidates.clear();
    page.directory.answers.byIds = failure('server-error');
    await choose(questions, 'Tell the 1');
    expect([questions.shown.length, page.navigator.went]).toEqual([1, []]);
    page.directory.answers.byIds = success([bela]);
    await choose(questions, 'Tell the 1');
    await toggling;
    const { mailings } = page;
    expect([mailings.addressees.map(({ id }) => id), mailings.isRejection]).toEqual([[bela.id], true]);
    expect([page.navigator.went.at(-1)?.path, questions.shown, isSent()]).toEqual(['/connect?job=job-1', [], false]);
  });

  it('leaves out numbers that are zero', () => {
    const open = { undecided: [], untold: [], shortlisted: [asha.id] };
    expect(texts.open(open)).toBe('1 shortlisted without an email');
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
    const question = await vi.waitFor(() => openQuestion(page.lists.services.questions, 'choice'), { timeout: 4000 });
    expect(question.input.text).toContain("We couldn't count the people");
    question.cancel();
    await toggling;
    expect(board.asked.map(([method]) => method)).not.toContain('changeStatus');
  });

  it('asks nothing if all have their answer', async () => {
    const { page, presenter } = await anActiveTab('', { applicants: [] });
    page.shortlists.answers.candidates = success([]);
    await presenter.candidates?.shortlist.list.load();
    const job = presenter.job?.value;
    if (job) await presenter.statusChange.toggle(job);
    expect(page.lists.services.questions.shown).toEqual([]);
    expect(page.board.asked.map(([method]) => method)).toContain('changeStatus');
  });
});
