import { expect, it } from 'vitest';
import { neighbourOf, toEntries } from './combobox-entry.ts';

const texts = { optionKey: (text: string) => text, optionLabel: (text: string) => text };
const rows = toEntries(['Go', 'Java', 'Rust'], texts);

it.each([
  ['none down', null, 1, 'Go'],
  ['none up', null, -1, 'Rust'],
  ['the first down', 'Go', 1, 'Java'],
  ['the first up', 'Go', -1, 'Rust'],
  ['the last down', 'Rust', 1, 'Go'],
  ['one that is gone down', 'C', 1, 'Go'],
] as const)('from %s', (_, from, step, next) => {
  const [row = null] = from === null ? [] : toEntries([from], texts);
  expect(neighbourOf(row, rows, step)?.key).toBe(next);
});

it('nothing is next to anything in an empty list', () => {
  expect([neighbourOf(null, [], 1), neighbourOf(rows[0] ?? null, [], -1)]).toEqual([null, null]);
});
