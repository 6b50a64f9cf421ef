import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { asha, aShortlistedPage, bela, data, design } from '../../../testing/shortlisted.ts';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';
import type { CandidateCommand } from '../../candidate-list/index.ts';
import type { OpenFolder } from './open-folder.ts';
import { listedCardActions } from '../../candidate-list/list/listed-card.ts';
import { listKeys } from '../../candidate-list/list/commands/list-commands.ts';
import { openQuestion } from '../../../testing/questions.ts';

describe('removing from an open folder', () => {
  it('removes the card, and Undo restores it', async () => {
    const { notices, state, openFolder } = aShortlistedPage();
    const { list } = await openFolder('?folder=data');
    listedCardActions(asha, list).shortlist();
    expect([list.shown, state.folder(data.id)?.candidates]).toEqual([[bela], [bela.id]]);
    await settled();
    notices.toasts.at(-1)?.action?.onPress();
    await settled();
    expect(list.shown).toEqual([asha, bela]);
  });

  it('shows the card after Undo in a folder that was opened again', async () => {
    const { presenter, folders, directory, notices, openFolder } = aShortlistedPage();
    const first = await openFolder('?folder=data');
    listedCardActions(asha, first.list).shortlist();
    await settled();
    folders.answers.folder = success(design);
    presenter.revisit(aVisitAt('?folder=design'));
    await settled();
    folders.answers.folder = success({ ...data, candidates: [bela.id] });
    directory.answers.byIds = success([bela]);
    presenter.revisit(aVisitAt('?folder=data'));
    await when(() => presenter.activeFolder?.loading.list.request.pending === false);
    expect(presenter.activeFolder?.list.shown).toEqual([bela]);
    directory.answers.byIds = success([asha]);
    notices.toasts.at(-1)?.action?.onPress();
    await settled();
    expect(presenter.activeFolder?.list.shown).toEqual([asha, bela]);
  });

  it('ends with one result and one Undo for a selection', async () => {
    const { notices, openFolder } = aShortlistedPage();
    const open = await openFolder('?folder=data');
    open.list.selectAll();
    commandOf(open, 'remove').run();
    await settled();
    expect(notices.toasts).toMatchObject([{ text: '2 candidates removed', detail: 'Asha and Bela' }]);
    expect([open.list.all, open.list.selected]).toEqual([[], []]);
    notices.toasts[0]?.action?.onPress();
    await settled();
    expect(notices.toasts.at(-1)?.text).toBe('2 removals undone');
    expect([open.list.all, open.list.selected]).toEqual([
      [asha, bela],
      [asha, bela],
    ]);
  });

  it('from all folders is offered by Choose Action, with Undo, and for a selection', async () => {
    const { actions, folders, notices, state, openFolder } = aShortlistedPage();
    const open = await openFolder('?folder=data');
    listedCardActions(bela, open.list).openActions();
    actions.removeFromAll();
    actions.closed();
    await settled();
    expect(folders.asked.at(-1)).toEqual(['removeFromAll', 'account-1', 'bela']);
    expect([state.folder(data.id)?.candidates, state.folder(design.id)?.candidates]).toEqual([[asha.id], []]);
    expect(notices.toasts).toMatchObject([{ text: 'Candidate Removed!', detail: 'Bela' }]);
    notices.toasts[0]?.action?.onPress();
    await settled();
    expect(state.folder(design.id)?.candidates).toEqual([bela.id]);
    open.list.place.select(asha.id, true);
    commandOf(open, 'removeFromAll').run();
    await settled();
    expect(folders.asked.at(-1)).toEqual(['removeFromAll', 'account-1', 'asha']);
  });

  it('offers no Undo after a failure', async () => {
    const { folders, notices, openFolder } = aShortlistedPage();
    const open = await openFolder('?folder=data');
    folders.answers.remove = failure('server-error');
    folders.answers.removeFromAll = failure('server-error');
    await open.remove(asha);
    await open.removeFromAll(asha);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    expect(notices.toasts.map(({ action }) => action)).not.toContainEqual(expect.anything());
    expect(open.list.shown).toEqual([asha, bela]);
  });

  it('returns the focus after a failure, unless it has left the list', async () => {
    const { folders, openFolder } = aShortlistedPage();
    const open = await openFolder('?folder=data');
    const { list } = open;
    folders.answers.remove = failure('server-error');
    list.place.focusMoved(0);
    const removing = open.remove(asha);
    expect(list.shown).toEqual([bela]);
    list.place.focusMoved(0);
    await removing;
    expect([list.place.focused, list.place.goal]).toEqual([asha.id, { place: 0 }]);
    const again = open.remove(asha);
    list.place.focusMoved(0);
    list.place.focusMoved(null);
    await again;
    expect(list.place.goal).toBeNull();
  });

  it('shows the toast of a card for one selected candidate', async () => {
    const { notices, openFolder } = aShortlistedPage();
    const open = await openFolder('?folder=data');
    open.list.place.select(asha.id, true);
    commandOf(open, 'remove').run();
    await settled();
    expect(notices.toasts).toMatchObject([{ text: 'Candidate Removed!' }]);
  });

  it('is Shift+S, and S opens the folders', async () => {
    const { actions, openFolder, state } = aShortlistedPage();
    const { list } = await openFolder('?folder=data');
    const press = (key: string) =>
      listKeys(list)
        .find(({ keys }) => keys.includes(key))
        ?.press?.();
    list.place.focusMoved(0);
    press('s');
    expect([actions.isOpen, state.folder(data.id)?.candidates]).toEqual([true, [asha.id, bela.id]]);
    press('Shift+s');
    expect(state.folder(data.id)?.candidates).toEqual([bela.id]);
  });

  it('reports a failed Undo', async () => {
    const { folders, notices, openFolder } = aShortlistedPage();
    const open = await openFolder('?folder=data');
    open.list.selectAll();
    commandOf(open, 'remove').run();
    await settled();
    folders.answers.save = failure('server-error');
    notices.toasts[0]?.action?.onPress();
    await settled();
    expect(notices.toasts.map(({ text }) => text)).toEqual(['2 candidates removed', '2 not undone']);
    expect(open.list.all).toEqual([]);
  });

  it.each([
    ['remove', 'Remove 51 candidates from “Data”?'],
    ['removeFromAll', 'Remove 51 candidates from all folders?'],
  ] as const)('asks first above 50 candidates: %s', async (command, title) => {
    const many = Array.from({ length: 51 }, (_, at) => aCandidate({ id: studentId(`s${at}`) }));
    const { folders, directory, openFolder } = aShortlistedPage();
    const large = { ...data, candidates: many.map(({ id }) => id) };
    folders.answers.folder = success(large);
    directory.answers.byIds = success(many);
    const open = await openFolder('?folder=data');
    open.list.selectAll();
    open.commands.find(({ id }) => id === command)?.run();
    expect(openQuestion(open.list.services.questions, 'confirmation').input.title).toBe(title);
  });
});

describe('a folder as a list', () => {
  it('shows the other folders of its candidates', async () => {
    const open = await aShortlistedPage().openFolder('?folder=data');
    expect(open.givenOrder).toBe('Order added');
    expect([asha, bela].map(({ id }) => open.marksOf(id))).toEqual([
      { shortlist: { state: 'remove', target: 'folders', busy: false }, folders: [] },
      { shortlist: { state: 'remove', target: 'folders', busy: false }, folders: ['Design'] },
    ]);
    expect([open.wanted, open.profileHref(asha.id)]).toEqual([[], '/glofolio/asha']);
  });

  it('is exported with its name and the day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00.000Z') });
    const open = await aShortlistedPage().openFolder('?folder=data');
    expect([open.label, open.fileName]).toEqual(['Data', 'Data, November 21, 2026']);
  });

  it('is empty after the session ended', async () => {
    const { openFolder, session, state } = aShortlistedPage();
    const open = await openFolder('?folder=data');
    session.end();
    state.open();
    expect([open.label, open.candidates, open.missingCount, open.loading.expected]).toEqual(['', [], 0, null]);
  });
});

function commandOf({ commands }: OpenFolder, wanted: CandidateCommand['id']): CandidateCommand {
  const found = commands.find(({ id }) => id === wanted);
  if (found === undefined) throw new Error('There is no such command');
  return found;
}

const settled = () => new Promise(setImmediate);
