import { anyValue, type FieldRule, mandatory, optional } from '../form/form-rules.ts';
import { atLeastOne, atMost } from '../form/rules.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { searchText } from '../shared/search-text.ts';
import { textMaximum } from '../shared/text.ts';

/** One criterion of the candidate search. */
export interface Criterion<V> {
  readonly label: string;
  readonly none: V;
  readonly rule: FieldRule<V, unknown>;
  /** `null` for a criterion that URLs leave out. */
  readonly url: UrlParameter<V> | null;
  /** Reads a saved value. Returns `null` for a foreign one. */
  readonly read: (stored: unknown) => V | null;
  /** Part of the line that describes a search, '' for none. */
  readonly text: (value: V) => string;
  /** Part of the proposed name of a search, '' for none. */
  readonly shortText: (value: V) => string;
  /** Equal for values that find the same candidates. */
  readonly identity: (value: V) => unknown;
}

interface UrlParameter<V> {
  readonly name: string;
  readonly write: (value: V) => readonly string[];
  readonly read: (written: readonly string[]) => V;
}

export const searchJobTypes = ['Job', 'Internship', 'Freelancing'] as const;
export type SearchJobType = (typeof searchJobTypes)[number];

const readJobType = (stored: unknown) => searchJobTypes.find((type) => type === stored) ?? null;

const jobType: Criterion<SearchJobType> = {
  label: 'Job type',
  none: 'Job',
  rule: anyValue,
  url: { name: 'type', write: (type) => [type], read: ([written]) => readJobType(written) ?? 'Job' },
  read: readJobType,
  text: (type) => type,
  shortText: (type) => (type === 'Job' ? '' : type),
  identity: (type) => type,
};

/** The number of skills in a proposed name. */
const namedSkills = 3;

const skills: Criterion<readonly string[]> = {
  label: 'Skills',
  none: [],
  rule: mandatory(atLeastOne('Choose at least one skill')),
  url: {
    name: 'skills',
    // One parameter per skill (decision 58). An empty one prevents a single skill with a comma from being split.
    write: (chosen) => (chosen.length === 1 && chosen[0]?.includes(',') ? [...chosen, ''] : chosen),
    read: (written) => {
      // Links written by hand separate the skills with commas.
      const listed = written.length === 1 ? written.flatMap((text) => text.split(',')) : written;
      return [...new Set(listed.map((skill) => skill.trim()).filter((skill) => skill !== ''))];
    },
  },
  read: (stored) => (isTextList(stored) ? stored : null),
  text: (chosen) => chosen.join(', '),
  shortText: (chosen) => {
    const more = chosen.length - namedSkills;
    return chosen.slice(0, namedSkills).join(', ') + (more > 0 ? ` +${more}` : '');
  },
  identity: (chosen) => chosen.map(searchText).toSorted(),
};

const isTextList = (stored: unknown): stored is readonly string[] =>
  Array.isArray(stored) && stored.every((text) => typeof text === 'string');

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : null);

/** The label of a chosen place. */
const location: Criterion<string> = {
  label: 'Location',
  none: '',
  rule: optional(atMost(textMaximum), cleanLine),
  url: { name: 'location', write: (place) => [place], read: ([written = '']) => written.trim() },
  read: readText,
  text: (place) => place,
  shortText: (place) => place.split(',')[0]?.trim() ?? '',
  identity: searchText,
};

/** Kept with saved searches, but neither shown nor sent (decision 45). */
const qualification: Criterion<string> = {
  label: 'Qualification',
  none: '',
  rule: optional(() => null),
  url: null,
  read: readText,
  text: () => '',
  shortText: () => '',
  identity: searchText,
};

/**
 * Every criterion of Search Candidates (specification 2, sections 5 and 9; decision 32), in the order of the form. URLs,
 * saved searches, their names and the form derive from the table. The adapter and the form's view map its keys.
 */
export const criteriaTable = { jobType, skills, location, qualification };
