import {
  type CandidateFilter,
  criterionText,
  filterEntries,
  type FilterKey,
  keysOfSection,
  noFilter,
  writeFilter,
} from './candidate-filter.ts';
import { filterSections, labeled } from './filter-entry.ts';

/** Maximum number of requirements of a job. Each is a request of its own. */
export const mostRequirements = 8;

/** One criterion of a filter, for a request of its own. */
export interface Criterion {
  /** Serialized. Equal criteria have equal ids. */
  readonly id: string;
  readonly key: FilterKey;
  readonly label: string;
  /** Has this criterion only. */
  readonly filter: CandidateFilter;
}

export type RequirementState = 'met' | 'not-met' | 'unknown';

export interface RequirementResult {
  readonly label: string;
  readonly state: RequirementState;
}

/**
 * The criteria of a filter, in the order of the dialog. Each skill is one, because the service asks for all of them.
 * Locations and years stay together, because any of them is enough. A level of education stays together, because one
 * education must meet all its parts.
 */
export function criteriaOf(filter: CandidateFilter): readonly Criterion[] {
  const all = filterSections.flatMap(keysOfSection).flatMap((key) => {
    const values = key === 'skills' ? filter.skills.map((skill) => [skill]) : [filter[key]];
    return values.map((value) => criterion(key, { ...noFilter, [key]: value }));
  });
  const set = all.filter(({ label }) => label !== '');
  return [...new Map(set.map((each) => [each.id, each])).values()];
}

function criterion(key: FilterKey, filter: CandidateFilter): Criterion {
  const text = criterionText(key, filter);
  // These chips do not name their field.
  const label = key === 'gender' || key === 'places' ? labeled(filterEntries[key].label, text) : text;
  return { id: writeFilter(filter), key, label, filter };
}

/** Joins criteria to one filter. The last one of a key wins. Skills add up. */
export function filterFrom(criteria: readonly Criterion[]): CandidateFilter {
  return criteria.reduce((joined, { key, filter }) => {
    if (key !== 'skills') return { ...joined, [key]: filter[key] };
    return { ...joined, skills: [...new Set([...joined.skills, ...filter.skills])] };
  }, noFilter);
}

const countOf = (results: readonly RequirementResult[], wanted: RequirementState) =>
  results.filter(({ state }) => state === wanted).length;

/** '3 of 4 requirements', or '2 of 4 requirements, 1 unknown'. */
export function requirementsText(results: readonly RequirementResult[]): string {
  const unknown = countOf(results, 'unknown');
  if (unknown === results.length) return results.length === 1 ? 'Requirement unknown' : 'Requirements unknown';
  const met = `${countOf(results, 'met')} of ${results.length} ${results.length === 1 ? 'requirement' : 'requirements'}`;
  return unknown === 0 ? met : `${met}, ${unknown} unknown`;
}

const stateNames: Readonly<Record<RequirementState, string>> = {
  met: 'Met',
  'not-met': 'Not met',
  unknown: 'Unknown',
};

/** Names the requirements, one line for each state. */
export function requirementsDetail(results: readonly RequirementResult[]): string {
  return (Object.keys(stateNames) as RequirementState[])
    .map((wanted) => [wanted, results.filter(({ state }) => state === wanted)] as const)
    .filter(([, some]) => some.length > 0)
    .map(([wanted, some]) => `${stateNames[wanted]}: ${some.map(({ label }) => label).join('; ')}.`)
    .join('\n');
}
