import type { Candidate } from '@glo/domain/candidates/candidate';
import { nameOf } from '@glo/domain/candidates/identity';
import { searchText, searchWords } from '@glo/domain/shared/search-text';
import UFuzzy from '@leeoniya/ufuzzy';

type Person = Pick<Candidate, 'id' | 'name'> & Partial<Pick<Candidate, 'skills'>>;

export interface FoundPerson<P extends Person> {
  readonly person: P;
  /** Skill or college that was found instead of the name. */
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

/** Prepares people for `find`. Names are read once, therefore create it again when they change. */
export class PeopleIndex<P extends Person> {
  readonly #people: readonly P[];
  readonly #names: string[];
  readonly #mostWords: number;
  readonly #colleges: ReadonlyMap<P['id'], string>;
  readonly #plainFact = memoized(searchText);
  /** Name and facts of each person, with a space before each word. */
  #texts: readonly string[] | null = null;

  constructor(people: readonly P[], colleges: ReadonlyMap<P['id'], string> = new Map()) {
    this.#people = people;
    this.#colleges = colleges;
    this.#names = people.map((person) => plainWords(nameOf(person)));
    this.#mostWords = this.#names.reduce((most, name) => Math.max(most, name.split(' ').length), 0);
  }

  /** Exact names come first, then similar ones, then names, skills and colleges that contain the typed words. */
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
    const rank = (at: number) => {
      const name = this.#names[at] ?? '';
      return name.startsWith(text) ? 0 : words.every((word) => hasWord(name, word)) ? 1 : 2;
    };
    const ranks: [number[], number[], number[]] = [[], [], []];
    for (const at of ranked) ranks[rank(at)].push(at);
    return ranks.flat();
  }

  #byFacts(words: readonly string[], most: number, known: readonly FoundPerson<P>[]): readonly FoundPerson<P>[] {
    const isKnown = new Set(known.map(({ person }) => person));
    const starts = words.map((word) => ` ${word}`);
    this.#texts ??= this.#people.map((person, at) =>
      ['', this.#names[at], ...this.#factsOf(person).map(this.#plainFact)].join(' '),
    );
    const found: FoundPerson<P>[] = [];
    for (const [at, text] of this.#texts.entries()) {
      const person = this.#people[at];
      if (person === undefined || !starts.every((start) => text.includes(start))) continue;
      const fact = this.#factWith(
        person,
        words.filter((word) => !hasWord(this.#names[at] ?? '', word)),
      );
      if (fact !== undefined && !isKnown.has(person)) found.push({ person, fact });
      if (found.length === most) break;
    }
    return found;
  }

  #factsOf({ id, skills = [] }: P): readonly string[] {
    return [...skills, this.#colleges.get(id) ?? ''];
  }

  /** Returns a fact with all words, otherwise the first with some of them. */
  #factWith(person: P, words: readonly string[]): string | undefined {
    const holds = (fact: string) => (word: string) => hasWord(this.#plainFact(fact), word);
    const holding = this.#factsOf(person).filter((fact) => words.some(holds(fact)));
    return holding.find((fact) => words.every(holds(fact))) ?? holding[0];
  }
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
