import type { CandidateRow, Place } from '../data/rows.ts';
import { BestNumbers } from './best-numbers.ts';
import { CountedSets } from './counted-sets.ts';
import { comparable, comparablePlace, experienceFit, matchScore, placeFit } from './match-score.ts';
import { addNumber, emptySet, keepOnly, type NumberSet } from './number-set.ts';

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
  /** The sets that this student's number belongs into. */
  readonly sets: readonly NumberSet[];
  readonly years: number;
  readonly place: number;
}

/**
 * Finds the best matches without looking at every student: each skill, kind of work and name of a place has the set of the
 * students' numbers. Students are numbered in the order that decides between equal scores: higher GloScore first, then by id.
 * Rows are looked at once; what is found is a `C`, made of each.
 */
export class CandidateIndex<C> {
  readonly #candidates: C[] = [];
  readonly #ids: string[] = [];
  readonly #withSkill = new Map<string, NumberSet>();
  readonly #openTo = new Map<string, NumberSet>();
  /** By the name of their city, state or country. */
  readonly #within = new Map<string, NumberSet>();
  /** The empty set; others begin as copies of it. */
  readonly #nobody: NumberSet;
  /** No student has more. */
  #mostSkills = 0;
  /** Used by each search anew: the garbage of a search would stop others. */
  #shared: CountedSets;
  readonly #scratch: NumberSet;
  readonly #places: Place[] = [];
  readonly #placeNumbers = new Map<string, number>();
  readonly #placeOf: Uint32Array;
  readonly #years: Float64Array;
  readonly #found: (row: CandidateRow) => C;
  readonly #making: Iterator<void>;

  /** Nothing is looked at before `prepare` or `best` is called; there are `count` rows then. */
  constructor(rows: Iterable<CandidateRow>, count: number, found: (row: CandidateRow) => C) {
    this.#found = found;
    this.#nobody = emptySet(count);
    this.#scratch = emptySet(count);
    this.#shared = new CountedSets(0, 0);
    this.#placeOf = new Uint32Array(count);
    this.#years = new Float64Array(count);
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
    const sets = skills.map((skill) => this.#withSkill.get(skill)).filter((set) => set !== undefined);
    const allowed = this.#allowed(wish);
    const counted = this.#shared;
    counted.clear();
    for (const set of sets) counted.add(set, allowed);
    const { scoreOf, mostFor } = this.#scoring(wish, skills.length);
    const best = new BestNumbers(limit);
    // Whoever shares most comes first, until those who share less cannot get in any more.
    for (let shared = Math.min(sets.length, this.#mostSkills); shared > 0; shared--) {
      const most = mostFor(shared);
      if (most < best.floor) break;
      best.beginGroup();
      counted.eachInExactly(shared, (number) => {
        if (wish.except?.has(this.#ids[number] ?? '')) return true;
        const score = scoreOf(number, shared);
        return best.add(number, score) || score < most;
      });
    }
    return best.list().map(({ number, score }) => ({ candidate: this.#candidates[number] as C, score }));
  }

  /** Who looks for that kind of work and lives there; null: everybody. */
  #allowed({ openTo, within = '' }: Wish): NumberSet | null {
    const names = within.split(',').map(comparable);
    const sets = names.filter((name) => name !== '').map((name) => this.#within.get(name) ?? this.#nobody);
    if (openTo !== undefined) sets.push(this.#openTo.get(openTo) ?? this.#nobody);
    const [first, ...others] = sets;
    if (first === undefined) return null;
    this.#scratch.set(first);
    for (const set of others) keepOnly(this.#scratch, set);
    return this.#scratch;
  }

  /** What a student scores, by number and count of shared skills, and the most that a count can reach. */
  #scoring({ places = [], leastYears = 0 }: Wish, asked: number) {
    const wanted = places.map(comparablePlace);
    const score = matchScore({ place: wanted.length > 0, experience: leastYears > 0 });
    const mostFor = (shared: number) => score(shared / asked, 1, 1);
    if (wanted.length === 0 && leastYears === 0)
      return { mostFor, scoreOf: (_: number, shared: number) => mostFor(shared) };
    // By number of the place.
    const fits = this.#places.map((place) => placeFit(place, wanted));
    const scoreOf = (number: number, shared: number) => {
      const fit = fits[this.#placeOf[number] ?? 0] ?? 0;
      return score(shared / asked, fit, experienceFit(this.#years[number] ?? 0, leastYears));
    };
    return { mostFor, scoreOf };
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
    this.#shared = new CountedSets(this.#nobody.length, this.#mostSkills);
  }

  /** What the index needs of a row; the row itself may have been made for this walk only, and is not kept. */
  #read(row: CandidateRow): Student<C> {
    const skills = new Set(row.skills.map(comparable));
    this.#mostSkills = Math.max(this.#mostSkills, skills.size);
    const { city, state, country } = comparablePlace(row.location);
    return {
      id: row.id,
      candidate: this.#found(row),
      sets: [
        ...Array.from(skills, (skill) => this.#setIn(this.#withSkill, skill)),
        ...row.openTo.map((kind) => this.#setIn(this.#openTo, kind)),
        ...[city, state, country].map((name) => this.#setIn(this.#within, name)),
      ],
      years: row.internshipYears + row.fullTimeYears,
      place: this.#placeNumber(row.location),
    };
  }

  #add({ id, candidate, sets, years, place }: Student<C>): void {
    const number = this.#candidates.push(candidate) - 1;
    this.#ids.push(id);
    for (const set of sets) addNumber(set, number);
    this.#years[number] = years;
    this.#placeOf[number] = place;
  }

  #setIn(sets: Map<string, NumberSet>, name: string): NumberSet {
    const known = sets.get(name);
    if (known !== undefined) return known;
    const set = this.#nobody.slice();
    sets.set(name, set);
    return set;
  }

  #placeNumber(location: Place): number {
    const key = `${location.city}|${location.state}|${location.country}`;
    const known = this.#placeNumbers.get(key);
    if (known !== undefined) return known;
    const place = this.#places.push(comparablePlace(location)) - 1;
    this.#placeNumbers.set(key, place);
    return place;
  }
}
