import { expect, it } from 'vitest';
import { newId } from './new-id.ts';

it('makes ids of 24 hex characters, and never the same twice', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
