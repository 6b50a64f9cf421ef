import { success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { asha, aShortlistedPage, bela, data } from '../../../testing/shortlisted.ts';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';
import { listedCardActions } from '../../people/list/listed-card.ts';

describe('a folder that is opened again', () => {
  it('shows the cached candidates at once, and then the loaded ones', async () => {
    const { presenter, folders, directory } = await left();
    folders.answers.folder = success({ ...data, candidates: [bela.id] });
    folders.answers.all = success([{ ...data, candidates: [bela.id] }]);
    directory.answers.byIds = success([{ ...bela, name: 'Bela Rao' }]);
    presenter.activate(aVisitAt('?folder=data'));
    expect(presenter.activeFolder?.list.shown).toEqual([asha, bela]);
    await when(() => presenter.activeFolder?.list.shown[0]?.name === 'Bela Rao');
    expect(presenter.activeFolder?.list.shown).toHaveLength(1);
  });

  it('keeps a removal during the reload', async () => {
    const { presenter, folders } = await left();
    const late = Promise.withResolvers<ReturnType<typeof success<typeof data>>>();
    folders.answers.folder = late.promise;
    presenter.activate(aVisitAt('?folder=data'));
    if (presenter.activeFolder) listedCardActions(asha, presenter.activeFolder.list).shortlist();
    late.resolve(success(data));
    await when(() => presenter.activeFolder?.loading.list.request.pending === false);
    expect(presenter.activeFolder?.list.shown).toEqual([bela]);
  });

  it('is not cached if it has unreadable candidates', async () => {
    const { presenter } = await left((open) => open.loading.list.change((candidates) => candidates, 1));
    presenter.activate(aVisitAt('?folder=data'));
    expect(presenter.activeFolder?.loading.list.state).toBe('loading');
    await when(() => presenter.activeFolder?.loading.list.state === 'ready');
  });

  it.each([
    [200, 'ready'],
    [201, 'loading'],
  ])('caches only a first page: %d candidates are %s', async (count, state) => {
    const page = aShortlistedPage();
    const people = Array.from({ length: count }, (_, index) => aCandidate({ id: studentId(`${index}`) }));
    const large = { ...data, candidates: people.map(({ id }) => id) };
    page.folders.answers.all = success([large]);
    page.folders.answers.folder = success(large);
    page.directory.answers.byIds = success(people);
    const open = await page.openFolder('?folder=data');
    await when(() => open.loading.unrequested.length === 0);
    page.leave();
    page.presenter.activate(aVisitAt('?folder=data'));
    expect(page.presenter.activeFolder?.loading.list.state).toBe(state);
  });

  it('is loading if it was left before the response', async () => {
    const page = aShortlistedPage();
    page.directory.answers.byIds = new Promise(() => undefined);
    await page.open('?folder=data');
    page.leave();
    page.presenter.activate(aVisitAt('?folder=data'));
    expect(page.presenter.activeFolder?.loading.list.state).toBe('loading');
  });

  it('is not cached for another recruiter', async () => {
    const { state, session } = await left();
    expect(state.cachedPages.has(data.id)).toBe(true);
    session.end();
    state.open();
    expect(state.cachedPages.size).toBe(0);
  });
});

type Page = ReturnType<typeof aShortlistedPage>;

async function left(before: (open: Awaited<ReturnType<Page['openFolder']>>) => void = () => undefined): Promise<Page> {
  const page = aShortlistedPage();
  before(await page.openFolder('?folder=data'));
  page.leave();
  return page;
}
