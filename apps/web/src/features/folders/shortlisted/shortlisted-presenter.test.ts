import type { Folder } from '@glo/domain/folders/folders';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { studentId } from '@glo/domain/testing/builders';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { chooseIn, offeredBy } from '../../../testing/commands.ts';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { asha, aShortlistedPage, bela, data, design } from '../../../testing/shortlisted.ts';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';
import { ShortlistedView } from './ShortlistedView.tsx';

describe('the screen with shortlisted candidates', () => {
  it('opens the first folder and writes it to the URL', async () => {
    const { navigator, open, notices } = aShortlistedPage();
    await open('');
    expect(navigator.replacedUrls).toEqual(['/shortlistedCandidates?folder=data']);
    expect(notices.toasts).toEqual([]);
  });

  it('says that the folder of the URL is gone, and opens the first one', async () => {
    const { navigator, open, notices } = aShortlistedPage();
    await open('?folder=gone&sort=name');
    expect(navigator.replacedUrls).toEqual(['/shortlistedCandidates?folder=data&sort=name']);
    expect(notices.toasts).toMatchObject([{ text: 'That folder no longer exists. This is your first folder.' }]);
  });

  it('waits for the folders, because the one of the URL may be newer than those read before', async () => {
    const { presenter, navigator, folders, open, notices } = aShortlistedPage();
    await open('');
    const { promise, resolve } = Promise.withResolvers<Outcome<readonly Folder[]>>();
    folders.answers.all = promise;
    void presenter.folders.load();
    presenter.revisit(aVisitAt('?folder=fresh'));
    expect(navigator.replacedUrls).toHaveLength(1);
    resolve(success([data, aFolder({ id: folderId('fresh'), name: 'Fresh' })]));
    await when(() => presenter.pageTitle === 'Fresh');
    expect([navigator.replacedUrls.length, notices.toasts]).toEqual([1, []]);
  });

  it('loads the folder of the URL and shows its candidates in order', async () => {
    const { presenter, folders, directory, openFolder } = aShortlistedPage();
    folders.answers.folder = success({ ...data, candidates: [bela.id, asha.id] });
    directory.answers.byIds = success([asha, bela]);
    const open = await openFolder('?folder=data');
    expect(folders.asked.slice(-1)).toEqual([['folder', 'data']]);
    expect(directory.asked).toEqual([['byIds', [bela.id, asha.id]]]);
    expect(open.list.shown).toEqual([bela, asha]);
    expect(presenter.pageTitle).toBe('Data');
    const view = createElement(ShortlistedView, { presenter });
    expect(textOf(view)).toContain('2 candidates Created November 12, 2026');
    // Visible once, and announced when it changes.
    expect(markupOf(view)).toMatch(/<output class="[^"]*visually-hidden">2 candidates</);
  });

  it('reads order and search text from the URL and writes changes to it', async () => {
    const { navigator, openFolder } = aShortlistedPage();
    const { list } = await openFolder('?folder=data&sort=name&find=bel');
    expect([list.order, list.shown]).toEqual(['name', [bela]]);
    list.search('ash');
    expect(navigator.replacedUrls.at(-1)).toBe('/shortlistedCandidates?folder=data&sort=name&find=ash');
  });

  it('follows the URL of the open folder', async () => {
    const { presenter, openFolder } = aShortlistedPage();
    const open = await openFolder('?folder=data&sort=name');
    expect(open.list.href).toBe('/shortlistedCandidates?folder=data&sort=name');
    presenter.revisit(aVisitAt('?folder=data&find=bel'));
    expect([presenter.activeFolder, open.list.words]).toEqual([open, 'bel']);
  });

  it('ignores a late response after it is left', async () => {
    const { presenter, folders, navigator, leave, open } = aShortlistedPage();
    const late = Promise.withResolvers<ReturnType<typeof success<(typeof data)[]>>>();
    folders.answers.all = late.promise;
    void open('');
    leave();
    late.resolve(success([data]));
    await settled();
    expect([presenter.activeFolder, presenter.chosen, navigator.replacedUrls]).toEqual([null, null, []]);
  });

  it('opens the folder of the URL instead of the first one', async () => {
    const { presenter, navigator, open } = aShortlistedPage();
    await open('?folder=design');
    expect([presenter.activeFolder?.id, navigator.replacedUrls]).toEqual([design.id, []]);
  });

  it('cancels the requests of the previous folder', async () => {
    const { presenter, directory, open } = aShortlistedPage();
    directory.answers.byIds = new Promise(() => undefined);
    await open('?folder=data');
    const first = presenter.activeFolder?.loading;
    await when(() => first?.list.request.pending === true);
    presenter.revisit(aVisitAt('?folder=design'));
    expect([first?.list.request.pending, presenter.activeFolder?.id]).toEqual([false, design.id]);
  });

  it('loads no candidates of the previous folder', async () => {
    const { presenter, directory, state, openFolder } = aShortlistedPage();
    await openFolder('?folder=data');
    presenter.revisit(aVisitAt('?folder=design'));
    await when(() => presenter.activeFolder?.loading.list.state === 'ready');
    const asked = directory.asked.length;
    state.addStudents(data.id, [studentId('chitra')]);
    await settled();
    expect(directory.asked).toHaveLength(asked);
  });

  it('closes the modal and the folder, and keeps the scroll position', async () => {
    const { presenter, actions, navigator, openFolder, leave } = aShortlistedPage();
    const { list } = await openFolder('?folder=data');
    presenter.createFolder();
    list.place.scrolled(400);
    leave();
    expect(list.place.scrollTop).toBe(400);
    list.search('bel');
    expect([actions.isOpen, presenter.activeFolder, navigator.replacedUrls]).toEqual([false, null, []]);
  });

  it('opens a known folder at once', async () => {
    const { presenter, state, navigator } = aShortlistedPage();
    await state.all.load();
    presenter.activate(aVisitAt(''));
    expect([presenter.activeFolder?.id, navigator.replacedUrls]).toEqual([
      data.id,
      ['/shortlistedCandidates?folder=data'],
    ]);
  });

  it('drops the search text for another folder', async () => {
    const { presenter, folders, openFolder } = aShortlistedPage();
    const first = await openFolder('?folder=data&find=bel');
    folders.answers.folder = success(design);
    presenter.revisit(aVisitAt('?folder=design'));
    expect(presenter.activeFolder).not.toBe(first);
    expect([presenter.activeFolder?.id, presenter.activeFolder?.list.words]).toEqual(['design', '']);
  });

  it('separates candidates that the service does not know from unreadable ones', async () => {
    const { presenter, directory, openFolder } = aShortlistedPage();
    directory.answers.byIds = success([], 1);
    const open = await openFolder('?folder=data');
    expect([open.list.all, open.missingCount, open.loading.list.leftOut]).toEqual([[], 1, 1]);
    expect(textOf(createElement(ShortlistedView, { presenter }))).toContain('1 no longer on the platform');
  });
});

describe('a failed request for shortlisted candidates', () => {
  it('is reported for the folders, and can be retried', async () => {
    const { presenter, folders, notices, open } = aShortlistedPage();
    folders.answers.all = failure('unreachable');
    await open('');
    expect(notices.toasts).toMatchObject([{ text: 'Failed to fetch folders. Please try again later.' }]);
    expect(textOf(createElement(ShortlistedView, { presenter }))).toContain("We couldn't load the folders");
    folders.answers.all = success([data]);
    void presenter.folders.load();
    await when(() => presenter.folders.state === 'ready');
    expect(presenter.folders.value).toEqual([data]);
  });

  it('is reported for the folder, and can be retried', async () => {
    const { folders, notices, openFolder } = aShortlistedPage();
    folders.answers.folder = failure('unreachable');
    const open = await openFolder('?folder=data');
    expect(notices.toasts).toMatchObject([{ text: 'Failed to fetch folders. Please try again later.' }]);
    folders.answers.folder = success(data);
    await open.loading.list.load();
    expect(open.list.all).toEqual([asha, bela]);
  });
});

describe('the empty state of shortlisted candidates', () => {
  it.each([
    ['without folders', [], 'a folder'],
    ['in an empty folder', [{ ...data, candidates: [] }], 'this folder'],
  ])('leads to the search %s', async (_, all, folder) => {
    const { presenter, folders, directory, open } = aShortlistedPage();
    folders.answers.all = success(all);
    folders.answers.folder = success({ ...data, candidates: [] });
    directory.answers.byIds = success([]);
    await open('');
    await expect
      .poll(() => textOf(createElement(ShortlistedView, { presenter })))
      .toContain(`No Shortlisted Candidates Search for candidates and add them to ${folder}. Search Candidates`);
  });

  it('is left by creating a folder, which opens', async () => {
    const { presenter, actions, navigator, open } = aShortlistedPage();
    await open('?folder=data');
    expect(offeredBy(presenter)).toEqual(['Create Folder', 'Filter']);
    chooseIn(presenter, 'Create Folder');
    actions.choice.name.change('New');
    await actions.choice.creating.run();
    expect(navigator.went.at(-1)).toEqual({ path: '/shortlistedCandidates?folder=folder-2', options: {} });
  });
});

const settled = () => new Promise(setImmediate);
