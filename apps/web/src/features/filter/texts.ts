import { grouped } from '../../ui/tokens/grouped.ts';

/** The filter modal (specification 2). */
export const texts = {
  title: 'Filter',
  filtersOn: (count: number) => (count === 1 ? 'filter on' : 'filters on'),
  filtered: 'The filter',
  nobodyMatches: 'No one matches this filter',
  nobodyMatchesHelp: 'Loosen the filter, or show everyone again.',
  changeFilter: 'Change filter',
  showEverybody: 'Show everyone',
  reset: 'Reset',
  submit: 'show result',
  matching: (matching: number, total: number) => `${grouped(matching)} of ${grouped(total)} match`,
  sectionsNamed: 'Filter sections',
  sections: { skills: 'Skills', education: 'Education', work: 'Work', general: 'General' },
  any: 'Any',
  skills: 'Skills',
  addSkill: 'Add a skill',
  levels: { master: 'Master', bachelor: 'Bachelor', diploma: 'Diploma', twelfth: 'Twelfth', tenth: 'Tenth' },
  degree: 'Degree',
  specialisation: 'Specialisation',
  institute: 'Institute',
  percentage: 'Percentage',
  greaterThan: (percentage: number) => `Greater than ${percentage}`,
  noList: 'The list could not be loaded. Close the filter and open it again.',
  noMatches: 'No matches',
  passingYear: 'Year of passing',
  moreYears: 'More years',
  fewerYears: 'Fewer years',
  internshipMin: 'Internship experience, minimum',
  internshipMax: 'Internship experience, maximum',
  fullTimeMin: 'Full-time experience, minimum',
  fullTimeMax: 'Full-time experience, maximum',
  years: 'Years',
  internship: 'Internships',
  fullTime: 'Full-time',
  atLeastYears: (years: number) => `at least ${yearCount(years)}`,
  atMostYears: (years: number) => `at most ${yearCount(years)}`,
  betweenYears: (min: number, max: number) => `${min} to ${yearCount(max)}`,
  gender: 'Gender',
  location: 'Location',
  searchLocation: 'City, state or country',
} as const;

function yearCount(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}
