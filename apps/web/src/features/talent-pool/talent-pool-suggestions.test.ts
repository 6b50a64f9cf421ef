import { failure } from '@glo/domain/shared/outcome';
import { accountId, aCompleteRecruiter, aRecruiterWithoutCompany, aSession } from '@glo/domain/testing/builders';
import { openedFilter } from '../../testing/filter-modal.ts';
import { describe, expect, it } from 'vitest';
import { asha, aTalentPool, bela } from '../../testing/talent-pool.ts';
import { aVisit, aVisitAt } from '../../testing/fakes/fake-navigator.ts';
import { listedCardActions } from '../candidate-list/list/listed-card.ts';

describe('the suggested candidates', () => {
  it('fail with an alert without a company', async () => {
    const { arrive, pool, pages, notices, session, presenter } = aTalentPool(['SQL']);
    session.start(aSession(aRecruiterWithoutCompany()));
    expect(presenter.technologies).toEqual([]);
    await arrive();
    expect([pool.asked, pages.asked]).toEqual([[], []]);
    expect(notices.alerts).toEqual(['could not fetch data, try again later']);
  });

  it('are silently empty without a session', async () => {
    const { arrive, pool, session, presenter } = aTalentPool(['SQL']);
    session.end();
    await arrive();
    expect([presenter.technologies, presenter.list.all, pool.asked]).toEqual([[], [], []]);
  });

  it('ignore a late failure of the previous account', async () => {
    const { start, pool, notices, session, again } = aTalentPool(['SQL']);
    const late = Promise.withResolvers<ReturnType<typeof failure>>();
    pool.answers.suggestedFor = late.promise;
    start();
    await expect.poll(() => pool.asked.length).toBe(1);
    session.start(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    pool.answers.suggestedFor = new Promise(() => undefined);
    again().activate(aVisit());
    late.resolve(failure('unreachable'));
    await new Promise(setImmediate);
    expect(notices.alerts).toEqual([]);
  });
});

describe('narrowing the talent pool', () => {
  it('stops when the screen closes', async () => {
    const { presenter, navigator, pool } = aTalentPool(['SQL']);
    const leave = presenter.activate(aVisitAt(''));
    await expect.poll(() => pool.asked.length).toBe(1);
    openedFilter(presenter.panel);
    leave();
    presenter.list.search('asha');
    expect([presenter.panel.filterModal.form, navigator.replacedUrls]).toEqual([null, []]);
  });
});

describe('coming back to the talent pool', () => {
  it('shows the list at once and reloads it, and ignores a failure', async () => {
    const { arrive, pool, notices, again } = aTalentPool(['SQL']);
    await arrive();
    pool.answers.suggestedFor = failure('unreachable');
    const back = again();
    back.activate(aVisit());
    expect(back.list.all).toEqual([asha, bela]);
    await expect.poll(() => back.pool.request.pending).toBe(false);
    expect([back.list.all.length, notices.alerts]).toEqual([2, []]);
  });

  it('restores the URL and the scroll position', async () => {
    const { arrive, presenter, navigator, again } = aTalentPool(['SQL']);
    await arrive();
    presenter.list.sort('name');
    presenter.list.search('bela');
    const path = '/talentPool?sort=name&find=bela';
    expect(navigator.replacedUrls.at(-1)).toBe(path);
    presenter.list.place.scrolled(320);
    presenter.list.stop();
    const back = again();
    back.activate(aVisitAt('sort=name&find=bela'));
    expect([back.list.shown, back.list.place.scrollTop]).toEqual([[bela], 320]);
  });
});

describe('a card in the talent pool', () => {
  it('opens the folders from Shortlist, and starts a review in the order of the list', async () => {
    const { arrive, presenter, actions, paged } = aTalentPool(['SQL']);
    await arrive();
    listedCardActions(bela, presenter.list).shortlist();
    expect([actions.step, actions.choice.candidates]).toEqual(['folder', [bela]]);
    presenter.list.services.navigation.leave(presenter.list);
    const ids = [asha.id, bela.id];
    expect(paged.current).toEqual({ href: '/talentPool', label: 'Talent Pool', ids, wanted: ['SQL'] });
  });
});
