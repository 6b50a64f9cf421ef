import type { Candidate } from '@glo/domain/candidates/candidate';
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
  readonly #colleges: ReadonlyMap<P['id'], string>;
  readonly #texts = new Map<string, string>();

  constructor(people: readonly P[], colleges: ReadonlyMap<P['id'], string> = new Map()) {
    this.#people = people;
    this.#colleges = colleges;
    this.#names = people.map(({ name }) => plainWords(name));
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
    const found: FoundPerson<P>[] = [];
    for (const [at, person] of this.#people.entries()) {
      const facts = [...(person.skills ?? []), this.#colleges.get(person.id) ?? ''];
      const name = this.#names[at] ?? '';
      const others = words.filter((word) => !hasWord(name, word));
      const fact = others.length === 0 ? undefined : this.#factWith(facts, others);
      if (fact !== undefined && !isKnown.has(person)) found.push({ person, fact });
      if (found.length === most) break;
    }
    return found;
  }

  /** Returns a fact with all words, otherwise the first of several that have them together. */
  #factWith(facts: readonly string[], words: readonly string[]): string | undefined {
    const has = (fact: string, word: string) => hasWord(this.#textOf(fact), word);
    const holding = facts.filter((fact) => words.some((word) => has(fact, word)));
    const areAllHeld = words.every((word) => holding.some((fact) => has(fact, word)));
    return areAllHeld ? (holding.find((fact) => words.every((word) => has(fact, word))) ?? holding[0]) : undefined;
  }

  /** Thousands of candidates share few skills. */
  #textOf(fact: string): string {
    const known = this.#texts.get(fact);
    if (known !== undefined) return known;
    const text = searchText(fact);
    this.#texts.set(fact, text);
    return text;
  }
}

const hasWord = (text: string, word: string) => ` ${text}`.includes(` ${word}`);
