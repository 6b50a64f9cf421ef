import { describe, expect, it } from 'vitest';
import { findItems, type PaletteItem, type PaletteKind } from './palette-items.ts';

const item = (kind: PaletteKind, label: string): PaletteItem => ({ key: `${kind} ${label}`, kind, label, to: '/' });
const labels = (items: readonly PaletteItem[], typed: string) =>
  findItems(items, typed).map((group) => group.map(({ label }) => label));

const items = [
  item('person', 'Asha San'),
  item('person', 'Sana Qazi'),
  item('person', 'Kisan Rao'),
  item('screen', 'Dashboard'),
  item('job', 'Sándbox Engineer'),
  item('act', 'Next candidate'),
];

describe('the rows of the palette', () => {
  it('begin with what can be done, before anything is typed', () => {
    expect(labels(items, ' ')).toEqual([
      ['Next candidate'],
      ['Dashboard'],
      ['Asha San', 'Sana Qazi', 'Kisan Rao'],
      ['Sándbox Engineer'],
    ]);
  });

  it('are found by every word, accents and case aside; names that begin with it first, then words, people before all', () => {
    expect(labels(items, 'SAN')).toEqual([['Sana Qazi', 'Asha San', 'Kisan Rao'], ['Sándbox Engineer']]);
    expect(labels(items, 'qazi sana')).toEqual([['Sana Qazi']]);
    expect(labels(items, 'zzz')).toEqual([]);
  });

  it('put a name in which a word begins with what was typed before one that only has it within, words aside', () => {
    const jobs = [item('job', 'Designer of Sandals'), item('job', 'Kisan San Lead'), item('job', 'San Lead')];
    expect(labels(jobs, 'san  lead')).toEqual([['San Lead', 'Kisan San Lead']]);
    expect(labels([item('job', 'Kisan'), item('job', 'Of Sand')], 'san')).toEqual([['Of Sand', 'Kisan']]);
  });

  it('are all there of acts and of what can be done everywhere', () => {
    const kinds = ['act', 'everywhere'] as const;
    const many = Array.from({ length: 8 }, (_, index) => kinds.map((kind) => item(kind, `${kind} ${index}`)));
    expect(findItems(many.flat(), '').map((group) => group.length)).toEqual([8, 8]);
  });

  it('are few of a kind', () => {
    const many = Array.from({ length: 20 }, (_, index) => [
      item('job', `Job ${index}`),
      item('screen', `Job screen ${index}`),
    ]);
    expect(findItems(many.flat(), '').map((group) => group.length)).toEqual([5, 5]);
    expect(findItems(many.flat(), 'job').map((group) => group.length)).toEqual([6, 6]);
  });
});
