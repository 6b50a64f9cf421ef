import { success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aSavedSearch } from '@glo/domain/testing/search';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { chooseIn, offeredBy } from '../../../testing/commands.ts';
import { criteriaQuery } from '../../../navigation/search-address.ts';
import { someSearchResults } from '../../../testing/search/search-results.ts';
import { aVisit, aVisitAt } from '../../../testing/fakes/fake-navigator.ts';

const narrow = aSavedSearch().criteria;

const narrowAddress = String(criteriaQuery(narrow));

describe('results of a saved search', () => {
  it('are no run when the URL repeats the search, so that new candidates stay new', async () => {
    const { presenter, saved, search } = someSearchResults();
    await saved.save('Analysts', narrow);
    await saved.ran(narrow, [asha]);
    const run = await saved.ran(narrow, [asha, chitra]);
    const [before] = saved.all;
    search.answers.find = success([asha, chitra]);
    presenter.activate(aVisitAt(`${narrowAddress}&new=only`));
    await when(() => presenter.stage === 'open');
    expect([presenter.news, saved.all[0]]).toEqual([run, before]);
    expect(presenter.list.shown.map(({ name }) => name)).toEqual(['chitra']);
  });

  const named = (id: string) => aCandidate({ id: studentId(id), name: id });
  const [asha, bela, chitra] = [named('asha'), named('bela'), named('chitra')];
  const news = { ids: new Set([chitra.id]), since: '2025-11-14T10:00:00.000Z' };

  function withNews() {
    const world = someSearchResults(narrow);
    world.state.found(narrow, [asha, bela, chitra], news);
    const shown = () => world.presenter.list.shown.map(({ name }) => name);
    return { ...world, shown };
  }

  it('mark no candidates before a second run', () => {
    const { presenter, state } = withNews();
    state.found(narrow, state.last?.candidates ?? []);
    presenter.activate(aVisit());
    expect(presenter.list.source.marksOf(chitra.id).isNew).toBe(false);
  });

  it('are marked as saved in a new tab', async () => {
    const { saved, opensInNewTab } = someSearchResults(narrow);
    await saved.save('Analysts', narrow);
    await new Promise(setImmediate);
    const presenter = opensInNewTab();
    expect(presenter.savedAs).toBeNull();
    presenter.activate(aVisitAt(narrowAddress));
    await when(() => presenter.savedAs === 'Analysts');
  });

  it('mark new candidates and name the previous run', () => {
    const { presenter } = withNews();
    presenter.activate(aVisit());
    const { source } = presenter.list;
    expect([asha, chitra].map(({ id }) => source.marksOf(id).isNew)).toEqual([false, true]);
    expect(presenter.newsLine).toBe('1 new since November 14, 2025');
  });

  it('show new candidates first or alone, and write the choice into the URL', () => {
    const { presenter, shown, navigator } = withNews();
    presenter.activate(aVisitAt(narrowAddress));
    expect(shown()).toEqual(['asha', 'bela', 'chitra']);
    presenter.showNew('first');
    expect(shown()).toEqual(['chitra', 'asha', 'bela']);
    presenter.showNew('only');
    expect(shown()).toEqual(['chitra']);
    const path = `/candidateModal?${narrowAddress}`;
    expect(navigator.replacedUrls).toEqual([`${path}&new=first`, `${path}&new=only`]);
    presenter.revisit(aVisitAt(narrowAddress));
    expect(shown()).toHaveLength(3);
    presenter.showNew('newest');
    expect([presenter.newShown, presenter.list.href]).toEqual(['', path]);
  });

  it('open with the choice in the URL', () => {
    const { presenter, shown } = withNews();
    presenter.activate(aVisitAt('new=only'));
    expect(shown()).toEqual(['chitra']);
  });

  it.each([new Set<never>(), new Set([asha.id, bela.id, chitra.id])])(
    'offer no choice if all or none are new',
    (ids) => {
      const { presenter, state, shown } = withNews();
      state.found(narrow, state.last?.candidates ?? [], { ...news, ids });
      presenter.activate(aVisitAt('new=only'));
      expect([presenter.canShowNew, shown().length]).toEqual([false, 3]);
    },
  );

  it('can be saved under the proposed name', async () => {
    const { presenter, saved } = someSearchResults(narrow);
    expect([presenter.canSave, offeredBy(presenter)]).toEqual([true, ['Save search', 'Change Filters']]);
    expect(presenter.commands.at(-1)?.to).toBe('/searchCandidate');
    chooseIn(presenter, 'Save search');
    await when(() => !presenter.canSave);
    expect(offeredBy(presenter)).toEqual(['Change Filters']);
    expect([saved.names, presenter.savedAs, presenter.canSave]).toEqual([
      ['Python, SQL · Pune'],
      'Python, SQL · Pune',
      false,
    ]);
    await presenter.save();
    expect(saved.all).toHaveLength(1);
    expect(saved.all[0]?.lastRun?.found).toEqual([]);
  });
});
