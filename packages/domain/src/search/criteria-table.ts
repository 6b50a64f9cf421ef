import { anyValue, type FieldRule, mandatory, optional } from '../form/form-rules.ts';
import { atLeastOne, atMost } from '../form/rules.ts';
import { textMaximum } from '../shared/text.ts';

export interface Criterion<V> {
  readonly label: string;
  /** `null` for a criterion that URLs leave out. */
  readonly urlName: string | null;
  readonly none: V;
  readonly rule: FieldRule<V, unknown>;
  /** Reads a saved or linked value. Returns `null` for a foreign one. */
  readonly read: (stored: unknown) => V | null;
  /** Part of the line that describes a search, '' for none. */
  readonly text: (value: V) => string;
  /** Part of the proposed name of a search, '' for none. */
  readonly shortText: (value: V) => string;
}

export const searchJobTypes = ['Job', 'Internship', 'Freelancing'] as const;
export type SearchJobType = (typeof searchJobTypes)[number];

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : null);

const jobType: Criterion<SearchJobType> = {
  label: 'Job type',
  urlName: 'type',
  none: 'Job',
  rule: anyValue,
  read: (stored) => searchJobTypes.find((type) => type === stored) ?? null,
  text: String,
  shortText: (type) => (type === 'Job' ? '' : type),
};

const skills: Criterion<readonly string[]> = {
  label: 'Skills',
  urlName: 'skills',
  none: [],
  rule: mandatory(atLeastOne('Choose at least one skill')),
  read: (stored) => (Array.isArray(stored) && stored.every((skill) => typeof skill === 'string') ? stored : null),
  text: (chosen) => chosen.join(', '),
  shortText: (chosen) => chosen.slice(0, 3).join(', ') + (chosen.length > 3 ? ` +${chosen.length - 3}` : ''),
};

const location: Criterion<string> = {
  label: 'Location',
  urlName: 'location',
  none: '',
  rule: optional(atMost(textMaximum)),
  read: readText,
  text: String,
  shortText: (place) => place.split(',')[0]?.trim() ?? '',
};

/** Kept with saved searches, but neither shown nor sent (decision 45). */
const qualification: Criterion<string> = {
  label: 'Qualification',
  urlName: null,
  none: '',
  rule: optional(() => null),
  read: readText,
  text: () => '',
  shortText: () => '',
};

/** Specification 2, sections 5 and 9; decision 32. In the order of the form. The rest derives from this table. */
export const criteriaTable = { jobType, skills, location, qualification };
