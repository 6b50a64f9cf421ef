import { type FilterEntry, type FilterSection, filterSections } from './filter-entry.ts';
import { filterTable } from './filter-table.ts';

export type FilterKey = keyof typeof filterTable;
/** Criteria that a candidate must match. A value equal to its entry's `none` matches every candidate. */
export type CandidateFilter = { readonly [K in FilterKey]: (typeof filterTable)[K]['none'] };
export type FilterForms = { readonly [K in FilterKey]: ReturnType<(typeof filterTable)[K]['toForm']> };

export const filterKeys = Object.keys(filterTable) as readonly FilterKey[];
export const filterEntries: { readonly [K in FilterKey]: FilterEntry<CandidateFilter[K], FilterForms[K]> } =
  filterTable;

export function mapFilter<T extends Readonly<Record<FilterKey, unknown>>>(
  valueOf: <K extends FilterKey>(key: K) => T[K],
): T {
  return Object.fromEntries(filterKeys.map((key) => [key, valueOf(key)])) as T;
}

export const noFilter: CandidateFilter = mapFilter<CandidateFilter>((key) => filterEntries[key].none);

export const keysOfSection = (section: FilterSection): readonly FilterKey[] =>
  filterKeys.filter((key) => filterEntries[key].section === section);

/** Text of one criterion, '' if it restricts nothing. */
export const criterionText = <K extends FilterKey>(key: K, filter: CandidateFilter) =>
  filterEntries[key].chip(filter[key]);

export function sectionCount(filter: CandidateFilter, section: FilterSection): number {
  if (section === 'skills') return filter.skills.length;
  return keysOfSection(section).filter((key) => criterionText(key, filter) !== '').length;
}

/** The number on the badge. All skills count as one. 0 means that the filter is off. */
export function criteriaCount(filter: CandidateFilter): number {
  return filterChips(filter).length;
}

/** One chip per criterion, in the order of the dialog. */
export function filterChips(
  filter: CandidateFilter,
): readonly { readonly label: string; readonly without: CandidateFilter }[] {
  return filterSections
    .flatMap(keysOfSection)
    .map((key) => ({ label: criterionText(key, filter), without: { ...filter, [key]: noFilter[key] } }))
    .filter(({ label }) => label !== '');
}
