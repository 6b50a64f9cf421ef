import { expect, it } from 'vitest';
import { nameOfKey } from './key-texts.ts';

it.each([
  ['j', 'J'],
  ['Shift+s', 'Shift+S'],
  ['/', '/'],
  ['ArrowRight', '→'],
  ['ArrowLeft', '←'],
  ['Escape', 'Esc'],
  ['Enter', 'Enter'],
])('labels the key %s as %s', (key, label) => {
  expect(nameOfKey(key)).toBe(label);
});
