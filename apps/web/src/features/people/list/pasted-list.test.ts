import { studentId } from '@glo/domain/testing/builders';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aList, asha, namesOf } from '../../../testing/candidate-list.ts';
import { selectPasted } from './pasted-list.ts';

describe('a pasted list', () => {
  const origin = 'https://recruiter.glo.example';
  const links = (...ids: readonly string[]) => ids.map((id) => `${origin}/glofolio/${id}`).join('\n');

  it('selects its candidates, empties the search text and says how many are missing', () => {
    const { list, notices } = aList();
    list.search('figma');
    expect(selectPasted(links('asha', 'bela', 'asha', 'gone'), origin, list)).toBe(true);
    expect([namesOf(list.selected), list.typed, list.words]).toEqual([['Asha', 'Bela'], '', '']);
    expect(notices.toasts).toMatchObject([{ text: '2 candidates selected', detail: '1 is not in this list' }]);
    selectPasted(links('dev'), origin, list);
    expect(namesOf(list.selected)).toEqual(['Dev', 'Asha', 'Bela']);
    expect(notices.toasts).toMatchObject([{ text: '1 candidate selected', detail: undefined }]);
  });

  it('may name candidates that are not loaded yet', () => {
    const { list, notices } = aList({ loading: { expected: 10_000, interrupted: false } });
    selectPasted(links('one', 'two'), origin, list);
    expect(notices.toasts).toMatchObject([
      { text: 'No candidate selected', detail: '2 are not in this list or not loaded yet' },
    ]);
  });

  it('is search text if it holds anything else', () => {
    const { list, notices } = aList();
    list.type('figma');
    expect(selectPasted(`${links('asha')} Asha`, origin, list)).toBe(false);
    expect([list.typed, list.selected, notices.toasts]).toEqual(['figma', [], []]);
  });

  it('selects among 10,000 candidates', () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => index.toString(16).padStart(24, '0'));
    const { list, source } = aList();
    runInAction(() => source.set(ids.map((id) => ({ ...asha, id: studentId(id) }))));
    selectPasted(ids.join(', '), origin, list);
    expect(list.selected).toHaveLength(10_000);
  });
});
