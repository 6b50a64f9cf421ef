import { texts } from './key-texts.ts';

/** Returns the label printed on the key. */
export function nameOfKey(key: string): string {
  return texts[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
