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
  item('command', 'Next candidate'),
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

  it('have what can be done with the open screen before other screens, typed or not', () => {
    const both = [item('screen', 'Shortlisted'), item('command', 'Shortlist, or take back')];
    expect(labels(both, 'short')).toEqual([['Shortlist, or take back'], ['Shortlisted']]);
  });

  it('put a name in which a word begins with what was typed before one that only has it within, words aside', () => {
    const jobs = [item('job', 'Designer of Sandals'), item('job', 'Kisan San Lead'), item('job', 'San Lead')];
    expect(labels(jobs, 'san  lead')).toEqual([['San Lead', 'Kisan San Lead']]);
    expect(labels([item('job', 'Kisan'), item('job', 'Of Sand')], 'san')).toEqual([['Of Sand', 'Kisan']]);
  });

  it('are twelve at most before anything is typed; room that a kind leaves goes to the first that needs it', () => {
    const many = (kind: PaletteKind, count: number) =>
      Array.from({ length: count }, (_, index) => item(kind, `${kind} ${index}`));
    const counts = (...rows: readonly PaletteItem[][]) => findItems(rows.flat(), '').map(({ length }) => length);
    const places = many('screen', 8);
    const rest = [...many('folder', 9), ...many('everywhere', 9)];
    expect(counts(many('command', 9), places, many('job', 9), many('person', 9), rest)).toEqual([4, 4, 2, 2]);
    expect(counts(many('command', 5), places, many('job', 1), many('person', 1), rest)).toEqual([5, 5, 1, 1]);
    expect(counts(places, many('job', 1), rest)).toEqual([5, 1, 5, 1]);
  });

  it('begin with what can be done with who is selected, typed or not; the others share what room is left', () => {
    const many = (kind: PaletteKind, count: number) =>
      Array.from({ length: count }, (_, index) => item(kind, `${kind} ${index}`));
    const rows = [...many('person', 3), ...many('screen', 5), ...many('command', 9), ...many('selected', 7)];
    const of = (typed: string) => findItems(rows, typed).map((group) => [group[0]?.kind, group.length]);
    expect(of('')).toEqual([
      ['selected', 7],
      ['command', 4],
      ['screen', 1],
    ]);
    expect(of('e')[0]).toEqual(['selected', 7]);
  });

  it('are all there of acts and of what can be done everywhere, as far as they are found', () => {
    const kinds = ['command', 'everywhere'] as const;
    const many = Array.from({ length: 8 }, (_, index) => kinds.map((kind) => item(kind, `Do ${kind} ${index}`)));
    expect(findItems(many.flat(), 'do').map((group) => group.length)).toEqual([8, 8]);
  });

  it('are few of a kind', () => {
    const many = Array.from({ length: 20 }, (_, index) => [
      item('job', `Job ${index}`),
      item('screen', `Job screen ${index}`),
    ]);
    expect(findItems(many.flat(), 'job').map((group) => group.length)).toEqual([6, 6]);
  });
});
