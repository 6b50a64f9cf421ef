import type { Candidate } from '../candidates/candidate.ts';
import type { FormRules } from '../form/form-rules.ts';
import type { Outcome } from '../shared/outcome.ts';
import { criteriaTable, type Criterion } from './criteria-table.ts';

export type CriterionKey = keyof typeof criteriaTable;
type ValueOf<C> = C extends Criterion<infer V> ? V : never;
export type SearchCriteria = { readonly [K in CriterionKey]: ValueOf<(typeof criteriaTable)[K]> };

export const criteriaKeys = Object.keys(criteriaTable) as readonly CriterionKey[];
export const criteriaEntries: { readonly [K in CriterionKey]: Criterion<SearchCriteria[K]> } = criteriaTable;

/** Builds an object with one value per criterion. */
export function mapCriteria<T extends Readonly<Record<CriterionKey, unknown>>>(
  valueOf: <K extends CriterionKey>(key: K) => T[K],
): T {
  return Object.fromEntries(criteriaKeys.map((key) => [key, valueOf(key)])) as T;
}

export const emptyCriteria = mapCriteria<SearchCriteria>((key) => criteriaEntries[key].none);
export const criteriaLabels = mapCriteria<Record<CriterionKey, string>>((key) => criteriaEntries[key].label);
export const searchFormRules: FormRules<SearchCriteria> = Object.fromEntries(
  criteriaKeys.map((key) => [key, criteriaEntries[key].rule]),
) as unknown as FormRules<SearchCriteria>;

/** Finds candidates at the recruiter service, best match first. */
export abstract class CandidateSearch {
  abstract find(criteria: SearchCriteria): Promise<Outcome<readonly Candidate[]>>;
}

/** The criteria that a URL carries. */
export function linkedCriteria(criteria: SearchCriteria): SearchCriteria {
  return mapCriteria<SearchCriteria>((key) => {
    const { url, none } = criteriaEntries[key];
    return url === null ? none : criteria[key];
  });
}

/** Reads saved criteria. A missing one is empty. Returns `null` if one is foreign, because the search would find others. */
export function readSavedCriteria(stored: unknown): SearchCriteria | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = stored as Readonly<Record<string, unknown>>;
  const read = criteriaKeys.map((key) => {
    const { none, read: readValue } = criteriaEntries[key];
    return values[key] === undefined ? none : readValue(values[key]);
  });
  if (read.includes(null)) return null;
  return Object.fromEntries(criteriaKeys.map((key, index) => [key, read[index]])) as SearchCriteria;
}

/** Describes a search in one line: 'Job · Python, SQL · Pune, Maharashtra, India'. */
export function criteriaLine(criteria: SearchCriteria): string {
  return joined((key) => criteriaEntries[key].text(criteria[key]));
}

/** Proposes a name: 'Python, SQL · Pune'. */
export function criteriaName(criteria: SearchCriteria): string {
  return joined((key) => criteriaEntries[key].shortText(criteria[key]));
}

/** Compares searches. The order and the letter case of skills do not count. */
export function isSameSearch(one: SearchCriteria, other: SearchCriteria): boolean {
  return JSON.stringify(identityOf(one)) === JSON.stringify(identityOf(other));
}

function identityOf(criteria: SearchCriteria) {
  return mapCriteria<Record<CriterionKey, unknown>>((key) => criteriaEntries[key].identity(criteria[key]));
}

function joined(textOf: <K extends CriterionKey>(key: K) => string): string {
  return criteriaKeys
    .map((key) => textOf(key))
    .filter((text) => text !== '')
    .join(' · ');
}
