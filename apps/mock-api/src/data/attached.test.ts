import { expect, it } from 'vitest';
import { attached } from './attached.ts';

const names = attached<object, string>();
const places = attached<object, string>();

it('is carried by an object, which looks as before', () => {
  const object = { id: 1 };
  names.set(object, 'Asha');
  expect(names.get(object)).toBe('Asha');
  expect(Reflect.ownKeys(object)).toEqual(['id']);
  names.set(object, 'Ravi');
  expect(names.get(object)).toBe('Ravi');
});

it('is not there before, nor in copies, nor for others', () => {
  const object = Object.freeze({ id: 1 });
  expect(names.get(object)).toBeUndefined();
  names.set(object, 'Asha');
  expect([{ ...object }, Object.create(object), structuredClone(object)].map(names.get)).toEqual(
    Array(3).fill(undefined),
  );
  expect(places.get(object)).toBeUndefined();
});
