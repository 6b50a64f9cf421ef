import type { CandidateRow, Place } from '../data/rows.ts';
import { comparable, comparablePlace, experienceFit, isIn, matchScore, placeFit } from './match-score.ts';

/** Students read, and students put in order, in a quarter of a millisecond: somebody may wait for it. */
const pause = { reading: 25, ordering: 250 };

export interface Wish {
  /** A match has at least one of them. */
  readonly skills: readonly string[];
  /** What the student looks for: 'Job', 'Internship' or 'Freelancing'. */
  readonly openTo?: string;
  /** Label of the place the student must be in, 'city, state, country'; '' for anywhere. */
  readonly within?: string;
  /** Being in or near one of these adds to the score. */
  readonly places?: readonly Place[];
  /** Experience in years that adds to the score; 0 for none. */
  readonly leastYears?: number;
  /** Ids of students who are not wanted. */
  readonly except?: ReadonlySet<string>;
}

export interface Match<C> {
  readonly candidate: C;
  /** 0 to 100, see `matchScore` */
  readonly score: number;
}

/** What is known of a student until all are put in order. */
interface Student<C> {
  readonly id: string;
  readonly candidate: C;
  /** Lists of numbers that this student's belongs into. */
  readonly bySkill: readonly number[][];
  readonly openTo: readonly string[];
  readonly years: number;
  readonly place: number;
}

/**
 * Finds the best matches without looking at every student: an inverted index, skill -> numbers of students. Students are
 * numbered in the order that decides between equal scores: higher GloScore first, then by id. Rows are looked at once; what is
 * found is a `C`, made of each.
 */
export class CandidateIndex<C> {
  readonly #candidates: C[] = [];
  readonly #ids: string[] = [];
  readonly #bySkill = new Map<string, number[]>();
  /** For each kind of work, 1 at the number of every student open to it. */
  readonly #openTo = new Map<string, Uint8Array>();
  readonly #places: Place[] = [];
  readonly #placeNumbers = new Map<string, number>();
  readonly #placeOf: Uint32Array;
  /** Numbers of the students in each place. */
  readonly #inPlace: number[][] = [];
  readonly #years: Float64Array;
  /** Kept from search to search: making it anew costs more than a search. */
  readonly #shared: Uint16Array;
  readonly #found: (row: CandidateRow) => C;
  readonly #making: Iterator<void>;

  /** Nothing is looked at before `prepare` or `best` is called; there are `count` rows then. */
  constructor(rows: Iterable<CandidateRow>, count: number, found: (row: CandidateRow) => C) {
    this.#found = found;
    this.#placeOf = new Uint32Array(count);
    this.#years = new Float64Array(count);
    this.#shared = new Uint16Array(count);
    this.#making = this.#make(rows);
  }

  /** Does a quick part of making the index; false when all is done. What is left is done by the first `best`. */
  prepare(): boolean {
    return this.#making.next().done !== true;
  }

  /** At most `limit` matches, best first; `limit` is above 0. */
  best(wish: Wish, limit: number): Match<C>[] {
    while (this.prepare());
    const skills = [...new Set(wish.skills.map(comparable))];
    const shared = this.#countShared(skills);
    const { scoreOf, reachable, only } = this.#scoring(wish, skills.length);
    const most = only?.length ?? shared.length;
    // A drawer for each score: filled in the order of numbers, so that nothing needs sorting.
    const drawers: Match<C>[][] = Array.from({ length: 101 }, () => []);
    // `limit` matches or more have this score or a higher one: nobody who comes later with no more than that gets in,
    // nor anybody who shares fewer skills than it takes to get above it.
    let floor = -1;
    let least = 1;
    let above = 0;
    for (let i = 0; i < most && least <= skills.length; i++) {
      const number = only === undefined ? i : (only[i] ?? 0);
      const count = shared[number] ?? 0;
      if (count < least) continue;
      const score = scoreOf(number, count);
      const candidate = score <= floor ? undefined : this.#candidates[number];
      if (candidate === undefined || wish.except?.has(this.#ids[number] ?? '')) continue;
      drawers[score]?.push({ candidate, score });
      above++;
      while (above >= limit) {
        floor++;
        above -= drawers[floor]?.length ?? 0;
      }
      while ((reachable[least] ?? Infinity) <= floor) least++;
    }
    return drawers.reverse().flat().slice(0, limit);
  }

  /** How many of `skills` each student has, by number. */
  #countShared(skills: readonly string[]): Uint16Array {
    const shared = this.#shared.fill(0);
    for (const skill of skills) {
      const numbers = this.#bySkill.get(skill) ?? [];
      // Counting loops: iterators cost several times as much here.
      for (let i = 0; i < numbers.length; i++) {
        const number = numbers[i] ?? 0;
        shared[number] = (shared[number] ?? 0) + 1;
      }
    }
    return shared;
  }

  /**
   * What a student scores, by number and count of shared skills, -1 if not wanted; the most that a count can reach; and,
   * where few live in the right place, whose numbers to look at.
   */
  #scoring(wish: Wish, asked: number) {
    const { openTo, within = '', places = [], leastYears = 0 } = wish;
    const parts = within
      .split(',')
      .map(comparable)
      .filter((part) => part !== '');
    const wanted = places.map(comparablePlace);
    // By number of the place; not worked out where nothing is asked for.
    const inside = parts.length === 0 ? undefined : this.#places.map((place) => isIn(place, parts));
    const fits = wanted.length === 0 ? undefined : this.#places.map((place) => placeFit(place, wanted));
    const open = openTo === undefined ? undefined : this.#flagsOf(openTo);
    const placeOf = this.#placeOf;
    const years = this.#years;
    const score = matchScore({ place: wanted.length > 0, experience: leastYears > 0 });
    const reachable = Array.from({ length: asked + 1 }, (_, count) => (count === 0 ? -1 : score(count / asked, 1, 1)));
    const scoreOf = (number: number, shared: number) => {
      const place = placeOf[number] ?? 0;
      if (inside?.[place] === false || open?.[number] === 0) return -1;
      if (fits === undefined && leastYears === 0) return reachable[shared] ?? -1;
      return score(shared / asked, fits?.[place] ?? 0, experienceFit(years[number] ?? 0, leastYears));
    };
    return { scoreOf, reachable, only: inside === undefined ? undefined : this.#numbersInside(inside) };
  }

  /** Numbers of all students in these places; undefined when they are so many that going through all students is quicker. */
  #numbersInside(inside: readonly boolean[]): Uint32Array | undefined {
    const lists = this.#inPlace.filter((_, place) => inside[place]);
    const count = lists.reduce((sum, list) => sum + list.length, 0);
    return count > this.#shared.length / 16 ? undefined : Uint32Array.from(lists.flat()).sort();
  }

  *#make(rows: Iterable<CandidateRow>): Generator<void> {
    const byScore = new Map<number, Student<C>[]>();
    let read = 0;
    for (const row of rows) {
      const equals = byScore.get(row.gloScore);
      if (equals === undefined) byScore.set(row.gloScore, [this.#read(row)]);
      else equals.push(this.#read(row));
      read += 1;
      if (read % pause.reading === 0) yield;
    }
    for (const score of [...byScore.keys()].sort((a, b) => b - a)) {
      for (const student of (byScore.get(score) ?? []).sort((a, b) => (a.id < b.id ? -1 : 1))) {
        this.#add(student);
        if (this.#candidates.length % pause.ordering === 0) yield;
      }
    }
  }

  /** What the index needs of a row; the row itself may have been made for this walk only, and is not kept. */
  #read(row: CandidateRow): Student<C> {
    return {
      id: row.id,
      candidate: this.#found(row),
      bySkill: [...new Set(row.skills.map(comparable))].map((skill) => this.#numbersOf(skill)),
      openTo: row.openTo,
      years: row.internshipYears + row.fullTimeYears,
      place: this.#placeNumber(row.location),
    };
  }

  #add({ id, candidate, bySkill, openTo, years, place }: Student<C>): void {
    const number = this.#candidates.push(candidate) - 1;
    this.#ids.push(id);
    for (const numbers of bySkill) numbers.push(number);
    for (const kind of openTo) this.#flagsOf(kind)[number] = 1;
    this.#years[number] = years;
    this.#placeOf[number] = place;
    this.#inPlace[place]?.push(number);
  }

  #numbersOf(skill: string): number[] {
    const numbers = this.#bySkill.get(skill) ?? [];
    this.#bySkill.set(skill, numbers);
    return numbers;
  }

  #placeNumber(location: Place): number {
    const key = `${location.city}|${location.state}|${location.country}`;
    const known = this.#placeNumbers.get(key);
    if (known !== undefined) return known;
    const place = this.#places.push(comparablePlace(location)) - 1;
    this.#inPlace.push([]);
    this.#placeNumbers.set(key, place);
    return place;
  }

  #flagsOf(kind: string): Uint8Array {
    const flags = this.#openTo.get(kind) ?? new Uint8Array(this.#shared.length);
    this.#openTo.set(kind, flags);
    return flags;
  }
}
