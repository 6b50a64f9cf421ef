import { emptyCriteria } from '@glo/domain/search/search';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aSavedSearch } from '@glo/domain/testing/search';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { someSavedSearches } from '../../../testing/search/saved-searches.ts';

const python = { ...emptyCriteria, skills: ['Python', 'SQL'] };
const asha = aCandidate({ id: studentId('asha') });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T09:00:00.000Z') });
});

describe('saved searches', () => {
  it('are sorted newest first and found by their criteria', async () => {
    const { saved } = someSavedSearches();
    await saved.save(' Analysts ', python);
    await saved.save('Designers', { ...emptyCriteria, skills: ['Figma'] });
    expect(saved.names).toEqual(['Designers', 'Analysts']);
    expect(saved.like({ ...python, skills: ['sql', 'python'] })?.name).toBe('Analysts');
    expect(saved.like(emptyCriteria)).toBeNull();
    expect(saved.proposedNameFor(python)).toBe('Python, SQL');
  });

  it('start with the result of the same search in memory', async () => {
    const { saved, state } = someSavedSearches();
    state.found(python, [asha]);
    await saved.save('Analysts', python);
    expect(saved.all[0]?.lastRun).toEqual({ at: '2026-11-14T09:00:00.000Z', found: [asha.id], news: null });
    await saved.save('Designers', emptyCriteria);
    expect(saved.all[0]?.lastRun).toBeNull();
  });

  it('do not record a search that is not saved', async () => {
    const { saved, rows } = someSavedSearches();
    expect(await saved.ran(python, [asha])).toBeNull();
    expect(await rows.read('account-1', 'records')).toEqual([]);
  });

  it('keep the runs of other searches', async () => {
    const { saved } = someSavedSearches();
    await saved.save('Designers', { ...emptyCriteria, skills: ['Figma'] });
    await saved.save('Analysts', python);
    await saved.ran(python, [asha]);
    expect(saved.all.map(({ name, lastRun }) => [name, lastRun?.found])).toEqual([
      ['Analysts', [asha.id]],
      ['Designers', undefined],
    ]);
  });

  it('return with Undo to their position, with their runs', async () => {
    const { saved, notices } = someSavedSearches();
    for (const name of ['one', 'two', 'three']) await saved.save(name, { ...python, location: name });
    const two = saved.all[1];
    if (two === undefined) throw new Error('Nothing was saved');
    await saved.ran(two.criteria, [asha]);
    await saved.remove(two);
    expect(saved.names).toEqual(['three', 'one']);
    expect(notices.toasts.at(-1)).toMatchObject({ text: '“two” deleted', action: { label: 'Undo' } });
    notices.toasts.at(-1)?.action?.onPress();
    await vi.waitFor(() => expect(saved.names).toEqual(['three', 'two', 'one']));
    expect(saved.all[1]?.lastRun?.found).toEqual([asha.id]);
  });

  it('return once if Undo is pressed twice', async () => {
    const { saved, notices } = someSavedSearches();
    for (const name of ['one', 'two']) await saved.save(name, { ...python, location: name });
    await saved.remove(saved.all[0] ?? aSavedSearch());
    const { action } = notices.toasts[0] ?? {};
    action?.onPress();
    action?.onPress();
    await new Promise(setImmediate);
    expect(saved.names).toEqual(['two', 'one']);
  });

  it('cannot be deleted again after another tab deleted them', async () => {
    const { saved, notices } = someSavedSearches();
    await saved.save('Analysts', python);
    await saved.remove(aSavedSearch({ id: 'gone' }));
    expect([saved.names, notices.toasts]).toEqual([['Analysts'], []]);
  });

  it('are limited to 50', async () => {
    const { saved, records } = someSavedSearches();
    await saved.save('Analysts', python);
    const [search] = saved.all;
    if (search === undefined) throw new Error('Nothing was saved');
    expect(saved.isFull).toBe(false);
    await records.editSearches(() => Array.from({ length: 50 }, (_, index) => ({ ...search, id: String(index) })));
    expect(saved.isFull).toBe(true);
    await saved.save('One more', python);
    expect([saved.all.length, saved.names[0]]).toEqual([50, 'One more']);
  });
});
