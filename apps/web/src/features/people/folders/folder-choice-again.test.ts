import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { someActions } from '../../../testing/folders.ts';
import type { BulkAction } from '../bulk/bulk-operation.ts';

const asha = aCandidate({ id: studentId('asha'), name: 'Asha' });
const bela = aCandidate({ id: studentId('bela'), name: 'Bela' });
const data = aFolder({ id: folderId('data'), name: 'Data', candidates: [asha.id] });

describe('Choose Folder opened again', () => {
  it('for one forgets the many, and whoever waited for a new folder', async () => {
    const { choice, actions, folders } = await aChoice();
    const begun: string[] = [];
    const told: string[] = [];
    actions.addSelectedToFolder({
      selected: [asha, bela],
      begin: async () => void begun.push('begun'),
      report: () => void begun.push('reported'),
    });
    actions.createFolder(({ name }) => told.push(name));
    actions.addToFolder(bela);
    choice.pick(data.id);
    await choice.add();
    actions.closed();
    expect([begun, folders.asked.at(-1)]).toEqual([[], ['save', 'data', 'bela']]);
    choice.name.change('Finalists');
    await choice.create();
    expect([begun, told]).toEqual([[], []]);
  });

  it('misses nothing, and waits for nothing', async () => {
    const { choice, actions, folders } = await aChoice();
    await choice.add();
    folders.answers.create = new Promise(() => undefined);
    choice.name.change('Finalists');
    void choice.create();
    void choice.create();
    expect([choice.missing, choice.doing]).toEqual([true, 'creating']);
    expect(folders.asked.filter(([method]) => method === 'create')).toHaveLength(1);
    actions.addToFolder(asha);
    expect([choice.missing, choice.doing, choice.wait.pending]).toEqual([false, null, false]);
  });

  it('is not told by an answer for the one before that it waits no more', async () => {
    const { choice, actions, folders } = await aChoice();
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof folders.save>>>();
    folders.answers.save = promise;
    choice.pick(data.id);
    const saving = choice.add();
    actions.addToFolder(asha);
    folders.answers.create = new Promise(() => undefined);
    choice.name.change('Finalists');
    void choice.create();
    resolve(success('added'));
    await saving;
    expect([choice.doing, choice.wait.pending, actions.isOpen]).toEqual(['creating', true, true]);
  });

  it('counts nobody in folders that are on their way', () => {
    const { actions } = someActions();
    actions.addToFolder(bela);
    expect(actions.choice.insideOf(data)).toBe(0);
    // As the list knows them.
    expect(actions.choice.candidates[0]).toBe(bela);
  });

  it('for nobody reads no folders', () => {
    const { actions, folders } = someActions();
    actions.createFolder(() => undefined);
    expect(folders.asked).toEqual([]);
  });

  it('begins with a folder that was just made', async () => {
    const { choice, actions, folders } = await aChoice();
    folders.answers.create = success(aFolder({ id: folderId('new'), name: 'Finalists', candidates: [bela.id] }));
    choice.name.change('Finalists');
    await choice.create();
    actions.addToFolder(asha);
    expect(choice.picked).toBe('new');
  });

  it('begins with the last folder while one of many is not in it', async () => {
    const { choice, state } = await aChoice();
    expect(choice.lastUsedFor([bela])).toBeNull();
    state.used(data.id);
    expect(choice.lastUsedFor([asha])).toBeNull();
    expect(choice.lastUsedFor([asha, bela])).toEqual(data);
  });
});

describe('a folder that is picked', () => {
  it('and goes while the modal does takes all of them all the same', async () => {
    const { actions, choice, folders } = await aChoice();
    const begun: BulkAction[] = [];
    const begin = async (action: BulkAction) => void begun.push(action);
    actions.addSelectedToFolder({ selected: [asha, bela], begin, report: () => undefined });
    const { pick } = choice;
    pick(data.id);
    await choice.add();
    folders.answers.all = success([]);
    choice.read();
    await when(() => choice.folders.value?.length === 0);
    actions.closed();
    expect([asha, bela].map((one) => begun[0]?.needs?.(one))).toEqual([true, true]);
  });

  it('and was deleted meanwhile is none', async () => {
    const { choice, folders } = await aChoice();
    choice.pick(data.id);
    folders.answers.all = success([]);
    choice.read();
    await when(() => choice.folders.value?.length === 0);
    const asked = folders.asked.length;
    await choice.add();
    expect([choice.missing, folders.asked.length]).toEqual([true, asked]);
  });

  it('is asked for again where its answer takes long', async () => {
    const { choice, folders, actions } = await aChoice();
    folders.answers.save = new Promise(() => undefined);
    choice.pick(data.id);
    void choice.add();
    expect(choice.doing).toBe('adding');
    folders.answers.save = success('added');
    await choice.retry();
    expect(folders.asked.filter(([method]) => method === 'save')).toHaveLength(2);
    expect(folders.asked.some(([method]) => method === 'create')).toBe(false);
    expect([choice.doing, actions.isOpen]).toEqual([null, false]);
  });

  it('takes nobody where nobody is to go in', async () => {
    const { choice, actions, folders } = await aChoice();
    actions.createFolder(() => undefined);
    choice.pick(data.id);
    const asked = folders.asked.length;
    await choice.add();
    expect(folders.asked).toHaveLength(asked);
  });
});

describe('a new folder', () => {
  it('cannot be made without a name', async () => {
    const { choice } = await aChoice();
    expect(choice.canCreate).toBe(false);
    choice.name.change('Finalists');
    expect(choice.canCreate).toBe(true);
  });

  it('that is refused without a word is told like any failure', async () => {
    const { choice, folders, notices } = await aChoice();
    folders.answers.create = failure('refused', '');
    choice.name.change('Finalists');
    await choice.create();
    expect([choice.name.shownError, notices.toasts.length]).toEqual([null, 1]);
    folders.answers.create = failure('server-error', 'Planned.');
    await choice.create();
    expect(choice.name.shownError).toBeNull();
  });

  it('of many that the service does not show is told, and cannot be undone', async () => {
    const { choice, actions, folders, notices } = await aChoice();
    const report = vi.fn<() => void>();
    actions.addSelectedToFolder({ selected: [asha, bela], begin: async () => undefined, report });
    folders.answers.create = success(null);
    choice.name.change('Finalists');
    await choice.create();
    actions.closed();
    expect(report).not.toHaveBeenCalled();
    expect(notices.toasts).toMatchObject([{ text: 'Folder Created and Candidate Shortlisted', tone: 'success' }]);
  });
});

describe('added without the modal', () => {
  it('says what came of it', async () => {
    const { choice, folders, state, notices } = await aChoice();
    await choice.addTo(data, bela);
    expect(state.namesOf(bela.id)).toEqual(['Data']);
    folders.answers.save = failure('server-error');
    await choice.addTo(data, bela);
    expect(notices.toasts).toMatchObject([
      { text: 'Candidate successfully shortlisted! for Data', tone: 'success' },
      { tone: 'error' },
    ]);
  });
});

describe('adding', () => {
  it('of one can be undone; when that fails it says so, and they stay', async () => {
    const { choice, actions, folders, state, notices } = await aChoice();
    choice.pick(data.id);
    await choice.add();
    folders.answers.remove = failure('unreachable');
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect(notices.toasts.at(-1)?.text).toBe('Some error occured! Please retry..'));
    expect(state.namesOf(bela.id)).toEqual(['Data']);
    folders.answers.remove = success(undefined);
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect(state.namesOf(bela.id)).toEqual([]));
    expect(folders.asked.at(-1)).toEqual(['remove', 'data', 'bela']);

    const made = aFolder({ id: folderId('new'), name: 'Finalists', candidates: [bela.id] });
    folders.answers.create = success(made);
    actions.addToFolder(bela);
    choice.name.change('Finalists');
    await choice.create();
    notices.toasts.at(-1)?.action?.onPress();
    await vi.waitFor(() => expect(state.namesOf(bela.id)).toEqual([]));
    expect(folders.asked.at(-1)).toEqual(['remove', 'new', 'bela']);
  });

  it('to a new folder is undone for whom it was made, whoever the modal is open for by then', async () => {
    const { choice, actions, folders, notices } = await aChoice();
    const made = aFolder({ id: folderId('new'), name: 'Finalists', candidates: [bela.id] });
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof folders.create>>>();
    folders.answers.create = promise;
    choice.name.change('Finalists');
    const creating = choice.create();
    actions.addToFolder(asha);
    resolve(success(made));
    await creating;
    expect(notices.toasts).toMatchObject([{ detail: 'Bela' }]);
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect(folders.asked.at(-1)).toEqual(['remove', 'new', 'bela']));
  });
});

/** The modal opened for Bela, with the folders read. */
async function aChoice() {
  const world = someActions();
  world.folders.answers.all = success([data]);
  world.actions.addToFolder(bela);
  await when(() => world.state.all.state === 'ready');
  return { ...world, choice: world.actions.choice };
}
