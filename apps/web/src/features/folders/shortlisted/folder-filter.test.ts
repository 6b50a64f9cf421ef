import { writeFilter } from '@glo/domain/filter/candidate-filter';
import { success } from '@glo/domain/shared/outcome';
import { aFilter } from '@glo/domain/testing/filter';
import { describe, expect, it } from 'vitest';
import { openedFilter } from '../../../testing/filter-modal.ts';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';
import { aShortlistedPage, bela } from '../../../testing/shortlisted.ts';
import type { OpenFolder } from './open-folder.ts';

const passing2026 = aFilter({ bachelor: { years: [2026] } });
const filterQuery = new URLSearchParams({ filter: writeFilter(passing2026) });
const shownIn = ({ list }: OpenFolder) => list.shown.map(({ name }) => name);

describe('the filter of a folder', () => {
  it('is read from the URL and applied by the service', async () => {
    const { openFolder, filters, presenter } = aPage();
    const folder = await openFolder(`?folder=data&${filterQuery}`);
    await expect.poll(() => shownIn(folder)).toEqual(['Bela']);
    expect(filters.asked).toEqual([['passing', passing2026, ['asha', 'bela']]]);
    expect([folder.filter.chips.map(({ label }) => label), folder.missingCount]).toEqual([['Bachelor: 2026'], 0]);
    expect(presenter.commands.map(({ label }) => label)).toEqual(['Create Folder', 'Filter', 'Reset']);
  });

  it('is written to the URL and follows it', async () => {
    const { openFolder, navigator, presenter } = aPage();
    const folder = await openFolder('?folder=data');
    const modal = openedFilter(folder.panel);
    expect(modal.count.total).toBe(2);
    folder.panel.filter.setFilter(passing2026);
    await expect.poll(() => shownIn(folder)).toEqual(['Bela']);
    expect(navigator.replacedUrls.at(-1)).toBe(`/shortlistedCandidates?folder=data&${filterQuery}`);
    presenter.revisit(aVisitAt('?folder=data'));
    expect(shownIn(folder)).toEqual(['Asha', 'Bela']);
  });

  it('does not carry over to another folder', async () => {
    const { openFolder, presenter } = aPage();
    const { id } = await openFolder(`?folder=data&${filterQuery}`);
    expect(presenter.pathOf(id)).toBe('/shortlistedCandidates?folder=data');
  });
});

function aPage() {
  const page = aShortlistedPage();
  page.filters.answers.passing = success([bela.id]);
  return page;
}
