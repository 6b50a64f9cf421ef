import { foldersFailed } from '@glo/domain/folders/messages';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { someLists } from '../../../testing/candidate-lists.ts';
import { textOf } from '../../../testing/rendered.ts';
import { FolderChoiceBody } from './FolderChoiceParts.tsx';
import { addToFolder, outsideJob } from '../list/list-commands.ts';

const asha = aCandidate({ id: studentId('asha'), name: 'Asha' });
const bela = aCandidate({ id: studentId('bela'), name: 'Bela' });
const chitra = aCandidate({ id: studentId('chitra'), name: 'Chitra' });
const data = aFolder({ id: folderId('data'), name: 'Data', candidates: [asha.id] });
const design = aFolder({ id: folderId('design'), name: 'Design', candidates: [asha.id, bela.id] });

describe('choosing a folder for somebody', () => {
  it('reads the folders and marks those they are in', async () => {
    const { choice, folders } = await aChoice();
    expect(folders.asked).toEqual([['all', 'account-1']]);
    expect([choice.insideOf(data), choice.insideOf(design)]).toEqual([0, 1]);
  });

  it('saves them, says so, and shows it at once', async () => {
    const { choice, actions, folders, state, notices } = await aChoice();
    choice.pick(data.id);
    await choice.add();
    expect(folders.asked.at(-1)).toEqual(['save', 'data', 'bela']);
    expect(notices.toasts).toMatchObject([
      { text: 'Candidate successfully shortlisted! for Data', detail: 'Bela', tone: 'success', durationMs: 5000 },
    ]);
    expect(state.namesOf(bela.id)).toEqual(['Data', 'Design']);
    expect(actions.isOpen).toBe(false);
  });

  it('warns about who was there already', async () => {
    const { choice, actions, folders, notices } = await aChoice();
    folders.answers.save = success('already-there');
    choice.pick(design.id);
    await choice.add();
    expect(notices.toasts).toMatchObject([{ text: 'Candidate already shortlisted! for Design', tone: 'warning' }]);
    expect(actions.isOpen).toBe(false);
  });

  it('that fails stays open with what was picked', async () => {
    const { choice, actions, folders, notices } = await aChoice();
    folders.answers.save = failure('unreachable');
    choice.pick(data.id);
    await choice.add();
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..', durationMs: 2000 }]);
    expect([actions.isOpen, choice.picked, choice.doing]).toEqual([true, data.id, null]);
  });

  it('needs one to be picked', async () => {
    const { choice, folders } = await aChoice();
    await choice.add();
    expect([choice.missing, folders.asked.length]).toEqual([true, 1]);
    choice.pick(data.id);
    expect(choice.missing).toBe(false);
  });

  it('saves once, however often it is pressed', async () => {
    const { choice, folders } = await aChoice();
    choice.pick(data.id);
    await Promise.all([choice.add(), choice.add(), choice.create()]);
    expect(folders.asked).toHaveLength(2);
  });

  it('begins with the folder that was used last, unless they are in it', async () => {
    const { choice, actions } = await aChoice();
    choice.pick(data.id);
    await choice.add();
    actions.addToFolder(chitra);
    expect(choice.picked).toBe(data.id);
    actions.addToFolder(asha);
    expect(choice.picked).toBeNull();
  });

  it('lists the folders they are in first, then those used recently', async () => {
    const rest = ['one', 'two', 'three'].map((name) => aFolder({ id: folderId(name), name }));
    const { choice, folders, state } = await aChoice();
    folders.answers.all = success([...rest, data, design]);
    await state.read();
    state.used(folderId('two'));
    state.used(folderId('three'));
    expect(choice.ordered.map(({ name }) => name)).toEqual(['Design', 'three', 'two', 'one', 'Data']);
  });

  it('says when the folders do not come, and asks again', async () => {
    const { choice, folders, notices } = await aChoice(failure('unreachable'));
    expect(notices.toasts).toMatchObject([{ text: foldersFailed }]);
    folders.answers.all = success([data]);
    choice.read();
    await when(() => choice.folders.state === 'ready');
    expect(choice.folders.value).toEqual([data]);
  });
});

describe('a new folder', () => {
  it('takes the candidate in the same call', async () => {
    const { choice, actions, folders, state, notices } = await aChoice();
    const made = aFolder({ id: folderId('new'), name: 'Finalists', candidates: [bela.id] });
    folders.answers.create = success(made);
    choice.name.change(' Finalists ');
    await choice.create();
    expect(folders.asked.at(-1)).toMatchObject(['create', { name: 'Finalists', candidates: ['bela'] }]);
    expect(notices.toasts).toMatchObject([{ text: 'Folder Created and Candidate Shortlisted', tone: 'success' }]);
    expect(state.folder(made.id)).toEqual(made);
    expect([actions.isOpen, choice.name.value]).toEqual([false, '']);
  });

  it('is read when the service does not show it', async () => {
    const { choice, folders } = await aChoice();
    folders.answers.create = success(null);
    choice.name.change('Finalists');
    await choice.create();
    expect(folders.asked.map(([method]) => method)).toEqual(['all', 'create', 'all']);
  });

  it('with a name that is taken says so in the service’s words, and keeps what was typed', async () => {
    const { choice, actions, folders, notices } = await aChoice();
    folders.answers.create = failure('refused', 'You already have a folder with this name.');
    choice.name.change('Data');
    await choice.create();
    expect(choice.name.shownError).toBe('You already have a folder with this name.');
    expect([choice.name.value, actions.isOpen, notices.toasts]).toEqual(['Data', true, []]);
    // what was in the way may be over
    folders.answers.create = success(aFolder({ name: 'Data' }));
    expect(choice.canCreate).toBe(true);
    await choice.create();
    expect(actions.isOpen).toBe(false);
  });

  it('that fails keeps what was typed, also when the modal is closed and opened again', async () => {
    const { choice, actions, folders, notices } = await aChoice();
    folders.answers.create = failure('unreachable');
    choice.name.change('Finalists');
    await choice.create();
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    actions.close();
    actions.addToFolder(chitra);
    expect(choice.name.value).toBe('Finalists');
  });

  it('needs a name', async () => {
    const { choice, folders } = await aChoice();
    choice.name.change('  ');
    await choice.create();
    expect(choice.name.shownError).toBe('Enter folder name');
    expect(folders.asked).toHaveLength(1);
  });

  it('may begin empty, and is told to whoever asked for it', async () => {
    const { choice, actions, folders, notices } = someWorld();
    const told: string[] = [];
    actions.createFolder(({ id }) => told.push(id));
    choice.name.change('New');
    await choice.create();
    expect(folders.asked).toMatchObject([['create', { candidates: [] }]]);
    expect([told, notices.toasts.map(({ text }) => text)]).toEqual([['folder-2'], ['Folder Created']]);
  });
});

it('an answer that nobody waits for any more is said all the same, and closes nothing', async () => {
  const { choice, actions, folders, notices, state } = await aChoice();
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof folders.save>>>();
  folders.answers.save = promise;
  choice.pick(data.id);
  const saving = choice.add();
  actions.close();
  actions.addToFolder(chitra);
  resolve(success('added'));
  await saving;
  await when(() => !state.all.request.pending);
  expect(notices.toasts).toMatchObject([{ text: 'Candidate successfully shortlisted! for Data' }]);
  expect([state.namesOf(bela.id), actions.isOpen]).toEqual([['Data', 'Design'], true]);
});

describe('choosing a folder for all that are ticked', () => {
  it('adds those who are not in it, one by one, where the list shows it', async () => {
    const { choice, add, list, folders, state, actions, notices } = await forSelected();
    choice.pick(data.id);
    await add();
    expect([actions.isOpen, list.selected.length]).toEqual([false, 3]);
    expect(folders.asked.filter(([method]) => method === 'save').map(([, , student]) => student)).toEqual([
      bela.id,
      chitra.id,
    ]);
    expect(notices.toasts).toMatchObject([{ text: '2 added to “Data”', detail: 'Bela and Chitra, 1 already there' }]);
    expect(state.folder(data.id)?.candidates).toEqual([asha.id, bela.id, chitra.id]);
  });

  it('says the specified sentence when it was one', async () => {
    const { choice, add, notices } = await forSelected();
    choice.pick(design.id);
    await add();
    const text = 'Candidate successfully shortlisted! for Design';
    expect(notices.toasts).toMatchObject([{ text, detail: 'Chitra, 2 already there', action: { label: 'Undo' } }]);
  });

  it('can be undone: those who were added are taken out again', async () => {
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
    expect(folders.asked.slice(-2)).toEqual([
      ['remove', 'data', 'bela'],
      ['remove', 'data', 'chitra'],
    ]);
    expect(state.folder(data.id)?.candidates).toEqual([asha.id]);
  });

  it('asks for nothing where all of them are in it', async () => {
    const { choice, add, folders, notices } = await forSelected();
    folders.answers.save = success('added');
    choice.pick(data.id);
    await add();
    choice.pick(data.id);
    const asked = folders.asked.length;
    await add();
    expect([folders.asked.length, notices.toasts.at(-1)?.text]).toEqual([asked, 'All of them are in “Data” already.']);
  });

  it.each([
    [success('already-there' as const), '2 already there'],
    [failure('unreachable'), '2 not added'],
  ])('says what came of each (%#)', async (answer, text) => {
    const { choice, add, folders, notices, state } = await forSelected();
    folders.answers.save = answer;
    choice.pick(data.id);
    await add();
    expect([notices.toasts.at(-1)?.text, state.folder(data.id)?.candidates]).toEqual([text, [asha.id]]);
  });

  it('marks how many are there already', async () => {
    const { choice } = await forSelected();
    expect([choice.insideOf(data), choice.insideOf(design)]).toEqual([1, 2]);
  });

  it('makes a new folder with all of them in one call; Undo takes them out again', async () => {
    const { choice, create, folders, list, state, notices } = await forSelected();
    const ids = [asha.id, bela.id, chitra.id];
    folders.answers.create = success(aFolder({ id: folderId('new'), name: 'Finalists', candidates: ids }));
    choice.name.change('Finalists');
    await create();
    expect(folders.asked.at(-1)).toMatchObject(['create', { candidates: ['asha', 'bela', 'chitra'] }]);
    expect(list.selected.length).toBe(3);
    expect(notices.toasts).toMatchObject([
      { text: 'Folder Created and Candidate Shortlisted', detail: 'Asha, Bela and 1 more' },
    ]);
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect(state.folder(folderId('new'))?.candidates).toEqual([]));
  });

  it('says above 50 how many they are, and that nobody is told', async () => {
    const { choice, actions } = someWorld();
    const people = Array.from({ length: 51 }, (_, index) => aCandidate({ id: studentId(`s-${index}`) }));
    const selection = { selected: people, begin: async () => undefined, report: () => undefined };
    actions.addSelectedToFolder(selection);
    expect(textOf(createElement(FolderChoiceBody, { choice, formId: 'form' }))).toContain(
      '51 candidates go into the folder you choose. They are not told.',
    );
    actions.addSelectedToFolder({ ...selection, selected: people.slice(1) });
    expect(choice.areMany).toBe(false);
  });
});

/** The modal opened for Bela, with the folders read. */
async function aChoice(
  all: Awaited<ReturnType<ReturnType<typeof someWorld>['folders']['all']>> = success([data, design]),
) {
  const world = someWorld();
  world.folders.answers.all = all;
  world.actions.addToFolder(bela);
  await when(() => world.state.all.state !== 'loading');
  return world;
}

async function forSelected() {
  const world = someWorld();
  const list = world.lists.create({
    ...outsideJob,
    label: 'List',
    fileName: 'list',
    path: '/list',
    candidates: [asha, bela, chitra],
    wanted: [],
    marksOf: () => ({ shortlist: { state: 'shortlist', of: 'folders', busy: false }, folders: [] }),
    profileHref: () => '/glofolio',
  });
  list.selectAll();
  addToFolder.run(list);
  await when(() => world.state.all.state !== 'loading');
  /** It begins once the modal has gone. */
  const ended = async () => {
    world.actions.closed();
    await vi.waitFor(() => expect(list.bulk.current).toBeNull());
  };
  const add = () => world.choice.add().then(ended);
  const create = () => world.choice.create().then(ended);
  return { ...world, list, add, create };
}

function someWorld() {
  const world = someLists();
  world.folders.answers.all = success([data, design]);
  return { ...world, choice: world.actions.choice };
}
