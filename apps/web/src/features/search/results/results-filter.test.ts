import { writeFilter } from '@glo/domain/filter/candidate-filter';
import { emptyCriteria } from '@glo/domain/search/search';
import { success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aFilter } from '@glo/domain/testing/filter';
import { describe, expect, it } from 'vitest';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';
import { filterIn } from '../../filter/list-filter.ts';
import { someSearchResults } from '../../../testing/search/search-results.ts';

const [asha, bela] = [
  aCandidate({ id: studentId('asha'), name: 'Asha', skills: ['SQL'] }),
  aCandidate({ id: studentId('bela'), name: 'Bela', skills: ['SQL'] }),
];
const passing2026 = aFilter({ bachelor: { years: [2026] } });
const filterQuery = new URLSearchParams({ filter: writeFilter(passing2026) });

describe('the filter of search results', () => {
  it('is applied by the service to the found candidates, with chips and in the URL', async () => {
    const { presenter, filters, navigator, shown } = results('?skills=SQL');
    const { panel, list } = presenter;
    panel.filter.setFilter(passing2026);
    await expect.poll(() => panel.filter.passing?.state).toBe('ready');
    expect(filters.asked).toEqual([['passing', passing2026, ['asha', 'bela']]]);
    expect([shown(), list.chips.map(({ label }) => label), presenter.commands.map(({ label }) => label)]).toEqual([
      ['Bela'],
      ['Bachelor: 2026'],
      expect.arrayContaining(['Filter', 'Reset']),
    ]);
    const { replacedUrls } = navigator;
    expect(filterIn(new URLSearchParams(replacedUrls.at(-1)?.split('?')[1]))).toEqual(passing2026);
    list.reset();
    expect([replacedUrls.at(-1)?.includes('filter'), shown()]).toEqual([false, ['Asha', 'Bela']]);
  });

  it('is read from the URL, and dropped by a URL without one', async () => {
    const { presenter, shown } = results(`?skills=SQL&${filterQuery}`);
    expect(shown()).toEqual([]);
    await expect.poll(shown).toEqual(['Bela']);
    presenter.revisit(aVisitAt('?skills=SQL'));
    expect(shown()).toEqual(['Asha', 'Bela']);
  });
});

function results(search: string) {
  const world = someSearchResults({ ...emptyCriteria, skills: ['SQL'] });
  world.state.found({ ...emptyCriteria, skills: ['SQL'] }, [asha, bela]);
  world.filters.answers.passing = success([bela.id]);
  world.presenter.activate(aVisitAt(search));
  return { ...world, shown: () => world.presenter.list.shown.map(({ name }) => name) };
}
