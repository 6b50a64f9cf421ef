import { optional } from '../form/form-rules.ts';
import { listOfAtMost } from '../form/rules.ts';
import { type Place, placeLabel } from '../lookups/lookups.ts';
import { recordOf } from '../shared/json.ts';
import { education } from './education.ts';
import { experience } from './experience.ts';
import { type FilterEntry, filterListMaximum, readList, readText } from './filter-entry.ts';

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
  rules: { chosen: optional(listOfAtMost(filterListMaximum)) },
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
  rules: { chosen: optional(listOfAtMost(filterListMaximum)) },
  ...chosenAs(),
};

function readPlace(stored: unknown): Place {
  const { city, state, country } = recordOf(stored);
  return { city: readText(city), state: readText(state), country: readText(country) };
}

/** Specification 2, sections 2, 3, 5 and 9. The keys are those of the URL. Everything else derives from this table. */
export const filterTable = {
  skills,
  gender,
  places,
  internship: experience('Internships'),
  fullTime: experience('Full-time'),
  master: education('Master'),
  bachelor: education('Bachelor'),
  diploma: education('Diploma'),
  twelfth: education('Twelfth'),
  tenth: education('Tenth'),
};
