import { searchText } from '../shared/search-text.ts';

interface Term {
  /** Normalized texts. All of them must occur. */
  readonly texts: readonly string[];
  /** A quoted phrase matches whole words. While its second quote is missing, its last word may go on. */
  readonly phrase: 'closed' | 'open' | null;
  readonly isExcluded: boolean;
}

/** All groups must match. A group holds the terms that OR joins. */
export type FindQuery = readonly (readonly Term[])[];

const tokens =
  /(?<or>OR)(?=\s|$)|(?<minus>[-−－]?)(?:["“”„‟«»＂](?<phrase>[^"“”„‟«»＂]*)(?<end>["“”„‟«»＂]?)|(?<word>[^\s"“”„‟«»＂]+))/g;

/** OR binds more tightly than a space. A minus or an OR without a term is ignored. */
export function parseFind(typed: string): FindQuery {
  const groups: Term[][] = [];
  let isJoined = false;
  for (const { groups: token = {} } of typed.matchAll(tokens)) {
    if (token['or'] !== undefined) {
      isJoined = true;
      continue;
    }
    const term = readTerm(token);
    if (term === null) continue;
    const last = groups.at(-1);
    if (isJoined && last) last.push(term);
    else groups.push([term]);
    isJoined = false;
  }
  return groups;
}

function readTerm({ minus, phrase, end, word = '' }: Readonly<Record<string, string | undefined>>): Term | null {
  const text = searchText(phrase ?? word);
  if (text === '') return null;
  const isExcluded = minus !== '';
  const isOneText = phrase !== undefined || isExcluded;
  return {
    // A word with a dash becomes several words, which may stand apart unless they are excluded.
    texts: isOneText ? [text] : text.split(' '),
    phrase: phrase === undefined ? null : end === '' ? 'open' : 'closed',
    isExcluded,
  };
}

/** `text` is normalized by `searchText`, except that line breaks may separate its parts. */
export function matchesFind(text: string, query: FindQuery): boolean {
  return query.every((terms) =>
    terms.some(({ texts, phrase, isExcluded }) => {
      const holds = (part: string) => (phrase === null ? text.includes(part) : hasPhrase(text, part, phrase));
      return texts.every(holds) !== isExcluded;
    }),
  );
}

export function searchedTexts(typed: string): readonly string[] {
  return parseFind(typed).flatMap((terms) => terms.flatMap(({ texts, isExcluded }) => (isExcluded ? [] : texts)));
}

function hasPhrase(text: string, phrase: string, kind: 'closed' | 'open'): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    if (!isInsideWord(text, at) && (kind === 'open' || !isInsideWord(text, at + phrase.length))) return true;
  }
  return false;
}

/** Scripts that write words without spaces have no inside. */
const letter =
  /[[\p{L}\p{N}\p{M}]--[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]]/v;

const isInsideWord = (text: string, at: number) => letter.test(text.charAt(at - 1)) && letter.test(text.charAt(at));
