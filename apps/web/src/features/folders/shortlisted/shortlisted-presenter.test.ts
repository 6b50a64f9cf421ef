import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { when } from 'mobx';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Visit } from '../../../navigation/navigator.ts';
import { someLists } from '../../../testing/candidate-lists.ts';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { ShortlistedPresenter } from './shortlisted-presenter.ts';
import { ShortlistedView } from './ShortlistedView.tsx';

const asha = aCandidate({ id: studentId('asha'), name: 'Asha' });
const bela = aCandidate({ id: studentId('bela'), name: 'Bela' });
const data = aFolder({ id: folderId('data'), name: 'Data', candidates: [asha.id, bela.id] });
const design = aFolder({ id: folderId('design'), name: 'Design', candidates: [bela.id] });

let leave = () => {};
afterEach(() => leave());

describe('shortlisted candidates', () => {
  it('open the first folder, and the address says so', async () => {
    const { navigator, open } = aPage();
    await open('');
    expect(navigator.replacedUrls).toEqual(['/shortlistedCandidates?folder=data']);
  });

  it('open the first folder when that of the address is not there any more', async () => {
    const { navigator, open } = aPage();
    await open('?folder=gone&sort=name');
    expect(navigator.replacedUrls).toEqual(['/shortlistedCandidates?folder=data&sort=name']);
  });

  it('are those of the folder in the address, read anew and in its order', async () => {
    const { presenter, folders, directory, openFolder } = aPage();
    folders.answers.folder = success({ ...data, candidates: [bela.id, asha.id] });
    directory.answers.byIds = success([asha, bela]);
    const open = await openFolder('?folder=data');
    expect(folders.asked.slice(-1)).toEqual([['folder', 'data']]);
    expect(directory.asked).toEqual([['byIds', [bela.id, asha.id]]]);
    expect(open.list.shown).toEqual([bela, asha]);
    expect(presenter.pageTitle).toBe('Data');
    const view = createElement(ShortlistedView, { presenter });
    expect(textOf(view)).toContain('2 candidates Created November 12, 2026');
    // Said once to the eye; who listens hears it change.
    expect(markupOf(view)).toMatch(/<output class="[^"]*visually-hidden">2 candidates</);
  });

  it('stand in the order and are narrowed as the address says; what is done here goes into it', async () => {
    const { navigator, openFolder } = aPage();
    const { list } = await openFolder('?folder=data&sort=name&find=bel');
    expect([list.ordering.order, list.shown]).toEqual(['name', [bela]]);
    list.narrow('ash');
    expect(navigator.replacedUrls.at(-1)).toBe('/shortlistedCandidates?folder=data&sort=name&find=ash');
  });

  it('of another folder come without what was typed in the one that is left', async () => {
    const { presenter, folders, openFolder } = aPage();
    const first = await openFolder('?folder=data&find=bel');
    folders.answers.folder = success(design);
    presenter.revisit(at('?folder=design'));
    expect(presenter.activeFolder).not.toBe(first);
    expect([presenter.activeFolder?.id, presenter.activeFolder?.list.words]).toEqual(['design', '']);
  });

  it('say whom the service knows nothing of any more', async () => {
    const { presenter, directory, openFolder } = aPage();
    directory.answers.byIds = success([asha]);
    const open = await openFolder('?folder=data');
    expect([open.list.all, open.people.gone]).toEqual([[asha], 1]);
    expect(textOf(createElement(ShortlistedView, { presenter }))).toContain('1 no longer on the platform');
  });
});

describe('what does not come', () => {
  it('the folders: says so, and asks again', async () => {
    const { presenter, folders, notices, open } = aPage();
    folders.answers.all = failure('unreachable');
    await open('');
    expect(notices.toasts).toMatchObject([{ text: 'Failed to fetch folders. Please try again later.' }]);
    expect(textOf(createElement(ShortlistedView, { presenter }))).toContain('Folders could not be loaded');
    folders.answers.all = success([data]);
    presenter.read();
    await when(() => presenter.folders.state === 'ready');
    expect(presenter.folders.value).toEqual([data]);
  });

  it('the folder itself: says so, and asks again', async () => {
    const { folders, notices, openFolder } = aPage();
    folders.answers.folder = failure('unreachable');
    const open = await openFolder('?folder=data');
    expect(notices.toasts).toMatchObject([{ text: 'Failed to fetch folders. Please try again later.' }]);
    folders.answers.folder = success(data);
    await open.people.known.load();
    expect(open.list.all).toEqual([asha, bela]);
  });

  it('its candidates: says so', async () => {
    const { directory, notices, openFolder } = aPage();
    directory.answers.byIds = failure('unreachable');
    await openFolder('?folder=data');
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
  });
});

describe('a large folder', () => {
  const many = Array.from({ length: 750 }, (_, at) => studentId(`s${at}`));
  const large = { ...data, candidates: many };

  it('comes a part at a time', async () => {
    const { folders, directory, openFolder } = aPage();
    folders.answers.folder = success(large);
    directory.answers.byIds = success([]);
    const { people } = await openFolder('?folder=data');
    await when(() => people.expected === null);
    const asked = directory.asked.map(([, ids]) => ids);
    expect(asked).toEqual([many.slice(0, 200), many.slice(200, 700), many.slice(700)]);
  });

  it('that is interrupted says so, keeps what is there, and goes on when asked', async () => {
    const { folders, directory, notices, openFolder } = aPage();
    folders.answers.folder = success(large);
    const first = Promise.withResolvers<Awaited<ReturnType<typeof directory.byIds>>>();
    directory.answers.byIds = first.promise;
    const opening = openFolder('?folder=data');
    await settled();
    directory.answers.byIds = failure('unreachable');
    first.resolve(success([aCandidate({ id: studentId('s0') })]));
    const { people } = await opening;
    await when(() => people.interrupted);
    expect([people.candidates.length, people.expected]).toEqual([1, 750]);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    directory.answers.byIds = success([]);
    await people.loadRest();
    expect([people.interrupted, people.expected]).toEqual([false, null]);
  });

  it('that takes long says so, and goes on when asked; what comes late then is dropped', async () => {
    const { folders, directory, openFolder } = aPage();
    folders.answers.folder = success(large);
    const late = Promise.withResolvers<Awaited<ReturnType<typeof directory.byIds>>>();
    const first = Promise.withResolvers<Awaited<ReturnType<typeof directory.byIds>>>();
    directory.answers.byIds = first.promise;
    const opening = openFolder('?folder=data');
    await settled();
    directory.answers.byIds = late.promise;
    vi.useFakeTimers();
    first.resolve(success([aCandidate({ id: studentId('s0') })]));
    const { people } = await opening;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([people.interrupted, people.expected]).toEqual([true, 750]);
    directory.answers.byIds = success([]);
    await people.loadRest();
    late.resolve(success([aCandidate({ id: studentId('s1') })]));
    await vi.advanceTimersByTimeAsync(0);
    expect([people.interrupted, people.expected, people.candidates.length]).toEqual([false, null, 1]);
    vi.useRealTimers();
  });
});

describe('empty', () => {
  it('without a folder there is a way to one', async () => {
    const { presenter, folders, open } = aPage();
    folders.answers.all = success([]);
    await open('');
    expect(textOf(createElement(ShortlistedView, { presenter }))).toContain(
      'No Shortlisted Candidates Create a folder',
    );
  });

  it('a folder nobody is in says so', async () => {
    const { presenter, folders, directory, openFolder } = aPage();
    const empty = { ...data, candidates: [] };
    folders.answers.all = success([empty]);
    folders.answers.folder = success(empty);
    directory.answers.byIds = success([]);
    await openFolder('?folder=data');
    expect(textOf(createElement(ShortlistedView, { presenter }))).toContain(
      'No Shortlisted Candidates Candidates you add',
    );
  });

  it('a new folder is opened', async () => {
    const { presenter, actions, navigator, open } = aPage();
    await open('?folder=data');
    presenter.createFolder();
    actions.choice.name.change('New');
    await actions.choice.create();
    expect(navigator.went.at(-1)).toEqual({ path: '/shortlistedCandidates?folder=folder-2', options: {} });
  });
});

describe('removing', () => {
  it('takes the card away, with an Undo that brings it back', async () => {
    const { notices, state, openFolder } = aPage();
    const { list } = await openFolder('?folder=data');
    list.cardActions(asha).shortlist();
    expect([list.shown, state.folder(data.id)?.candidates]).toEqual([[bela], [bela.id]]);
    await settled();
    notices.toasts.at(-1)?.action?.onPress();
    await settled();
    expect(list.shown).toEqual([asha, bela]);
  });

  it('undone where the folder was opened again since shows the card, too', async () => {
    const { presenter, folders, directory, notices, openFolder } = aPage();
    const first = await openFolder('?folder=data');
    first.list.cardActions(asha).shortlist();
    await settled();
    presenter.revisit(at('?folder=design'));
    folders.answers.folder = success({ ...data, candidates: [bela.id] });
    directory.answers.byIds = success([bela]);
    presenter.revisit(at('?folder=data'));
    await when(() => presenter.activeFolder?.people.known.state === 'ready');
    expect(presenter.activeFolder?.list.shown).toEqual([bela]);
    directory.answers.byIds = success([asha]);
    notices.toasts.at(-1)?.action?.onPress();
    await settled();
    expect(presenter.activeFolder?.list.shown).toEqual([asha, bela]);
  });

  it('all that are ticked ends with a result and one Undo', async () => {
    const { notices, openFolder } = aPage();
    const open = await openFolder('?folder=data');
    open.list.selectAll();
    open.removeSelected();
    await settled();
    expect(notices.toasts).toMatchObject([{ text: '2 candidates removed', detail: 'Asha and Bela' }]);
    expect([open.list.all, open.list.hasSelection]).toEqual([[], false]);
    notices.toasts[0]?.action?.onPress();
    await settled();
    expect([open.list.all, open.list.selected]).toEqual([
      [asha, bela],
      [asha, bela],
    ]);
  });

  it('from all folders is in Choose Action of a card, and for all that are ticked', async () => {
    const { actions, folders, openFolder } = aPage();
    const open = await openFolder('?folder=data');
    open.list.openActions(bela);
    actions.removeFromAll();
    actions.closed();
    await settled();
    expect(folders.asked.at(-1)).toEqual(['removeFromAll', 'account-1', 'bela']);
    open.list.selectAll();
    open.removeSelectedFromAll();
    await settled();
    expect(folders.asked.at(-1)).toEqual(['removeFromAll', 'account-1', 'asha']);
  });
});

const settled = () => new Promise(setImmediate);

const at = (search: string): Visit => ({ params: {}, query: new URLSearchParams(search), state: null });

function aPage() {
  const world = someLists();
  const { folders, keeping, directory, lists, navigator, notices } = world;
  folders.answers.all = success([data, design]);
  folders.answers.folder = success(data);
  directory.answers.byIds = success([asha, bela]);
  const presenter = new ShortlistedPresenter(folders, keeping, directory, lists, navigator, notices);
  const open = async (search: string) => {
    leave = presenter.activate(at(search));
    await when(() => presenter.folders.state !== 'loading');
  };
  const openFolder = async (search: string) => {
    await open(search);
    const opened = presenter.activeFolder;
    if (opened === null) throw new Error('No folder was opened');
    await when(() => opened.people.known.state !== 'loading');
    return opened;
  };
  return { ...world, presenter, open, openFolder };
}
