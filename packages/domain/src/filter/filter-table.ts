import { type FormRules, optional } from '../form/form-rules.ts';
import { listOfAtMost } from '../form/rules.ts';
import { placesMaximum } from '../jobs/job-form.ts';
import { type Place, placeLabel } from '../lookups/place.ts';
import * as study from './education.ts';
import * as work from './experience.ts';
import { readList, readParts, readText } from './stored-value.ts';

/** In the order of the dialog and of the chips. */
export const filterSections = ['skills', 'education', 'work', 'general'] as const;
export type FilterSection = (typeof filterSections)[number];

/** One field of the filter: its value `V`, and the form `F` that edits it. */
export interface FilterEntry<V, F extends object> {
  readonly label: string;
  readonly section: FilterSection;
  /** The object that holds the value in the URL. The filter itself by default. */
  readonly parent?: 'education';
  readonly none: V;
  /** Reads a value from a URL. Foreign parts read as empty. */
  readonly read: (stored: unknown) => V;
  /** Text of the chip, '' if the value restricts nothing. */
  readonly chip: (value: V) => string;
  /** Contribution to the badge of the section. 1 by default. */
  readonly count?: (value: V) => number;
  readonly rules: FormRules<F>;
  readonly toForm: (value: V) => F;
  readonly fromForm: (form: F) => V;
}

interface ChoiceForm<V> {
  readonly chosen: V;
}

const chosenAs = <V>() => ({
  toForm: (chosen: V): ChoiceForm<V> => ({ chosen }),
  fromForm: ({ chosen }: ChoiceForm<V>) => chosen,
});

export const genders = ['Male', 'Female', 'Others'] as const;
export type Gender = (typeof genders)[number];

const skills: FilterEntry<readonly string[], ChoiceForm<readonly string[]>> = {
  label: 'Skills',
  section: 'skills',
  none: [],
  read: (stored) => readList(stored).filter((skill) => typeof skill === 'string' && skill !== '') as string[],
  chip: (chosen) => chosen.join(', '),
  count: (chosen) => chosen.length,
  rules: { chosen: optional(listOfAtMost()) },
  ...chosenAs(),
};

const gender: FilterEntry<Gender | '', ChoiceForm<Gender | ''>> = {
  label: 'Gender',
  section: 'general',
  none: '',
  read: (stored) => genders.find((known) => known === stored) ?? '',
  chip: (chosen) => chosen,
  rules: { chosen: optional(() => null) },
  ...chosenAs(),
};

const places: FilterEntry<readonly Place[], ChoiceForm<readonly Place[]>> = {
  label: 'Location',
  section: 'general',
  none: [],
  read: (stored) =>
    readList(stored)
      .map(readPlace)
      .filter((place) => placeLabel(place) !== ''),
  chip: (chosen) => chosen.map(placeLabel).join(' · '),
  rules: { chosen: optional(listOfAtMost(placesMaximum)) },
  ...chosenAs(),
};

function readPlace(stored: unknown): Place {
  const { city, state, country } = readParts(stored);
  return { city: readText(city), state: readText(state), country: readText(country) };
}

const years = (label: string): FilterEntry<work.Years, work.YearsForm> => ({
  label,
  section: 'work',
  none: work.anyYears,
  read: work.readYears,
  chip: (value) => labelled(label, work.yearsText(value)),
  rules: work.yearsFormRules,
  toForm: work.yearsToForm,
  fromForm: work.yearsFromForm,
});

const education = (label: string): FilterEntry<study.EducationCriteria, study.EducationForm> => ({
  label,
  section: 'education',
  parent: 'education',
  none: study.noEducationCriteria,
  read: study.readEducation,
  chip: (value) => labelled(label, study.educationText(value)),
  rules: study.educationFormRules,
  toForm: study.educationToForm,
  fromForm: study.educationFromForm,
});

const labelled = (label: string, text: string) => (text === '' ? '' : `${label}: ${text}`);

/**
 * Every field of the filter (specification 2, sections 2, 3, 5 and 9). The keys are those of the URL. The URL, chips,
 * badges, live count, form and its validity derive from the table. The adapter and the dialog map its keys.
 */
export const filterTable = {
  skills,
  gender,
  places,
  internship: years('Internships'),
  fullTime: years('Full-time'),
  master: education('Master'),
  bachelor: education('Bachelor'),
  diploma: education('Diploma'),
  twelfth: education('Twelfth'),
  tenth: education('Tenth'),
};
