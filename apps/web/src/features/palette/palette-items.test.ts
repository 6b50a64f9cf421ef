import { describe, expect, it } from 'vitest';
import { findItems, type PaletteItem, type PaletteKind } from './palette-items.ts';

const item = (kind: PaletteKind, label: string): PaletteItem => ({ key: `${kind} ${label}`, kind, label, to: '/' });
const many = (kind: PaletteKind, count: number) =>
  Array.from({ length: count }, (_, index) => item(kind, `${kind} ${index}`));
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
  it('start with the commands before anything is typed', () => {
    expect(labels(items, ' ')).toEqual([
      ['Next candidate'],
      ['Dashboard'],
      ['Sándbox Engineer'],
      ['Asha San', 'Sana Qazi', 'Kisan Rao'],
    ]);
  });

  it('contain every typed word regardless of case and accents, prefix matches first', () => {
    expect(labels(items, 'SAN')).toEqual([['Sana Qazi', 'Asha San', 'Kisan Rao'], ['Sándbox Engineer']]);
    expect(labels(items, 'qazi sana')).toEqual([['Sana Qazi']]);
    expect(labels(items, 'zzz')).toEqual([]);
  });

  it('list commands before screens', () => {
    const both = [item('screen', 'Shortlisted'), item('command', 'Shortlist, or take back')];
    expect(labels(both, 'short')).toEqual([['Shortlist, or take back'], ['Shortlisted']]);
  });

  it('rank a word prefix above a match inside a word', () => {
    const jobs = [item('job', 'Designer of Sandals'), item('job', 'Kisan San Lead'), item('job', 'San Lead')];
    expect(labels(jobs, 'san  lead')).toEqual([['San Lead', 'Kisan San Lead']]);
    expect(labels([item('job', 'Kisan'), item('job', 'Of Sand')], 'san')).toEqual([['Of Sand', 'Kisan']]);
  });

  it('list a command that begins with the typed text before similar people, but after the people it names', () => {
    const people = [{ ...item('person', 'Natasha'), isMatched: true }];
    expect(labels([...people, item('command', 'Share with a manager')], 'share')).toEqual([
      ['Share with a manager'],
      ['Natasha'],
    ]);
    expect(labels([...people, item('command', 'Natasha’s job')], 'nata')).toEqual([['Natasha'], ['Natasha’s job']]);
  });

  it('are limited to twelve before anything is typed, and unused rows go to the first kinds', () => {
    const counts = (...rows: readonly PaletteItem[][]) => findItems(rows.flat(), '').map(({ length }) => length);
    const places = many('screen', 8);
    const rest = [...many('folder', 9), ...many('everywhere', 9)];
    expect(counts(many('command', 9), places, many('job', 9), many('person', 9), rest)).toEqual([4, 4, 2, 2]);
    expect(counts(many('command', 5), places, many('job', 1), many('person', 1), rest)).toEqual([5, 5, 1, 1]);
    expect(counts(places, many('job', 1), rest)).toEqual([5, 1, 5, 1]);
  });

  it('start with the commands for the selection, which may fill all rows', () => {
    const rows = [...many('person', 3), ...many('screen', 5), ...many('command', 9), ...many('selected', 7)];
    const of = (typed: string) => findItems(rows, typed).map((group) => [group[0]?.kind, group.length]);
    expect(of('')).toEqual([
      ['selected', 7],
      ['command', 4],
      ['screen', 1],
    ]);
    expect(of('e')[0]).toEqual(['selected', 7]);
  });

  it('are unlimited for commands', () => {
    const kinds = ['command', 'everywhere'] as const;
    const rows = Array.from({ length: 8 }, (_, index) => kinds.map((kind) => item(kind, `Do ${kind} ${index}`)));
    expect(findItems(rows.flat(), 'do').map((group) => group.length)).toEqual([8, 8]);
  });

  it('are limited to six of every other kind', () => {
    const rows = Array.from({ length: 20 }, (_, index) => [
      item('job', `Job ${index}`),
      item('screen', `Job screen ${index}`),
    ]);
    expect(findItems(rows.flat(), 'job').map((group) => group.length)).toEqual([6, 6]);
  });
});
