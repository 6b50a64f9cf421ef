/** What an entry is found by. */
export interface SearchTexts {
  name: string;
  /** Older and second names. */
  aliases?: readonly string[];
  /** What follows the name: for a place its state and country. */
  context?: string;
}

interface Indexed<T> {
  value: T;
  name: string;
  /** The name with its context. */
  label: string;
  aliases: readonly string[];
  /** Words of name and aliases. */
  nameWords: readonly string[];
  /** These and the words of the context. */
  words: readonly string[];
}

/** No name is longer, so a longer text need not be read to its end. */
const longestText = 200;

/**
 * A search over a list kept in order of prominence. The answer has first the entry that is called just that, then those
 * that begin with the text, then those where every word of the text begins a word of the name, then those where it
 * begins a word of name or context ('pune, maha'), then those that contain it; each of these in the list's order.
 * Letter case and accents do not count. An empty text gives the head of the list.
 */
export function createSearch<T>(items: readonly T[], textsOf: (item: T) => SearchTexts) {
  // Made at the first search: no start waits for it.
  let index: readonly Indexed<T>[] | undefined;
  return (text: string, limit: number): T[] => {
    if (text.length > longestText) return [];
    const wanted = folded(text);
    if (wanted === '') return items.slice(0, limit);
    const parts = wanted.split(' ');
    const ranks: T[][] = [[], [], [], [], []];
    index ??= items.map((item) => indexed(item, textsOf(item)));
    for (const entry of index) ranks[rankOf(entry, wanted, parts)]?.push(entry.value);
    return ranks.flat().slice(0, limit);
  };
}

/** 0 to 4, best first; -1 when the entry does not fit. */
function rankOf(entry: Indexed<unknown>, wanted: string, parts: readonly string[]): number {
  const begunIn = (words: readonly string[]) => parts.every((part) => words.some((word) => word.startsWith(part)));
  if (entry.name === wanted) return 0;
  if (entry.label.startsWith(wanted)) return 1;
  if (begunIn(entry.nameWords)) return 2;
  if (begunIn(entry.words)) return 3;
  return [entry.label, ...entry.aliases].some((name) => name.includes(wanted)) ? 4 : -1;
}

function indexed<T>(value: T, texts: SearchTexts): Indexed<T> {
  const name = folded(texts.name);
  const aliases = (texts.aliases ?? []).map(folded);
  const context = folded(texts.context ?? '');
  const nameWords = [name, ...aliases].flatMap(wordsOf);
  return { value, name, label: `${name} ${context}`, aliases, nameWords, words: [...nameWords, ...wordsOf(context)] };
}

/** 'Node.js' and 'UI/UX' are found by each of their words, 'C++' and '.NET' with their signs. */
function wordsOf(name: string): string[] {
  return [...new Set([...name.split(' '), ...name.split(/[\s/().'&-]+/)])].filter(Boolean);
}

/** Lower case, without accents, with single blanks for commas and white space. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøßæ]/g, (letter) => ({ ł: 'l', ø: 'o', ß: 'ss', æ: 'ae' })[letter] ?? letter)
    .replace(/[\s,]+/g, ' ')
    .trim();
}
