import { expect, it, vi } from 'vitest';
import { Recent } from './recent.ts';

it('makes a thing once for each row, and anew for one that was replaced', () => {
  const make = vi.fn<(row: { name: string }) => string>((row) => `Hello ${row.name}`);
  const greetings = new Recent(make);
  const asha = { name: 'Asha' };
  const all = [asha, asha, { ...asha }].map((row) => greetings.of(row));
  expect(all).toEqual(['Hello Asha', 'Hello Asha', 'Hello Asha']);
  expect(make).toHaveBeenCalledTimes(2);
});

it('forgets when there are too many', () => {
  const make = vi.fn<(row: { n: number }) => number>((row) => row.n);
  const kept = new Recent(make);
  const rows = Array.from({ length: 5001 }, (_, n) => ({ n }));
  for (const row of rows) kept.of(row);
  for (const row of [...rows.slice(-1), ...rows.slice(0, 1)]) kept.of(row);
  expect(make).toHaveBeenCalledTimes(5002);
});
