import { emptyCriteria, searchFormRules } from '@glo/domain/search/search';
import type { SearchRun } from '@glo/domain/search/saved-search';
import { aSavedSearch } from '@glo/domain/testing/search';
import { describe, expect, it, vi } from 'vitest';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { someSavedSearches } from '../../../testing/search/saved-searches.ts';
import { SavedList } from './saved-list.ts';

const python = { ...emptyCriteria, skills: ['Python'] };

describe('saving a search', () => {
  it('proposes a name that can be replaced', async () => {
    const { list } = aList();
    list.startNaming();
    expect([list.isNamingNew, list.naming?.name.value]).toEqual([true, 'Python']);
    list.naming?.name.change('Back-end interns');
    await list.confirm();
    expect([list.naming, list.savedAs]).toEqual([null, 'Back-end interns']);
  });

  it('requires a valid search', () => {
    const { list, form } = aList();
    form.fields.skills.change([]);
    list.startNaming();
    expect([list.naming, form.fields.skills.shownError]).toEqual([null, 'Choose at least one skill']);
  });

  it('looks disabled without a valid search', () => {
    const { list, form } = aList();
    expect(list.isIncomplete).toBe(false);
    form.fields.skills.change([]);
    expect(list.isIncomplete).toBe(true);
  });

  it('rejects a name that is taken', async () => {
    const { list, saved } = aList();
    await saved.save('Data analysts', emptyCriteria);
    list.startNaming();
    list.naming?.name.change('data analysts');
    await list.confirm();
    const message = 'You already have a search with this name.';
    expect([list.naming?.name.shownError, saved.names]).toEqual([message, ['Data analysts']]);
  });

  it('can be canceled', () => {
    const { list, saved } = aList();
    list.startNaming();
    list.cancel();
    expect([list.naming, saved.all]).toEqual([null, []]);
  });
});

describe('the Save this search button', () => {
  it('is offered for an unsaved search below the limit', async () => {
    const { list, saved, records } = aList();
    expect(list.canStartNaming).toBe(true);
    list.startNaming();
    expect(list.canStartNaming).toBe(false);
    await list.confirm();
    expect([list.savedAs, list.canStartNaming]).toEqual(['Python', false]);
    const others = Array.from({ length: 50 }, (_, at) =>
      aSavedSearch({ id: `${at}`, criteria: { ...python, location: `Place ${at}` } }),
    );
    await records.editSearches(() => others.slice(1));
    expect([saved.isFull, list.canStartNaming]).toEqual([false, true]);
    await records.editSearches(() => others);
    expect([saved.isFull, list.canStartNaming, saved.all.length]).toEqual([true, false, 50]);
  });

  it('saves nothing without a name form', async () => {
    const { list, saved } = aList();
    await list.confirm();
    expect(saved.all).toEqual([]);
  });

  it('keeps another name form that opened meanwhile', async () => {
    const { list, saved } = aList();
    await saved.save('Designers', emptyCriteria);
    const [designers] = saved.all;
    list.startNaming();
    const confirmed = list.confirm();
    list.rename(designers ?? aSavedSearch());
    await confirmed;
    expect([saved.names, list.naming?.search]).toEqual([['Python', 'Designers'], designers]);
  });
});

describe('a saved search', () => {
  it('is renamed alone, and may keep its name', async () => {
    const { list, saved } = aList();
    await saved.save('Analysts', python);
    await saved.save('Designers', emptyCriteria);
    const [designers, analysts] = saved.all;
    if (designers === undefined || analysts === undefined) throw new Error('Nothing was saved');
    expect(list.isRenaming(analysts)).toBe(false);
    list.startNaming();
    expect(list.isRenaming(analysts)).toBe(false);
    list.rename(analysts);
    expect([list.isRenaming(analysts), list.isRenaming(designers), list.isNamingNew]).toEqual([true, false, false]);
    await list.confirm();
    expect(list.naming).toBeNull();
    list.rename(analysts);
    list.naming?.name.change(' Data ');
    await list.confirm();
    expect(saved.names).toEqual(['Designers', 'Data']);
  });

  it('has no description if its name says the same', () => {
    const criteria = { ...emptyCriteria, skills: ['Python', 'SQL'] };
    expect(aList().list.textsOf(aSavedSearch({ name: 'Job · Python, SQL', criteria })).criteriaText).toBe('');
  });

  it.each([
    ['never run', null, 'Not run yet', false],
    ['run once', { news: null }, '2 found, November 14, 2026', false],
    [
      'with news',
      { news: { ids: ['a', 'b', 'c'], since: '2025-11-14T10:00:00.000Z' } },
      '3 new since November 14, 2025',
      true,
    ],
    [
      'without news',
      { news: { ids: [], since: '2025-11-14T10:00:00.000Z' } },
      'No new candidates since November 14, 2025',
      false,
    ],
  ])('%s has its text', (_, run, resultText, hasNews) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00.000Z') });
    const lastRun = run && ({ at: '2026-11-14T10:00:00.000Z', found: ['a', 'b'], ...run } as unknown as SearchRun);
    const criteriaText = 'Job · Python, SQL · Pune, Maharashtra, India';
    expect(aList().list.textsOf(aSavedSearch({ lastRun }))).toEqual({ criteriaText, resultText, hasNews });
  });
});

function aList() {
  const world = someSavedSearches();
  const form = new FormFields(searchFormRules, python);
  return { ...world, form, list: new SavedList(world.saved, form, () => undefined) };
}
