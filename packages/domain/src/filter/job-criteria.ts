import type { Job, Range } from '../jobs/job.ts';
import { recordOf } from '../shared/json.ts';
import {
  type CandidateFilter,
  criterionText,
  filterEntries,
  type FilterKey,
  keysOfSection,
  noFilter,
  writeFilter,
} from './candidate-filter.ts';
import { type EducationCriteria, type EducationLevel, educationLists, noEducationCriteria } from './education.ts';
import { anyYears } from './experience.ts';
import { filterSections, labeled } from './filter-entry.ts';

/** Maximum number of criteria of a job. Each is a request of its own. */
export const mostCriteria = 8;

export interface Criterion {
  /** Serialized. Equal criteria have equal ids. */
  readonly id: string;
  readonly key: FilterKey;
  readonly label: string;
  readonly filter: CandidateFilter;
}

/** The skills of a job count by themselves, and gender never counts. */
const countable: readonly FilterKey[] = filterSections
  .flatMap(keysOfSection)
  .filter((key) => key !== 'skills' && key !== 'gender');

const isLevel = (key: FilterKey): key is EducationLevel => Object.hasOwn(educationLists, key);

/** Each part of an education is a criterion. Locations and years stay together, because any of them is enough. */
export function criteriaOf(filter: CandidateFilter): readonly Criterion[] {
  return countable.flatMap((key) =>
    valuesOf(key, filter).map((value) => criterion(key, { ...noFilter, [key]: value })),
  );
}

function valuesOf(key: FilterKey, filter: CandidateFilter): readonly unknown[] {
  if (criterionText(key, filter) === '') return [];
  if (!isLevel(key)) return [filter[key]];
  return setParts(filter[key]).map(([name, part]) => ({ ...noEducationCriteria, [name]: part }));
}

function setParts(education: EducationCriteria): readonly (readonly [name: string, part: unknown])[] {
  const empty = recordOf(noEducationCriteria);
  return Object.entries(education).filter(([name, part]) => JSON.stringify(part) !== JSON.stringify(empty[name]));
}

function criterion(key: FilterKey, filter: CandidateFilter): Criterion {
  const text = criterionText(key, filter);
  // This chip does not name its field.
  const label = key === 'places' ? labeled(filterEntries[key].label, text) : text;
  return { id: writeFilter(filter), key, label, filter };
}

/** Joins criteria to one filter. The last one of a field wins. */
export function filterFrom(criteria: readonly Criterion[]): CandidateFilter {
  return criteria.reduce((joined, { key, filter }) => {
    if (!isLevel(key)) return { ...joined, [key]: filter[key] };
    return { ...joined, [key]: { ...joined[key], ...Object.fromEntries(setParts(filter[key])) } };
  }, noFilter);
}

/** Adds criteria up to the maximum. They replace those of the same field. */
export function withCriteria(before: readonly Criterion[], added: readonly Criterion[]): readonly Criterion[] {
  return added.reduce((all, one) => {
    const joined = criteriaOf(filterFrom([...all, one]));
    return joined.length <= mostCriteria ? joined : all;
  }, before);
}

export function criteriaOfJob(job: Pick<Job, 'experience' | 'experienceUnit' | 'locations'>): readonly Criterion[] {
  return criteriaOf({ ...noFilter, places: job.locations, fullTime: yearsOf(job) });
}

/** A fixed value is a minimum, because more experience is not less fit. */
function yearsOf({ experience, experienceUnit }: Pick<Job, 'experience' | 'experienceUnit'>): Range {
  if (experience === null) return anyYears;
  const inYears = (value: number) => (experienceUnit === 'Months' ? Math.round((value / 12) * 10) / 10 : value);
  const [min, max] = [inYears(experience.min), inYears(experience.max)];
  return { min, max: max > min ? max : anyYears.max };
}
