import { searchText } from '@glo/domain/shared/search-text';
import type { CandidateRow, JobRow, Place, Rows } from '../data/rows.ts';
import type { Reader } from '../store/store.ts';

export interface Criteria {
  readonly skills: readonly string[];
  readonly openTo?: string;
  readonly within?: string;
  readonly places?: readonly Place[];
  readonly leastYears?: number;
  readonly except?: ReadonlySet<string>;
}

export interface Match {
  readonly candidate: CandidateRow;
  readonly score: number;
}

/**
 * Inverted index from skills to candidates. Candidates are numbered in tie-break order: GloScore, then id. Values
 * that a search reads are in arrays by number, because visiting 100,000 row objects takes ten times as long.
 */
export class CandidateIndex {
  readonly #students: readonly CandidateRow[];
  readonly #withSkill = new Map<string, number[]>();
  readonly #places = new Distinct<Place>();
  readonly #kinds = new Distinct<readonly string[]>();
  readonly #years: Float64Array;
  readonly #shared: Uint16Array;

  constructor(rows: Iterable<CandidateRow>) {
    this.#students = [...rows].sort((a, b) => b.gloScore - a.gloScore || (a.id < b.id ? -1 : 1));
    this.#years = Float64Array.from(this.#students, (row) => row.internshipYears + row.fullTimeYears);
    this.#shared = new Uint16Array(this.#students.length);
    for (const [number, { skills, location, openTo }] of this.#students.entries()) {
      this.#places.add(comparablePlace(location));
      this.#kinds.add(openTo);
      for (const skill of new Set(skills.map(searchText))) {
        const numbers = this.#withSkill.get(skill);
        if (numbers === undefined) this.#withSkill.set(skill, [number]);
        else numbers.push(number);
      }
    }
  }

  best({ skills, openTo, within = '', places = [], leastYears = 0, except }: Criteria, limit: number): Match[] {
    const wantedSkills = new Set(skills.map(searchText));
    const shared = this.#shared.fill(0);
    for (const skill of wantedSkills) {
      for (const number of this.#withSkill.get(skill) ?? []) shared[number] = (shared[number] ?? 0) + 1;
    }
    const label = within.split(',').map(searchText);
    const wantedPlaces = places.map(comparablePlace);
    const isWithin = this.#places.map((place) => isInPlace(place, label));
    const fit = this.#places.map((place) => placeFit(place, wantedPlaces));
    const isOpen = this.#kinds.map((kinds) => openTo === undefined || kinds.includes(openTo));
    const scoreOf = matchScore({ place: wantedPlaces.length > 0, experience: leastYears > 0 });

    const byScore: number[][] = Array.from({ length: 101 }, () => []);
    for (let number = 0; number < shared.length; number += 1) {
      const count = shared[number] ?? 0;
      if (count === 0 || !isWithin(number) || !isOpen(number)) continue;
      const experience = experienceFit(this.#years[number] ?? 0, leastYears);
      const equals = byScore[scoreOf(count / wantedSkills.size, fit(number), experience)];
      if (equals === undefined || equals.length === limit || except?.has(this.#students[number]?.id ?? '')) continue;
      equals.push(number);
    }
    const best: Match[] = [];
    for (const [rank, numbers] of byScore.toReversed().entries()) {
      for (const number of numbers) {
        const candidate = this.#students[number];
        if (candidate !== undefined && best.length < limit) best.push({ candidate, score: 100 - rank });
      }
    }
    return best;
  }
}

class Distinct<V> {
  readonly #values: V[] = [];
  readonly #indexes = new Map<string, number>();
  readonly #indexByNumber: number[] = [];

  add(value: V): void {
    const key = JSON.stringify(value);
    const known = this.#indexes.get(key) ?? this.#values.push(value) - 1;
    this.#indexes.set(key, known);
    this.#indexByNumber.push(known);
  }

  map<T>(compute: (value: V) => T): (number: number) => T {
    const answers = this.#values.map(compute);
    return (number) => answers[this.#indexByNumber[number] ?? 0] as T;
  }
}

const indexes = new WeakMap<Reader<Rows>, { readonly index: CandidateIndex; readonly version: number }>();

/** Rebuilt after a change of the candidates. */
export function candidateIndex(store: Reader<Rows>): CandidateIndex {
  const version = store.version('candidates');
  const known = indexes.get(store);
  if (known?.version === version) return known.index;
  const index = new CandidateIndex(store.all('candidates'));
  indexes.set(store, { index, version });
  return index;
}

export function jobCriteria(job: JobRow): Criteria {
  const least = job.minExperience ?? 0;
  return {
    skills: job.skills,
    places: job.workplaceType === 'Remote' ? [] : job.locations,
    leastYears: job.experienceUnit === 'Months' ? least / 12 : least,
    except: new Set(job.applicants),
  };
}

/** From 0 to 100: skills weigh 70, the place 20, experience 10. Criteria not requested have no weight. */
export type MatchScore = (skills: number, place: number, experience: number) => number;

export function matchScore(criteria: { readonly place: boolean; readonly experience: boolean }): MatchScore {
  const total = 70 + (criteria.place ? 20 : 0) + (criteria.experience ? 10 : 0);
  const ofSkills = 7000 / total;
  const ofPlace = criteria.place ? 2000 / total : 0;
  const ofExperience = criteria.experience ? 1000 / total : 0;
  return (skills, place, experience) => Math.round(ofSkills * skills + ofPlace * place + ofExperience * experience);
}

export function placeFit(place: Place, wanted: readonly Place[]): number {
  if (wanted.some((target) => isInPlace(place, [target.city, target.state, target.country]))) return 1;
  return wanted.some((target) => target.state !== '' && isInPlace(place, [target.state, target.country])) ? 0.5 : 0;
}

export function experienceFit(years: number, leastYears: number): number {
  return years >= leastYears ? 1 : years / leastYears;
}

function isInPlace(place: Place, parts: readonly string[]): boolean {
  return parts.every((part) => part === '' || part === place.city || part === place.state || part === place.country);
}

export const comparablePlace = (place: Place): Place => ({
  city: searchText(place.city),
  state: searchText(place.state),
  country: searchText(place.country),
});
