import { texts } from './key-texts.ts';

export function nameOfKey(key: string): string {
  return texts[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
