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
      ['Sándbox Engineer'],
      ['Asha San', 'Sana Qazi', 'Kisan Rao'],
    ]);
  });

  it('are found by every word, accents and case aside; names that begin with it first, then words, people before all', () => {
    expect(labels(items, 'SAN')).toEqual([['Sana Qazi', 'Asha San', 'Kisan Rao'], ['Sándbox Engineer']]);
    expect(labels(items, 'qazi sana')).toEqual([['Sana Qazi']]);
    expect(labels(items, 'zzz')).toEqual([]);
  });

  it('are few of a kind; screens are all there', () => {
    const many = Array.from({ length: 20 }, (_, index) => [
      item('job', `Job ${index}`),
      item('screen', `Job screen ${index}`),
    ]);
    expect(findItems(many.flat(), '').map((group) => group.length)).toEqual([20, 5]);
    expect(findItems(many.flat(), 'job').map((group) => group.length)).toEqual([6, 20]);
  });
});
