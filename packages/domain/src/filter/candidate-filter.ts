import { parseJson, recordOf } from '../shared/json.ts';
import { type FilterEntry, type FilterSection, filterListMaximum, filterSections } from './filter-entry.ts';
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

export function filterChips(
  filter: CandidateFilter,
): readonly { readonly label: string; readonly without: CandidateFilter }[] {
  return filterSections
    .flatMap(keysOfSection)
    .map((key) => ({ label: criterionText(key, filter), without: { ...filter, [key]: noFilter[key] } }))
    .filter(({ label }) => label !== '');
}

/** Serializes a filter for a URL. Omits what restricts nothing, and returns '' if nothing is left. */
export function writeFilter(filter: CandidateFilter): string {
  const written = differenceTo(noFilter, filter);
  return written === undefined ? '' : JSON.stringify(written);
}

/** Reads a filter from a URL. Damaged or foreign parts restrict nothing. */
export function readFilter(text: string): CandidateFilter {
  const stored = recordOf(parseJson(text));
  // Older links hold the levels of education in one object.
  const values = { ...recordOf(stored['education']), ...stored };
  const filter = mapFilter<CandidateFilter>((key) => filterEntries[key].read(values[key]));
  if (filterKeys.some((key) => hasLongList(values[key]))) cutFilters.add(filter);
  return filter;
}

const cutFilters = new WeakSet<CandidateFilter>();

/** True if the URL of a filter had more values in a list than a filter may have. The others are left out. */
export const wasCut = (filter: CandidateFilter): boolean => cutFilters.has(filter);

function hasLongList(stored: unknown): boolean {
  const lists = [stored, ...Object.values(recordOf(stored))];
  return lists.some((list) => Array.isArray(list) && list.length > filterListMaximum);
}

function differenceTo(usual: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value : undefined;
  if (typeof value !== 'object' || value === null) return value === usual ? undefined : value;
  const usuals = recordOf(usual);
  const different = Object.entries(value)
    .map(([name, part]) => [name, differenceTo(usuals[name], part)] as const)
    .filter(([, part]) => part !== undefined);
  return different.length > 0 ? Object.fromEntries(different) : undefined;
}
