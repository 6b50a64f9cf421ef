import { type FilterEntry, type FilterSection, filterSections, filterTable } from './filter-table.ts';

type ValueOf<E> = E extends FilterEntry<infer V, infer _F> ? V : never;
type FormOf<E> = E extends FilterEntry<infer _V, infer F> ? F : never;

export type FilterKey = keyof typeof filterTable;
/** Criteria that a candidate must match. A value equal to its entry's `none` matches every candidate. */
export type CandidateFilter = { readonly [K in FilterKey]: ValueOf<(typeof filterTable)[K]> };
export type FilterForms = { readonly [K in FilterKey]: FormOf<(typeof filterTable)[K]> };

export const filterKeys = Object.keys(filterTable) as readonly FilterKey[];
export const filterEntries: { readonly [K in FilterKey]: FilterEntry<CandidateFilter[K], FilterForms[K]> } =
  filterTable;

/** Builds an object with one value per entry of the table. */
export function mapFilter<T extends Readonly<Record<FilterKey, unknown>>>(
  valueOf: <K extends FilterKey>(key: K) => T[K],
): T {
  return Object.fromEntries(filterKeys.map((key) => [key, valueOf(key)])) as T;
}

export const noFilter: CandidateFilter = mapFilter<CandidateFilter>((key) => filterEntries[key].none);

export const keysOfSection = (section: FilterSection): readonly FilterKey[] =>
  filterKeys.filter((key) => filterEntries[key].section === section);

/** The number of criteria in one section of the dialog. */
export function sectionCount(filter: CandidateFilter, section: FilterSection): number {
  const counts = keysOfSection(section).map((key) => countOf(key, filter));
  return counts.reduce((sum, count) => sum + count, 0);
}

function countOf<K extends FilterKey>(key: K, filter: CandidateFilter): number {
  const { chip, count = () => 1 } = filterEntries[key];
  return chip(filter[key]) === '' ? 0 : count(filter[key]);
}

/** The number on the badge. All skills count as one. 0 means that the filter is off. */
export function criteriaCount(filter: CandidateFilter): number {
  return filterChips(filter).length;
}

export interface RemovableCriterion {
  readonly label: string;
  readonly without: CandidateFilter;
}

/** One chip per criterion, in the order of the dialog. */
export function filterChips(filter: CandidateFilter): readonly RemovableCriterion[] {
  const chipOf = <K extends FilterKey>(key: K) => ({
    label: filterEntries[key].chip(filter[key]),
    without: { ...filter, [key]: filterEntries[key].none },
  });
  return filterSections
    .flatMap(keysOfSection)
    .map(chipOf)
    .filter(({ label }) => label !== '');
}
