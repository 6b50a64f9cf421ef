import { failure, success } from '@glo/domain/shared/outcome';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { asha, bela, chitra } from '../../../testing/candidate-list.ts';
import { someActions } from '../../../testing/folders.ts';

const data = aFolder({ id: folderId('data'), name: 'Data', candidates: [asha.id] });
const design = aFolder({ id: folderId('design'), name: 'Design', candidates: [asha.id, bela.id] });
const finalists = aFolder({ id: folderId('new'), name: 'Finalists', candidates: [bela.id] });

describe('Choose Folder for one candidate', () => {
  it('loads the folders and counts the candidate in each', async () => {
    const { choice, folders } = await aChoice();
    expect(folders.asked).toEqual([['all', 'account-1']]);
    expect([choice.insideOf(data), choice.insideOf(design)]).toEqual([0, 1]);
  });

  it('lists folders with the candidate first, then recent ones', async () => {
    const rest = ['one', 'two', 'three'].map((name) => aFolder({ id: folderId(name), name }));
    const { choice, folders, state } = await aChoice();
    folders.answers.all = success([...rest, data, design]);
    await state.all.load();
    state.markUsed(folderId('two'));
    state.markUsed(folderId('three'));
    expect(choice.ordered.map(({ name }) => name)).toEqual(['Design', 'three', 'two', 'one', 'Data']);
  });

  it('adds the candidate with the specified toast and Undo', async () => {
    const { choice, actions, folders, state, notices } = await aChoice();
    choice.pick(data.id);
    await choice.adding.run();
    expect(folders.asked.at(-1)).toEqual(['save', 'data', 'bela']);
    expect(notices.toasts).toMatchObject([
      { text: 'Candidate successfully shortlisted! for Data', detail: 'Bela', tone: 'success', durationMs: 5000 },
    ]);
    expect([state.namesOf(bela.id), actions.isOpen]).toEqual([['Data', 'Design'], false]);
    folders.answers.remove = failure('unreachable');
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect(notices.toasts.at(-1)?.text).toBe('Some error occured! Please retry..'));
    expect(state.namesOf(bela.id)).toEqual(['Data', 'Design']);
    folders.answers.remove = success(undefined);
    await choice.adding.run();
    notices.toasts.at(-1)?.action?.onPress();
    await vi.waitFor(() => expect(state.namesOf(bela.id)).toEqual(['Design']));
    expect(folders.asked.at(-1)).toEqual(['remove', 'data', 'bela']);
  });

  it('warns if the candidate was in the folder', async () => {
    const { choice, actions, folders, notices } = await aChoice();
    folders.answers.save = success('already-there');
    choice.pick(design.id);
    await choice.adding.run();
    expect(notices.toasts).toMatchObject([{ text: 'Candidate already shortlisted! for Design', tone: 'warning' }]);
    expect(actions.isOpen).toBe(false);
  });

  it('stays open after a failure', async () => {
    const { choice, actions, folders, notices } = await aChoice();
    folders.answers.save = failure('unreachable');
    choice.pick(data.id);
    await choice.adding.run();
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..', durationMs: 2000 }]);
    expect([actions.isOpen, choice.picked, choice.adding.pending]).toEqual([true, data.id, false]);
  });

  it('requires a folder that exists', async () => {
    const { choice, folders } = await aChoice();
    await choice.adding.run();
    expect(choice.missing).toBe(true);
    choice.pick(data.id);
    expect(choice.missing).toBe(false);
    folders.answers.all = success([]);
    void choice.folders.load();
    await when(() => choice.folders.value?.length === 0);
    await choice.adding.run();
    expect([choice.missing, folders.asked.map(([method]) => method)]).toEqual([true, ['all', 'all']]);
  });

  it('ignores presses while a request runs, and repeats a slow one', async () => {
    const { choice, folders, actions } = await aChoice();
    folders.answers.save = new Promise(() => undefined);
    choice.pick(data.id);
    void choice.adding.run();
    await Promise.all([choice.adding.run(), choice.creating.run()]);
    expect([choice.adding.pending, folders.asked.length]).toEqual([true, 2]);
    folders.answers.save = success('added');
    await choice.adding.restart();
    expect(folders.asked.map(([method]) => method)).toEqual(['all', 'save', 'save']);
    expect([choice.adding.pending, actions.isOpen]).toEqual([false, false]);
  });

  it('preselects the last used folder unless all candidates are in it', async () => {
    const { choice, actions, state } = await aChoice();
    expect(choice.lastUsedFor([bela])).toBeNull();
    state.markUsed(data.id);
    expect([choice.lastUsedFor([asha]), choice.lastUsedFor([asha, bela])]).toEqual([null, data]);
    actions.addToFolder(chitra);
    expect(choice.picked).toBe(data.id);
    actions.addToFolder(asha);
    expect(choice.picked).toBeNull();
  });
});

describe('Create New in Choose Folder', () => {
  it('creates a folder with the candidate, with Undo', async () => {
    const { choice, actions, folders, state, notices } = await aChoice();
    folders.answers.create = success(finalists);
    choice.name.change(' Finalists ');
    await choice.creating.run();
    expect(folders.asked.at(-1)).toMatchObject(['create', { name: 'Finalists', candidates: ['bela'] }]);
    expect(notices.toasts).toMatchObject([{ text: 'Folder Created and Candidate Shortlisted', tone: 'success' }]);
    expect([state.folder(finalists.id), actions.isOpen, choice.name.value]).toEqual([finalists, false, '']);
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect(state.folder(finalists.id)?.candidates).toEqual([]));
    expect(folders.asked.at(-1)).toEqual(['remove', 'new', 'bela']);
    actions.addToFolder(asha);
    expect(choice.picked).toBe('new');
  });

  it('loads the folders if the service does not return the new one', async () => {
    const { choice, folders, notices } = await aChoice();
    folders.answers.create = success(null);
    choice.name.change('Finalists');
    await choice.creating.run();
    expect(folders.asked.map(([method]) => method)).toEqual(['all', 'create', 'all']);
    expect(notices.toasts).toMatchObject([{ text: 'Folder Created and Candidate Shortlisted', tone: 'success' }]);
  });

  it('shows the refusal of a name at the field', async () => {
    const { choice, actions, folders, notices } = await aChoice();
    folders.answers.create = failure('refused', 'You already have a folder with this name.');
    choice.name.change('Data');
    await choice.creating.run();
    expect(choice.name.shownError).toBe('You already have a folder with this name.');
    expect([choice.name.value, actions.isOpen, notices.toasts]).toEqual(['Data', true, []]);
    folders.answers.create = success(aFolder({ name: 'Data' }));
    expect(choice.canCreate).toBe(true);
    await choice.creating.run();
    expect(actions.isOpen).toBe(false);
  });

  it.each([
    ['a refusal without a text', failure('refused', '')],
    ['an error of the service', failure('server-error', 'Planned.')],
  ])('shows a toast for %s, and keeps the name until the folder is created', async (_, answer) => {
    const { choice, actions, folders, notices } = await aChoice();
    folders.answers.create = answer;
    choice.name.change('Finalists');
    await choice.creating.run();
    expect([choice.name.shownError, notices.toasts.length]).toEqual([null, 1]);
    actions.close();
    actions.addToFolder(chitra);
    expect(choice.name.value).toBe('Finalists');
  });

  it('requires a name', async () => {
    const { choice, folders } = await aChoice();
    expect(choice.canCreate).toBe(false);
    choice.name.change('  ');
    await choice.creating.run();
    expect([choice.name.shownError, folders.asked.length]).toEqual(['Enter folder name', 1]);
  });

  it('creates an empty folder for a screen, without loading folders', async () => {
    const { choice, actions, folders, notices } = someWorld();
    const created: string[] = [];
    actions.createFolder(({ id }) => created.push(id));
    choice.pick(data.id);
    await choice.adding.run();
    choice.name.change('New');
    await choice.creating.run();
    expect(folders.asked).toMatchObject([['create', { candidates: [] }]]);
    expect([created, notices.toasts.map(({ text }) => text)]).toEqual([['folder-2'], ['Folder Created']]);
  });
});

describe('Choose Folder opened again', () => {
  it('forgets the selection and the screen that asked for a new folder', async () => {
    const { choice, actions, folders } = await aChoice();
    const calls: string[] = [];
    actions.addSelectedToFolder({
      selected: [asha, bela],
      start: async () => void calls.push('begin'),
      report: () => void calls.push('report'),
    });
    actions.createFolder(() => calls.push('created'));
    actions.addToFolder(bela);
    choice.pick(data.id);
    await choice.adding.run();
    actions.closed();
    choice.name.change('Finalists');
    await choice.creating.run();
    expect([calls, folders.asked.map(([method]) => method)]).toEqual([[], ['all', 'all', 'save', 'create']]);
  });

  it('resets the error and the pending request', async () => {
    const { choice, actions, folders } = await aChoice();
    await choice.adding.run();
    folders.answers.create = new Promise(() => undefined);
    choice.name.change('Finalists');
    void choice.creating.run();
    actions.addToFolder(asha);
    expect([choice.missing, choice.creating.pending]).toEqual([false, false]);
  });

  it('reports the late folder of a selection without closing', async () => {
    const { choice, actions, folders } = await aChoice();
    const late = Promise.withResolvers<Awaited<ReturnType<typeof folders.create>>>();
    folders.answers.create = late.promise;
    const report = vi.fn<(action: unknown, candidates: unknown) => void>();
    actions.addSelectedToFolder({ selected: [asha, bela], start: async () => undefined, report });
    choice.name.change('Finalists');
    const creating = choice.creating.run();
    choice.creating.cancel();
    late.resolve(success(finalists));
    await creating;
    expect([actions.isOpen, report.mock.calls.map(([, candidates]) => candidates)]).toEqual([true, [[asha, bela]]]);
  });

  it('stays open when an earlier request ends, which still shows its toast and Undo', async () => {
    const { choice, actions, folders, notices, state } = await aChoice();
    const late = Promise.withResolvers<Awaited<ReturnType<typeof folders.create>>>();
    folders.answers.create = late.promise;
    choice.name.change('Finalists');
    const creating = choice.creating.run();
    actions.addToFolder(chitra);
    folders.answers.save = new Promise(() => undefined);
    choice.pick(data.id);
    void choice.adding.run();
    late.resolve(success(finalists));
    await creating;
    expect([choice.adding.pending, actions.isOpen]).toEqual([true, true]);
    expect(notices.toasts).toMatchObject([{ text: 'Folder Created and Candidate Shortlisted', detail: 'Bela' }]);
    await when(() => !state.all.request.pending);
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect(folders.asked.at(-1)).toEqual(['remove', 'new', 'bela']));
  });
});

/** The modal is open for Bela. */
async function aChoice() {
  const world = someWorld();
  world.actions.addToFolder(bela);
  await when(() => world.state.all.state !== 'loading');
  return world;
}

function someWorld() {
  const world = someActions();
  world.folders.answers.all = success([data, design]);
  return { ...world, choice: world.actions.choice };
}
