import type { Candidate } from '@glo/domain/candidates/candidate';
import { nameOf } from '@glo/domain/candidates/identity';
import { keptByName } from '@glo/domain/find/candidate-search';
import { searchText, searchWords } from '@glo/domain/shared/search-text';
import UFuzzy from '@leeoniya/ufuzzy';

type Person = Pick<Candidate, 'id' | 'name'> & Partial<Pick<Candidate, 'skills'>>;

export interface FoundPerson<P extends Person> {
  readonly person: P;
  /** Skill, college or degree that was found instead of the name. */
  readonly fact: string;
}

/** Letters of every script. Tolerates one wrong, missing, added or swapped letter per word, but not the first one. */
const names = new UFuzzy({
  unicode: true,
  interSplit: '[^\\p{L}\\p{M}\\d]+',
  interBound: '[^\\p{L}\\p{M}\\d]',
  intraSplit: null,
  intraBound: null,
  intraChars: '[\\p{L}\\p{M}\\d]',
  intraMode: 1,
  // Keeps the order of equally good names.
  compare: () => 0,
});
/** Word orders that are tried. A name rarely has more than three words. */
const mostSwappedWords = 3;

const notWords = /[^\p{L}\p{M}\d]+/gu;
const plainWords = (text: string) => searchText(text).replace(notWords, ' ').trim();

/** Normalized once per person, because the first key must not wait for 10,000 of them. */
const plainName = keptByName((person: Person) => plainWords(nameOf(person)));
const plainFact = memoized(searchText);
/** Name and skills, with a space before each word. */
const plainText = keptByName((person: Person) =>
  ['', plainName(person), ...(person.skills ?? []).map(plainFact)].join(' '),
);

/** Prepares people for `find`. Names are read once, therefore create it again when they change. */
export class PeopleIndex<P extends Person> {
  readonly #people: readonly P[];
  readonly #names: string[];
  readonly #texts: readonly string[];
  readonly #mostWords: number;
  /** College and degree of the people whose profiles have been loaded. */
  readonly #education: ReadonlyMap<P['id'], readonly string[]>;

  constructor(people: readonly P[], education: ReadonlyMap<P['id'], readonly string[]> = new Map()) {
    this.#people = people;
    this.#education = education;
    this.#names = people.map(plainName);
    this.#texts = people.map(plainText);
    this.#mostWords = this.#names.reduce((most, name) => Math.max(most, name.split(' ').length), 0);
  }

  /** Names come first (see `rankOf`), then people whose name and facts contain the typed words. */
  find(typed: string, most: number): readonly FoundPerson<P>[] {
    const words = searchWords(typed);
    const found = this.#byName(plainWords(typed))
      .slice(0, most)
      .flatMap((at) => this.#people[at] ?? [])
      .map((person): FoundPerson<P> => ({ person, fact: '' }));
    return found.length < most ? [...found, ...this.#byFacts(words, most - found.length, found)] : found;
  }

  #byName(text: string): readonly number[] {
    const words = text.split(' ');
    // The search for similar names takes long for a long text.
    if (words.length > this.#mostWords) return [];
    const swapped = words.length > mostSwappedWords ? 0 : 1;
    const [indexes, info, order] = names.search(this.#names, text, swapped);
    const ranked = info && order ? order.flatMap((at) => info.idx[at] ?? []) : (indexes ?? []);
    const byRank = Map.groupBy(ranked, (at) => rankOf(this.#names[at] ?? '', text, words));
    return [...byRank].toSorted(([one], [other]) => one - other).flatMap(([, found]) => found);
  }

  #byFacts(words: readonly string[], most: number, known: readonly FoundPerson<P>[]): readonly FoundPerson<P>[] {
    const isKnown = new Set(known.map(({ person }) => person));
    const starts = words.map((word) => ` ${word}`);
    const found: FoundPerson<P>[] = [];
    for (const [at, person] of this.#people.entries()) {
      const education = this.#education.get(person.id) ?? [];
      const text = [this.#texts[at], ...education.map(plainFact)].join(' ');
      if (!starts.every((start) => text.includes(start))) continue;
      const others = words.filter((word) => !hasWord(this.#names[at] ?? '', word));
      const fact = factWith(others, [...(person.skills ?? []), ...education]);
      if (fact !== undefined && !isKnown.has(person)) found.push({ person, fact });
      if (found.length === most) break;
    }
    return found;
  }
}

/** Returns a fact with all words, otherwise the first with some of them. */
function factWith(words: readonly string[], facts: readonly string[]): string | undefined {
  const holds = (fact: string) => (word: string) => hasWord(plainFact(fact), word);
  const holding = facts.filter((fact) => words.some(holds(fact)));
  return holding.find((fact) => words.every(holds(fact))) ?? holding[0];
}

/** A whole name comes before a beginning, and both before a similar spelling, of a whole name first. */
function rankOf(name: string, text: string, words: readonly string[]): number {
  const own = name.split(' ');
  if (name === text) return 0;
  if (words.every((word) => own.includes(word))) return name.startsWith(text) ? 1 : 2;
  if (name.startsWith(text)) return 3;
  if (words.every((word) => hasWord(name, word))) return 4;
  return words.every((word) => own.some((each) => isSimilar(each, word))) ? 5 : 6;
}

/** Returns true for one wrong, missing, added or swapped letter at most. */
function isSimilar(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [middle, otherMiddle] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (middle.length <= 1 && otherMiddle.length <= 1) return true;
  return middle.length === 2 && otherMiddle === `${middle.at(1)}${middle.at(0)}`;
}

/** Thousands of candidates share few skills. */
function memoized(compute: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.set(text, value);
    return value;
  };
}

const hasWord = (text: string, word: string) => text.startsWith(word) || text.includes(` ${word}`);
