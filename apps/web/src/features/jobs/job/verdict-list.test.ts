import { jobId } from '@glo/domain/testing/builders';
import { aContact } from '@glo/domain/testing/contact';
import { firstEntry } from '../../../navigation/navigator.ts';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';
import { runInAction, when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { anActiveTab, asha, bela, chitra } from '../../../testing/job-tab.ts';
import { listTexts } from '../../candidate-list/index.ts';
import type { JobTab } from './job-tab.ts';
import { listKeys } from '../../candidate-list/list/commands/list-commands.ts';
import { unanswered } from '../../candidate-list/list/commands/verdict-commands.ts';
import { openList } from '../../candidate-list/list/open-list.ts';
import { nameOf } from '@glo/domain/candidates/identity';
import { openQuestion } from '../../../testing/questions.ts';

describe('the verdicts in a list of a job', () => {
  it('narrow the list and are counted, with the shortlist of the service', async () => {
    const { open } = await aLoadedTab();
    press(open(), 'reject', [bela]);
    expect(open().list.verdictCounts).toEqual({
      new: 0,
      undecided: 1,
      maybe: 0,
      'not-a-fit': 1,
      shortlisted: 1,
      all: 3,
    });
    open().list.chooseVerdict('not-a-fit');
    expect(namesIn(open())).toEqual(['Bela']);
  });

  it('leave shortlisted candidates out of the count beside the job at once', async () => {
    const { open, presenter } = await aLoadedTab();
    const job = presenter.job?.value;
    const count = () => job && presenter.rail.reviews.countOf(job);
    const before = count();
    await open().list.source.shortlist.runOne?.(bela);
    expect([before, count()]).toEqual([2, 1]);
  });

  it('open with all candidates until there is a verdict, then with the undecided ones', async () => {
    const { open, page, presenter, leave } = await aLoadedTab();
    press(open(), 'maybe', [bela]);
    expect([open().list.verdict, namesIn(open())]).toEqual(['all', ['Asha', 'Chitra', 'Bela']]);
    leave();
    presenter.activate(aVisitAt('?job=job-1'));
    await when(() => presenter.activeTab !== null && open().list.all.length > 0);
    const close = openList(open().list);
    expect([open().list.verdict, namesIn(open())]).toEqual(['undecided', ['Chitra']]);
    close();
    expect(page.notices.toasts.map(({ text }) => text)).toContain('Maybe');
  });

  it('open as they were left, but a new visit and a typed URL show the undecided ones', async () => {
    const { open, page, presenter, leave } = await aLoadedTab();
    page.navigator.entry = { key: 'one', isReturn: false };
    const visit = async () => {
      presenter.activate(aVisitAt('?job=job-1'));
      await when(() => presenter.activeTab !== null && open().list.all.length > 0);
      const close = openList(open().list);
      const { verdict } = open().list;
      close();
      return verdict;
    };
    openList(open().list)();
    press(open(), 'maybe', [bela]);
    leave();
    expect(await visit()).toBe('all');
    for (const key of ['another', firstEntry]) {
      page.navigator.entry = { key, isReturn: false };
      expect(await visit()).toBe('undecided');
    }
  });

  it('leave the choice alone if they load after a decision', async () => {
    const { open } = await aLoadedTab();
    const load = (isLoaded: boolean) => runInAction(() => Object.assign(open().verdicts?.job ?? {}, { isLoaded }));
    load(false);
    const close = openList(open().list);
    press(open(), 'maybe', [bela]);
    load(true);
    expect(open().list.verdict).toBe('all');
    close();
  });

  it('are chosen by the URL', async () => {
    const { open, page } = await aLoadedTab('&verdict=maybe');
    expect(namesIn(open())).toEqual([]);
    open().list.chooseVerdict('undecided');
    expect(page.navigator.replacedUrls.at(-1)).toBe('/opportunitypage?job=job-1&verdict=undecided');
    open().list.showAll();
    expect(page.navigator.replacedUrls.at(-1)).toBe('/opportunitypage?job=job-1');
  });

  it('are not given to shortlisted candidates', async () => {
    const { open, page } = await aLoadedTab();
    press(open(), 'maybe', [asha]);
    expect(page.notices.toasts.map(({ text }) => text)).toEqual([
      'Already shortlisted. To decide again, remove from the shortlist first (Shift+S).',
    ]);
    press(open(), 'maybe', [asha, bela]);
    expect([...(open().verdictSources?.records.keys() ?? [])]).toEqual([bela.id]);
    expect(page.notices.toasts.at(-1)?.detail).toBe('Bela. 1 shortlisted is unchanged.');
    expect(listTexts.withoutShortlisted('ليلى', 1)).toBe('\u2068ليلى\u2069. 1 shortlisted is unchanged.');
  });

  it('are undone by Z and from the toast', async () => {
    const { open, page } = await aLoadedTab();
    press(open(), 'reject', [bela, chitra]);
    const toast = page.notices.toasts.find(({ text }) => text === 'Not a fit');
    expect(toast?.detail).toBe('2 candidates');
    toast?.action?.onPress();
    expect(open().verdicts?.job.isEmpty).toBe(true);
    press(open(), 'maybe', [bela]);
    key(open(), 'z');
    key(open(), 'z');
    expect(open().verdicts?.job.isEmpty).toBe(true);
  });

  it('return the focus when Z undoes them', async () => {
    const { open } = await aLoadedTab();
    const { place } = open().list;
    press(open(), 'maybe', [bela]);
    place.focusMoved(0);
    expect(place.focused).not.toBe(bela.id);
    key(open(), 'z');
    expect(place.focused).toBe(bela.id);
  });

  it('move the focus on by key, while a shortlisting stays', async () => {
    const { open } = await aLoadedTab();
    const { place, shown } = open().list;
    place.focusMoved(shown.indexOf(chitra));
    key(open(), 'r');
    expect(place.goal).toEqual({ place: shown.indexOf(chitra) + 1 });
    place.focusMoved(0);
    key(open(), 's');
    expect(place.goal).toBeNull();
  });

  it('are for no one while the focused card has just left the list', async () => {
    const { open } = await aLoadedTab();
    const { place, shown } = open().list;
    place.focusMoved(shown.indexOf(chitra));
    open().list.search('Bela');
    key(open(), 'r');
    expect(open().verdicts?.job.isEmpty).toBe(true);
  });

  it('are undone by their own toast, also after a later decision', async () => {
    const { open, page } = await aLoadedTab();
    press(open(), 'maybe', [bela]);
    const toast = page.notices.toasts.find(({ text }) => text === 'Maybe');
    open().verdicts?.job.decide([chitra.id], { decision: 'not-a-fit' });
    toast?.action?.onPress();
    expect([...(open().verdictSources?.records.keys() ?? [])]).toEqual([chitra.id]);
  });

  it('apply to the selection, which stays', async () => {
    const { open } = await aLoadedTab();
    open().list.place.select(bela.id, true);
    open().list.place.select(chitra.id, true);
    key(open(), 'r');
    expect([[...open().list.place.selected], open().list.verdictCounts?.['not-a-fit']]).toEqual([
      [bela.id, chitra.id],
      2,
    ]);
  });

  it('select the rejected applicants without an email since for one', async () => {
    const { open, page } = await aLoadedTab();
    press(open(), 'reject', [bela, chitra]);
    const { list } = open();
    const { mailings, records } = page;
    await records.wroteTo(chitra.id, aContact(new Date(Date.now() + 1000), { job: jobId('job-1') }));
    await records.wroteTo(bela.id, aContact(new Date(Date.now() + 1000), { job: jobId('job-2') }));
    expect(unanswered(list)).toEqual([bela]);
    list.services.navigation.email(unanswered(list), list);
    expect([mailings.isRejection, mailings.addressees.map(({ id }) => id)]).toEqual([true, [bela.id]]);
  });

  it('get a reason by Shift+R, for the focused card or the selection', async () => {
    const { open, page } = await aLoadedTab();
    const { questions } = open().list.services;
    const reasonOf = ({ id }: typeof asha) => open().verdictSources?.records.get(id)?.reason;
    open().list.place.select(asha.id, true);
    key(open(), 'Shift+r');
    expect([questions.shown, page.notices.toasts.at(-1)?.text]).toEqual([
      [],
      'Already shortlisted. To decide again, remove from the shortlist first (Shift+S).',
    ]);
    open().list.place.select(bela.id, true);
    key(open(), 'Shift+r');
    const question = openQuestion(questions, 'reason');
    expect(question.input.map(nameOf)).toEqual(['Bela']);
    question.cancel();
    await new Promise(setImmediate);
    expect([open().list.selected.length, reasonOf(bela)]).toEqual([2, undefined]);
    open().list.place.select(chitra.id, true);
    key(open(), 'Shift+r');
    expect(openQuestion(questions, 'reason').input.map(nameOf)).toEqual(['Chitra', 'Bela']);
    openQuestion(questions, 'reason').answer({ decision: 'not-a-fit', reason: 'location' });
    await when(() => reasonOf(chitra) === 'location');
    expect([reasonOf(asha), reasonOf(bela), reasonOf(chitra)]).toEqual([undefined, 'location', 'location']);
    const one = open().list.source.commands.find(({ id }) => id === 'rejectWithReason');
    const decided = one?.runOne?.(chitra);
    openQuestion(questions, 'reason').answer({ decision: 'not-a-fit', reason: 'duplicate' });
    await decided;
    expect(reasonOf(chitra)).toBe('duplicate');
  });

  it('get a reason later by the button of the toast', async () => {
    const { open, page } = await aLoadedTab();
    open().list.place.select(bela.id, true);
    key(open(), 'r');
    const [addReason] = page.notices.toasts.at(-1)?.more ?? [];
    addReason?.onPress();
    const { input } = openQuestion(open().list.services.questions, 'reason');
    expect([addReason?.label, input.map(nameOf)]).toEqual(['Add a reason', ['Bela']]);
  });

  it('are not offered among the shortlisted, and tell the recommended from applicants', async () => {
    const { open, presenter } = await aLoadedTab('&tab=shortlisted');
    expect([open().verdicts, open().list.verdictCounts]).toEqual([null, null]);
    presenter.chooseTab('recommended');
    expect(open().verdicts?.areApplicants).toBe(false);
  });
});

async function aLoadedTab(search = '') {
  const active = await anActiveTab(search);
  const verdicts = active.page.verdicts.forJob(active.presenter.job?.value?.id as never);
  await when(() => verdicts.isLoaded && active.page.records.isRead);
  await active.page.records.sawHint('verdicts');
  return active;
}

const namesIn = ({ list }: JobTab) => list.shown.map(({ name }) => name);

function press({ list }: JobTab, id: 'maybe' | 'reject', candidates: readonly (typeof asha)[]): void {
  for (const { id: student } of candidates) list.place.select(student, true);
  list.source.commands.find((command) => command.id === id)?.run();
  list.place.clearSelection();
}

const key = ({ list }: JobTab, pressed: string) =>
  listKeys(list)
    .find(({ keys }) => keys.includes(pressed))
    ?.press?.();
