import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aList, asha, bela, chitra } from '../../../testing/candidate-list.ts';
import { textOf } from '../../../testing/rendered.ts';
import type { BulkAction } from '../bulk/bulk-operation.ts';
import { addToFolder } from '../list/commands/list-commands.ts';
import { FolderChoiceBody } from './FolderChoiceParts.tsx';

const data = aFolder({ id: folderId('data'), name: 'Data', candidates: [asha.id] });
const design = aFolder({ id: folderId('design'), name: 'Design', candidates: [asha.id, bela.id] });

describe('Choose Folder for a selection', () => {
  it('adds the missing candidates one by one, as a bulk action of the list', async () => {
    const { choice, add, list, folders, state, actions, notices } = await forSelected();
    expect([choice.insideOf(data), choice.insideOf(design)]).toEqual([1, 2]);
    choice.pick(data.id);
    await add();
    expect([actions.isOpen, list.selected.length]).toEqual([false, 3]);
    expect(folders.asked.filter(([method]) => method === 'save').map(([, , student]) => student)).toEqual([
      bela.id,
      chitra.id,
    ]);
    expect(notices.toasts).toMatchObject([{ text: '2 added to “Data”', detail: 'Bela and Chitra, 1 already there' }]);
    expect(state.folder(data.id)?.candidates).toEqual([asha.id, bela.id, chitra.id]);
    choice.pick(data.id);
    await add();
    expect(notices.toasts.at(-1)?.text).toBe('All of them are already in “Data”.');
  });

  it('shows the specified text for one candidate', async () => {
    const { choice, add, notices } = await forSelected();
    choice.pick(design.id);
    await add();
    const text = 'Candidate successfully shortlisted! for Design';
    expect(notices.toasts).toMatchObject([{ text, detail: 'Chitra, 2 already there', action: { label: 'Undo' } }]);
  });

  it('removes the added candidates on Undo', async () => {
    const { choice, add, folders, state, notices } = await forSelected();
    choice.pick(data.id);
    await add();
    folders.answers.remove = failure('unreachable');
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect(notices.toasts.at(-1)?.text).toBe('2 not undone'));
    expect(state.folder(data.id)?.candidates).toHaveLength(3);
    folders.answers.remove = success(undefined);
    notices.toasts.at(-1)?.more?.at(-1)?.onPress();
    await vi.waitFor(() => expect(notices.toasts.at(-1)?.text).toBe('2 additions undone'));
    expect(state.folder(data.id)?.candidates).toEqual([asha.id]);
  });

  it.each([
    [success('already-there' as const), '2 already there'],
    [failure('unreachable'), '2 not added'],
  ])('counts the results (%#)', async (answer, text) => {
    const { choice, add, folders, notices, state } = await forSelected();
    folders.answers.save = answer;
    choice.pick(data.id);
    await add();
    expect([notices.toasts.at(-1)?.text, state.folder(data.id)?.candidates]).toEqual([text, [asha.id]]);
  });

  it('says that the folder was deleted meanwhile, and keeps the selection', async () => {
    const { choice, add, folders, list, state, notices } = await forSelected();
    const gone: Outcome<never> = {
      ok: false,
      failure: { kind: 'refused', text: 'There is no such folder.', missing: true },
    };
    Object.assign(folders.answers, { save: gone, folder: gone, all: success([design]) });
    choice.pick(data.id);
    await add();
    expect(notices.toasts.map(({ text }) => text)).toEqual([
      '“Data” was deleted meanwhile. Your selection and your decisions are unchanged.',
      '2 not added',
    ]);
    await when(() => state.folder(data.id) === null);
    expect(list.selected.length).toBe(3);
  });

  it('names the candidate alone if the folder is still there', async () => {
    const { choice, add, folders, notices } = await forSelected();
    folders.answers.save = { ok: false, failure: { kind: 'refused', text: 'No such candidate.', missing: true } };
    choice.pick(design.id);
    await add();
    expect(notices.toasts).toMatchObject([{ text: '1 not added', detail: 'Chitra' }]);
  });

  it('adds all candidates if the folder disappears while the modal closes', async () => {
    const { actions, choice, folders, state } = await forSelected();
    const begun: BulkAction[] = [];
    const start = async (action: BulkAction) => void begun.push(action);
    actions.addSelectedToFolder({ selected: [asha, bela], start, report: () => undefined });
    await when(() => !state.all.request.pending);
    choice.pick(data.id);
    await choice.adding.run();
    folders.answers.all = success([]);
    void choice.folders.load();
    await when(() => choice.folders.value?.length === 0);
    actions.closed();
    expect([asha, bela].map((candidate) => begun[0]?.isNeededFor?.(candidate))).toEqual([true, true]);
  });

  it('creates a folder with all candidates in one request, with Undo', async () => {
    const { choice, create, folders, list, state, notices } = await forSelected();
    const candidates = [asha.id, bela.id, chitra.id];
    folders.answers.create = success({ ...data, id: folderId('new'), candidates });
    choice.name.change('Finalists');
    await create();
    expect(folders.asked.at(-1)).toMatchObject(['create', { candidates }]);
    expect(list.selected.length).toBe(3);
    expect(notices.toasts).toMatchObject([
      { text: 'Folder Created and Candidate Shortlisted', detail: 'Asha, Bela and 1 more' },
    ]);
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect(state.folder(folderId('new'))?.candidates).toEqual([]));
  });

  it('warns above 50 candidates that students are not notified', () => {
    const { actions } = aList();
    const { choice } = actions;
    const people = Array.from({ length: 51 }, (_, index) => aCandidate({ id: studentId(`s-${index}`) }));
    const selection = { selected: people, start: async () => undefined, report: () => undefined };
    actions.addSelectedToFolder(selection);
    const text = () => textOf(createElement(FolderChoiceBody, { choice, formId: 'form' }));
    expect(text()).toContain("Choose a folder for 51 candidates. We don't tell them.");
    actions.addSelectedToFolder({ ...selection, selected: people.slice(1) });
    expect(text()).not.toContain("We don't tell them.");
  });
});

async function forSelected() {
  const made = aList({ candidates: [asha, bela, chitra], wanted: [] });
  const world = { ...made, choice: made.actions.choice };
  const { list } = world;
  world.folders.answers.all = success([data, design]);
  world.state.open();
  list.selectAll();
  addToFolder(list).run();
  await when(() => world.state.all.state !== 'loading');
  /** The bulk action begins once the modal has closed. */
  const ended = async () => {
    world.actions.closed();
    await vi.waitFor(() => expect(list.bulk.current).toBeNull());
  };
  const add = () => world.choice.adding.run().then(ended);
  const create = () => world.choice.creating.run().then(ended);
  return { ...world, add, create };
}
