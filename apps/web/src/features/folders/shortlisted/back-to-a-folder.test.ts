import { success } from '@glo/domain/shared/outcome';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { asha, aShortlistedPage, bela, data } from '../../../testing/shortlisted.ts';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';
import { listedCardActions } from '../../candidate-list/list/listed-card.ts';

describe('a folder that is opened again', () => {
  it('shows the stored candidates at once, and then those that are in it now', async () => {
    const { presenter, folders } = await left();
    folders.answers.folder = success({ ...data, candidates: [bela.id] });
    folders.answers.all = success([{ ...data, candidates: [bela.id] }]);
    presenter.activate(aVisitAt('?folder=data'));
    expect(presenter.activeFolder?.list.shown).toEqual([asha, bela]);
    await when(() => presenter.activeFolder?.list.shown.length === 1);
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

  it('is loading if it was left before the response', async () => {
    const page = aShortlistedPage();
    page.directory.answers.byIds = new Promise(() => undefined);
    await page.open('?folder=data');
    page.leave();
    page.presenter.activate(aVisitAt('?folder=data'));
    expect(page.presenter.activeFolder?.loading.list.state).toBe('loading');
  });
});

async function left() {
  const page = aShortlistedPage();
  await page.openFolder('?folder=data');
  page.leave();
  return page;
}
