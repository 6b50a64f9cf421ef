import { type CandidateFilter, filterKeys, type FilterKey, noFilter } from '../filter/candidate-filter.ts';
import type { CandidateFilters } from '../filter/candidate-filters.ts';
import { type EducationCriteria, type EducationLevel, noEducationCriteria } from '../filter/education.ts';
import { anyYears } from '../filter/experience.ts';
import type { Range } from '../jobs/job.ts';
import type { FilterOptions } from '../filter/filter-options.ts';
import { success } from '../shared/outcome.ts';
import { studentId } from './builders.ts';
import { scriptedPort } from './scripted-port.ts';

type Given = Partial<Omit<CandidateFilter, EducationLevel>> &
  Partial<Record<EducationLevel, Partial<EducationCriteria>>>;

export function aFilter(given: Given): CandidateFilter {
  const { master, bachelor, diploma, twelfth, tenth, ...rest } = given;
  const levels = Object.entries({ master, bachelor, diploma, twelfth, tenth });
  const educations = levels.map(([level, criteria]) => [level, { ...noEducationCriteria, ...criteria }]);
  return { ...noFilter, ...rest, ...Object.fromEntries(educations) };
}

const someYears: readonly Range[] = [
  { ...anyYears, min: 0.5 },
  { ...anyYears, max: 2 },
];
const someEducations: readonly EducationCriteria[] = [
  { ...noEducationCriteria, degree: 'MBA' },
  { ...noEducationCriteria, specialisation: 'Finance' },
  { ...noEducationCriteria, institute: 'IIT Bombay' },
  { ...noEducationCriteria, percentage: 60 },
  { ...noEducationCriteria, years: [2026, 2027] },
];

/** Values of each filter field and of each of its parts. Tests iterate over them to find unconnected parts. */
const filterSamples: { readonly [K in FilterKey]: readonly CandidateFilter[K][] } = {
  skills: [['SQL']],
  gender: ['Female'],
  places: [[{ city: 'Pune', state: 'Maharashtra', country: 'India' }]],
  internship: someYears,
  fullTime: someYears,
  master: someEducations,
  bachelor: someEducations,
  diploma: someEducations,
  twelfth: someEducations,
  tenth: someEducations,
};

/** Filters with one criterion each, keyed by filter field. */
export const sampleFilters: readonly (readonly [key: FilterKey, filter: CandidateFilter])[] = filterKeys.flatMap(
  (key) => filterSamples[key].map((value) => [key, { ...noFilter, [key]: value }] as const),
);

export const someFilterOptions: FilterOptions = {
  masterDegrees: ['M.Tech', 'MBA'],
  masterSpecialisations: ['Finance'],
  bachelorDegrees: ['B.Tech', 'B.Sc.'],
  bachelorSpecialisations: ['Computer Engineering', 'Robotics'],
  streams: ['Commerce', 'Science (PCM)'],
  institutes: ['COEP Technological University', 'IIT Bombay'],
};

export const someCandidateFilters = () =>
  scriptedPort<CandidateFilters>({
    passing: success([studentId('student-1')]),
    options: success(someFilterOptions),
  });
