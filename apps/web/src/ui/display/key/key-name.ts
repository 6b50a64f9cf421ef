import { texts } from './key-texts.ts';

/** A key, by its name in a `KeyboardEvent`, as printed on the keyboard. */
export function nameOfKey(key: string): string {
  return texts[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
