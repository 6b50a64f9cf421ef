import type { CandidateRow, Place } from '../data/rows.ts';
import { comparable, comparablePlace, experienceFit, isIn, matchScore, placeFit } from './match-score.ts';

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

export interface Match {
  readonly candidate: CandidateRow;
  /** 0 to 100, see `matchScore` */
  readonly score: number;
}

/**
 * Finds the best matches without looking at every student: an inverted index, skill -> numbers of students. Students are
 * numbered in the order that decides between equal scores: higher GloScore first, then by id.
 */
export class CandidateIndex {
  readonly #candidates: readonly CandidateRow[];
  readonly #bySkill = new Map<string, number[]>();
  /** For each kind of work, 1 at the number of every student open to it. */
  readonly #openTo = new Map<string, Uint8Array>();
  readonly #places: readonly Place[];
  readonly #placeOf: Uint32Array;
  readonly #years: Float64Array;
  /** Kept from search to search: making it anew costs more than a search. */
  readonly #shared: Uint16Array;

  constructor(candidates: Iterable<CandidateRow>) {
    this.#candidates = [...candidates].sort((a, b) => b.gloScore - a.gloScore || (a.id < b.id ? -1 : 1));
    this.#candidates.forEach((row, number) => {
      this.#addSkills(row.skills, number);
      for (const kind of row.openTo) this.#flagsOf(kind)[number] = 1;
    });
    this.#years = Float64Array.from(this.#candidates, (row) => row.internshipYears + row.fullTimeYears);
    this.#shared = new Uint16Array(this.#candidates.length);
    const places = new Map<string, { readonly number: number; readonly place: Place }>();
    this.#placeOf = Uint32Array.from(this.#candidates, ({ location }) => {
      const key = `${location.city}|${location.state}|${location.country}`;
      const known = places.get(key) ?? { number: places.size, place: comparablePlace(location) };
      places.set(key, known);
      return known.number;
    });
    this.#places = [...places.values()].map(({ place }) => place);
  }

  /** At most `limit` matches, best first; `limit` is above 0. */
  best(wish: Wish, limit: number): Match[] {
    const skills = [...new Set(wish.skills.map(comparable))];
    const shared = this.#countShared(skills);
    const { scoreOf, reachable } = this.#scoring(wish, skills.length);
    // A drawer for each score: filled in the order of numbers, so that nothing needs sorting.
    const drawers: Match[][] = Array.from({ length: 101 }, () => []);
    // `limit` matches or more have this score or a higher one: nobody who comes later with no more than that gets in.
    let floor = -1;
    let above = 0;
    for (let number = 0; number < shared.length && floor < 100; number++) {
      const count = shared[number] ?? 0;
      if ((reachable[count] ?? -1) <= floor) continue;
      const score = scoreOf(number, count);
      const candidate = score <= floor ? undefined : this.#candidates[number];
      if (candidate === undefined || wish.except?.has(candidate.id)) continue;
      drawers[score]?.push({ candidate, score });
      above++;
      while (above >= limit) {
        floor++;
        above -= drawers[floor]?.length ?? 0;
      }
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

  /** What a student scores, by number and count of shared skills, -1 if not wanted; and the most that a count can reach. */
  #scoring(wish: Wish, asked: number) {
    const { openTo, within = '', places = [], leastYears = 0 } = wish;
    const parts = within.split(',').map(comparable);
    const wanted = places.map(comparablePlace);
    const inside = Uint8Array.from(this.#places, (place) => Number(isIn(place, parts)));
    const fits = Float64Array.from(this.#places, (place) => placeFit(place, wanted));
    const open = openTo === undefined ? undefined : this.#flagsOf(openTo);
    const placeOf = this.#placeOf;
    const years = this.#years;
    const score = matchScore({ place: wanted.length > 0, experience: leastYears > 0 });
    const reachable = Array.from({ length: asked + 1 }, (_, count) => (count === 0 ? -1 : score(count / asked, 1, 1)));
    const scoreOf = (number: number, shared: number) => {
      const place = placeOf[number] ?? 0;
      if (inside[place] === 0 || open?.[number] === 0) return -1;
      return score(shared / asked, fits[place] ?? 0, experienceFit(years[number] ?? 0, leastYears));
    };
    return { scoreOf, reachable };
  }

  #addSkills(skills: readonly string[], number: number): void {
    for (const skill of skills.map(comparable)) {
      const numbers = this.#bySkill.get(skill);
      if (numbers === undefined) this.#bySkill.set(skill, [number]);
      else if (numbers.at(-1) !== number) numbers.push(number);
    }
  }

  #flagsOf(kind: string): Uint8Array {
    const flags = this.#openTo.get(kind) ?? new Uint8Array(this.#candidates.length);
    this.#openTo.set(kind, flags);
    return flags;
  }
}
