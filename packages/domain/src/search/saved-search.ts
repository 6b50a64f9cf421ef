import { atMost } from '../form/rules.ts';
import type { Rule } from '../form/field.ts';
import type { StudentId } from '../shared/ids.ts';
import { searchText } from '../shared/search-text.ts';
import { truncate } from '../shared/text.ts';
import type { SearchCriteria } from './search.ts';

/** A search a recruiter keeps under a name, on their device. */
export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  readonly criteria: SearchCriteria;
  /** null: it was not run yet. */
  readonly lastRun: SearchRun | null;
}

/** What came of running a saved search. */
export interface SearchRun {
  /** As an ISO time. */
  readonly at: string;
  /** Who was found; the first thousand of them are remembered. */
  readonly found: readonly StudentId[];
  /** Who was new then, and since when; null: nothing to compare with, it was the first run. */
  readonly news: { readonly ids: readonly StudentId[]; readonly since: string } | null;
}

/** Who is new in the results of a saved search, and since when. */
export interface SearchNews {
  readonly ids: ReadonlySet<StudentId>;
  /** The run before, as an ISO time. */
  readonly since: string;
}

/** What a device keeps of searches: how many, how many found a search, and how long a name may be. */
export const savedSearchLimits = { searches: 50, found: 1000, name: 60 } as const;

/** The search as it is now that it was run, and who is new; null: nothing to compare with. */
export function afterRun(
  search: SavedSearch,
  found: readonly StudentId[],
  now: Date,
): { readonly search: SavedSearch; readonly news: SearchNews | null } {
  const remembered = found.slice(0, savedSearchLimits.found);
  const before = search.lastRun;
  const known = new Set(before?.found);
  // Beyond the limit new ones cannot be told from known ones.
  const ids = remembered.filter((id) => !known.has(id));
  const news = before && { ids, since: before.at };
  const after = { ...search, lastRun: { at: now.toISOString(), found: remembered, news } };
  return { search: after, news: newsOf(after) };
}

/** Who was new in the last run; null: nothing to compare with. */
export function newsOf({ lastRun }: SavedSearch): SearchNews | null {
  const news = lastRun?.news ?? null;
  return news && { ids: new Set(news.ids), since: news.since };
}

/** Whether two searches look for the same: skills in any order, letter case aside. */
export function isSameSearch(one: SearchCriteria, other: SearchCriteria): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ jobType, skills, location, qualification }: SearchCriteria): string {
  return JSON.stringify([jobType, skills.map(searchText).toSorted(), searchText(location), searchText(qualification)]);
}

/** How many skills a proposed name spells out. */
const namedSkills = 3;

/** A name that says what is looked for: 'Python, SQL · Pune'; with a number when another search has it. */
export function proposedName({ jobType, skills, location }: SearchCriteria, taken: readonly string[]): string {
  const more = skills.length - namedSkills;
  const listed = skills.slice(0, namedSkills).join(', ') + (more > 0 ? ` +${more}` : '');
  const place = location.split(',')[0]?.trim() ?? '';
  const parts = [jobType === 'Job' ? '' : jobType, listed, place].filter((part) => part !== '');
  // Room for the sign of the cut, and for a number.
  const name = truncate(parts.join(' · '), savedSearchLimits.name - 4);
  const used = new Set(taken.map(searchText));
  let proposed = name;
  for (let number = 2; used.has(searchText(proposed)); number += 1) proposed = `${name} ${number}`;
  return proposed;
}

/** What a saved search may be called: anything but blanks, and like no other. */
export const savedNameRule =
  (others: readonly string[]): Rule<string> =>
  (name) => {
    const wanted = searchText(name);
    if (wanted === '') return 'Give the search a name';
    if (others.some((other) => searchText(other) === wanted)) return 'You already have a search with this name.';
    return atMost(savedSearchLimits.name)(name);
  };
