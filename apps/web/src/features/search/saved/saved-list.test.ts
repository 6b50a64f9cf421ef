import { emptyCriteria, searchFormRules } from '@glo/domain/search/search';
import type { SearchRun } from '@glo/domain/search/saved-search';
import { aSavedSearch } from '@glo/domain/testing/search';
import { describe, expect, it, vi } from 'vitest';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { someSavedSearches } from '../../../testing/search/saved-searches.ts';
import { Questions } from '../../../state/questions/questions.ts';
import { openQuestion } from '../../../testing/questions.ts';
import { SavedList } from './saved-list.ts';

const python = { ...emptyCriteria, skills: ['Python'] };

describe('saving a search', () => {
  it('proposes a name that can be replaced', async () => {
    const { list, questions } = aList();
    const saved = list.save();
    const question = openQuestion(questions, 'text');
    expect(question.input.given).toBe('Python');
    question.answer('Back-end interns');
    await saved;
    expect(list.savedAs).toBe('Back-end interns');
  });

  it('requires a valid search', async () => {
    const { list, form, questions } = aList();
    form.fields.skills.change([]);
    await list.save();
    expect([questions.shown, form.fields.skills.shownError]).toEqual([[], 'Choose at least one skill']);
  });

  it('looks disabled without a valid search', () => {
    const { list, form } = aList();
    expect(list.isIncomplete).toBe(false);
    form.fields.skills.change([]);
    expect(list.isIncomplete).toBe(true);
  });

  it('rejects a name that is taken, and can be canceled', async () => {
    const { list, saved, questions } = aList();
    await saved.save('Data analysts', emptyCriteria);
    const saving = list.save();
    const { input, cancel } = openQuestion(questions, 'text');
    expect(input.rule('data analysts')).toBe('You already have a search with this name.');
    cancel();
    await saving;
    expect(saved.names).toEqual(['Data analysts']);
  });
});

describe('the Save this search button', () => {
  it('is offered for an unsaved search below the limit', async () => {
    const { list, saved, records, questions } = aList();
    expect(list.canSave).toBe(true);
    const saving = list.save();
    openQuestion(questions, 'text').answer('Python');
    await saving;
    expect([list.savedAs, list.canSave]).toEqual(['Python', false]);
    const others = Array.from({ length: 50 }, (_, at) =>
      aSavedSearch({ id: `${at}`, criteria: { ...python, location: `Place ${at}` } }),
    );
    await records.editSearches(() => others.slice(1));
    expect([saved.isFull, list.canSave]).toEqual([false, true]);
    await records.editSearches(() => others);
    await list.save();
    expect([saved.isFull, list.canSave, saved.all.length]).toEqual([true, false, 50]);
  });
});

describe('a saved search', () => {
  it('is renamed alone, and may keep its name', async () => {
    const { list, saved, questions } = aList();
    await saved.save('Analysts', python);
    await saved.save('Designers', emptyCriteria);
    for (const name of ['Analysts', ' Data ']) {
      const analysts = saved.all[1] ?? aSavedSearch();
      const renaming = list.rename(analysts);
      const question = openQuestion(questions, 'text');
      expect([question.input.given, question.input.rule(name)]).toEqual(['Analysts', null]);
      question.answer(name);
      // oxlint-disable-next-line no-await-in-loop -- one question at a time
      await renaming;
    }
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
  const questions = new Questions();
  return { ...world, form, questions, list: new SavedList(world.saved, form, questions, () => undefined) };
}
