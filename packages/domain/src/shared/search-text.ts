import { cleanLine } from './clean-text.ts';
import { segmentsOf, truncate } from './text.ts';
import { asciiDigits } from './typed-numbers.ts';

/** Text comparison for search, sorting, filters, comboboxes, highlighting and duplicates (decision 78). */

/** Letters that NFKD does not decompose, and similar letters of one script. */
const plainLetters: Readonly<Record<string, string>> = Object.fromEntries(
  'łl øo đd ðd þth ßss æae œoe ħh ıi ŋn ŧt ƒf ɓb ɗd ɖd ƙk ɛe ɔo ǝe əe ςσ ىي یي کك ةه'
    .split(' ')
    .map(([letter = '', ...plain]) => [letter, plain.join('')]),
);
const plainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Accents and vowel points, but not Indic vowel signs and kana voicing marks, which distinguish words. */
const accents =
  /[[\p{M}&&[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}]]--[\u3099\u309a]]/gv;
/** The Indic nukta (often omitted), the Arabic tatweel and joiners. */
const optionalSigns = /\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0cbc|\u0640|\u200c|\u200d/g;
const apostrophes = /['`´‘’‚‛′‵ʹʻʼʽʾʿˈˊˋꞌ＇]/g;
const dashes = /[-‐‑‒–—―−﹘﹣－_]/g;

/** ASCII without apostrophes and dashes takes a fast path, because lists of 10,000 candidates are mostly such text. */
const plainAscii = /^[\x20-\x26\x28-\x2c\x2e-\x5e\x61-\x7e]*$/;

/** Ignores case, accents, width, apostrophes and the shape of dashes. 'Ó’Brien–Łukasz' becomes 'obrien lukasz'. */
export function searchText(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim();
  const plain = asciiDigits(cleanLine(text))
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(optionalSigns, '')
    .replace(plainLetter, (letter) => plainLetters[letter] ?? letter)
    .replace(apostrophes, '')
    .replace(dashes, ' ')
    .normalize('NFC');
  return plain.replace(/\s+/g, ' ').trim();
}

export const isSameText = (one: string, other: string): boolean => searchText(one) === searchText(other);

export const searchWords = (typed: string): readonly string[] => searchText(typed).match(/\S+/g) ?? [];

export function filterByWords<T>(items: readonly T[], typed: string, textOf: (item: T) => string): readonly T[] {
  const words = searchWords(typed);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = searchText(textOf(item));
    return words.every((word) => text.includes(word));
  });
}

export function findMatch(text: string, typed: string): { readonly start: number; readonly end: number } | null {
  const wanted = searchText(typed);
  if (wanted === '' || !searchText(text).includes(wanted)) return null;
  // The segmenter takes long to create and to run, and most rows are plain text.
  if (plainAscii.test(text) && !text.includes('  ')) {
    const start = text.toLowerCase().indexOf(wanted);
    return { start, end: start + wanted.length };
  }
  const starts = segmentsOf(text).map(({ index }) => index);
  const ends = [...starts.slice(1), text.length];
  for (const start of starts) {
    const end = ends.find((at) => at > start && searchText(text.slice(start, at)).startsWith(wanted));
    if (end !== undefined && !/^\s/.test(text.slice(start))) return { start, end };
  }
  return null;
}

let collator: Intl.Collator | null = null;

export function compareTexts(one: string, other: string): number {
  return (collator ??= new Intl.Collator([], { sensitivity: 'accent' })).compare(one.trim(), other.trim());
}

/** Sorts stably by numbers or texts. Items without a key come last in both directions. */
export function sortedByKey<T>(
  items: readonly T[],
  keyOf: (item: T) => number | string | null,
  isReversed: boolean,
): readonly T[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }));
  const sorted = keyed.toSorted(({ key: one }, { key: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const difference = typeof one === 'number' ? one - Number(other) : compareTexts(one, String(other));
    return isReversed ? -difference : difference;
  });
  return sorted.map(({ item }) => item);
}

export function freeName(name: string, taken: readonly string[], longest: number): string {
  const used = new Set(taken.map(searchText));
  let free = truncate(name, longest - 4);
  for (let number = 2; used.has(searchText(free)); number += 1) free = `${truncate(name, longest - 4)} ${number}`;
  return free;
}
