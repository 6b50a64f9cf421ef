import { searchText } from '@glo/domain/shared/search-text';

export interface SearchTexts {
  name: string;
  aliases?: readonly string[];
  context?: string;
}

type Indexed<T> = ReturnType<typeof indexed<T>>;

const longestText = 200;

/**
 * Searches a list in order of prominence, ignoring case and accents. An empty text returns the head of the list.
 * Ranks, each in list order: exact name; start of the label; every word starts a word of the name; every word
 * starts a word of name or context; contained anywhere.
 */
export function createSearch<T>(items: readonly T[], textsOf: (item: T) => SearchTexts) {
  // Built on the first search, because it would slow down the start.
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

function rankOf(entry: Indexed<unknown>, wanted: string, parts: readonly string[]): number {
  const begunIn = (words: readonly string[]) => parts.every((part) => words.some((word) => word.startsWith(part)));
  if (entry.name === wanted) return 0;
  if (entry.label.startsWith(wanted)) return 1;
  if (begunIn(entry.nameWords)) return 2;
  if (begunIn(entry.words)) return 3;
  return [entry.label, ...entry.aliases].some((name) => name.includes(wanted)) ? 4 : -1;
}

function indexed<T>(value: T, texts: SearchTexts) {
  const name = folded(texts.name);
  const aliases = (texts.aliases ?? []).map(folded);
  const context = folded(texts.context ?? '');
  const nameWords = [name, ...aliases].flatMap(wordsOf);
  return { value, name, label: `${name} ${context}`, aliases, nameWords, words: [...nameWords, ...wordsOf(context)] };
}

/** 'Node.js' is found by both of its words, 'C++' with its signs. */
function wordsOf(name: string): string[] {
  return [...new Set([...name.split(' '), ...name.split(/[\s/().&]+/)])].filter(Boolean);
}

/** Commas separate words, as in 'Pune, Maharashtra'. */
const folded = (text: string) => searchText(text.replaceAll(',', ' '));
