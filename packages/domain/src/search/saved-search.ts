import { atMost } from '../form/rules.ts';
import type { Rule } from '../form/field.ts';
import type { StudentId } from '../shared/ids.ts';
import { freeName, searchText } from '../shared/search-text.ts';
import { criteriaName, isSameSearch, type SearchCriteria } from './search.ts';

export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  readonly criteria: SearchCriteria;
  /** `null` before the first run. */
  readonly lastRun: SearchRun | null;
}

export interface SearchRun {
  /** ISO time. */
  readonly at: string;
  /** At most `savedSearchLimits.found` candidates. */
  readonly found: readonly StudentId[];
  /** `null` for the first run. */
  readonly news: { readonly ids: readonly StudentId[]; readonly since: string } | null;
}

export interface SearchNews {
  readonly ids: ReadonlySet<StudentId>;
  /** ISO time of the previous run. */
  readonly since: string;
}

/** Limits of what a device stores: searches, candidates per run, characters of a name. */
export const savedSearchLimits = { searches: 50, found: 1000, name: 60 } as const;

/** Records a run. `news` is `null` for the first one. */
export function afterRun(
  search: SavedSearch,
  found: readonly StudentId[],
  now: Date,
): { readonly search: SavedSearch; readonly news: SearchNews | null } {
  const remembered = found.slice(0, savedSearchLimits.found);
  const before = search.lastRun;
  const known = new Set(before?.found);
  // Candidates beyond the limit are never new, because the previous run did not store them.
  const ids = remembered.filter((id) => !known.has(id));
  const news = before && { ids, since: before.at };
  const after = { ...search, lastRun: { at: now.toISOString(), found: remembered, news } };
  return { search: after, news: newsOf(after) };
}

export function mergeSearches(mine: readonly SavedSearch[], other: readonly SavedSearch[]): readonly SavedSearch[] {
  const isKnown = ({ criteria }: SavedSearch) => mine.some((search) => isSameSearch(search.criteria, criteria));
  return [...mine, ...other.filter((search) => !isKnown(search))];
}

/** New candidates of the last run. Returns `null` before the second run. */
export function newsOf({ lastRun }: SavedSearch): SearchNews | null {
  const news = lastRun?.news ?? null;
  return news && { ids: new Set(news.ids), since: news.since };
}

export function proposedName(criteria: SearchCriteria, takenNames: readonly string[]): string {
  return freeName(criteriaName(criteria), takenNames, savedSearchLimits.name);
}

export const savedNameRule =
  (otherNames: readonly string[]): Rule<string> =>
  (name) => {
    const wanted = searchText(name);
    if (wanted === '') return 'Give the search a name';
    if (otherNames.some((other) => searchText(other) === wanted)) return 'You already have a search with this name.';
    return atMost(savedSearchLimits.name)(name);
  };
