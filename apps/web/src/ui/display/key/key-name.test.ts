import { expect, it } from 'vitest';
import { nameOfKey } from './key-name.ts';

it('is what stands on the key', () => {
  expect(['j', '/', 'ArrowRight', 'ArrowLeft', 'Escape', 'Enter'].map(nameOfKey)).toEqual([
    'J',
    '/',
    '→',
    '←',
    'Esc',
    'Enter',
  ]);
});
