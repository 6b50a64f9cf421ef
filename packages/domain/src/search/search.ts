import type { Candidate } from '../candidates/candidate.ts';
import type { FormRules } from '../form/form-rules.ts';
import type { Outcome } from '../shared/outcome.ts';
import { searchText } from '../shared/search-text.ts';
import { criteriaTable, type Criterion } from './criteria-table.ts';

export type CriterionKey = keyof typeof criteriaTable;
export type SearchCriteria = { readonly [K in CriterionKey]: (typeof criteriaTable)[K]['none'] };

export const criteriaKeys = Object.keys(criteriaTable) as readonly CriterionKey[];
export const criteriaEntries: { readonly [K in CriterionKey]: Criterion<SearchCriteria[K]> } = criteriaTable;

export function mapCriteria<T extends Readonly<Record<CriterionKey, unknown>>>(
  valueOf: <K extends CriterionKey>(key: K) => T[K],
): T {
  return Object.fromEntries(criteriaKeys.map((key) => [key, valueOf(key)])) as T;
}

export const emptyCriteria = mapCriteria<SearchCriteria>((key) => criteriaEntries[key].none);
export const criteriaLabels = mapCriteria<Record<CriterionKey, string>>((key) => criteriaEntries[key].label);
export const searchFormRules: FormRules<SearchCriteria> = mapCriteria((key) => criteriaEntries[key].rule as never);

/** Candidates that the recruiter service finds (specification 2, section 7). */
export abstract class CandidateSearch {
  abstract find(criteria: SearchCriteria): Promise<Outcome<readonly Candidate[]>>;
  /** The talent pool of a company, best match first. Sends only the technologies (decision 40). */
  abstract suggestedFor(technologies: readonly string[]): Promise<Outcome<readonly Candidate[]>>;
}

/** Reads saved criteria. A missing one is empty. Returns `null` if one is foreign, because the results would differ. */
export function readSavedCriteria(stored: unknown): SearchCriteria | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = { ...emptyCriteria, ...stored };
  const read = criteriaKeys.map((key) => [key, criteriaEntries[key].read(values[key])] as const);
  return read.some(([, value]) => value === null) ? null : (Object.fromEntries(read) as unknown as SearchCriteria);
}

export function criteriaLine(criteria: SearchCriteria): string {
  return joined((key) => criteriaEntries[key].text(criteria[key]));
}

export function criteriaName(criteria: SearchCriteria): string {
  return joined((key) => criteriaEntries[key].shortText(criteria[key]));
}

function joined(textOf: <K extends CriterionKey>(key: K) => string): string {
  const texts = criteriaKeys.map((key) => textOf(key));
  return texts.filter((text) => text !== '').join(' · ');
}

export function isSameSearch(one: SearchCriteria, other: SearchCriteria): boolean {
  return identityOf(one) === identityOf(other);
}

function identityOf(criteria: SearchCriteria): string {
  const values: readonly (string | readonly string[])[] = criteriaKeys.map((key) => criteria[key]);
  return JSON.stringify(
    values.map((value) => (typeof value === 'string' ? searchText(value) : value.map(searchText).toSorted())),
  );
}
