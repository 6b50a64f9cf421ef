import {
  type CandidateFilter,
  educationLevels,
  type EducationLevel,
  type EducationCriteria,
  noFilter,
  noEducationCriteria,
} from '../filter/candidate-filter.ts';
import type { CandidateFilters, FilterOptions } from '../filter/candidate-filters.ts';
import { success } from '../shared/outcome.ts';
import { studentId } from './builders.ts';
import { scriptedPort } from './scripted-port.ts';

export const educationCriteria = (change: Partial<EducationCriteria> = {}): EducationCriteria => ({
  ...noEducationCriteria,
  ...change,
});

type Asked = Partial<Omit<CandidateFilter, 'education'>> & Partial<Record<EducationLevel, Partial<EducationCriteria>>>;

export function aFilter(asked: Asked): CandidateFilter {
  const { master, bachelor, diploma, twelfth, tenth, ...rest } = asked;
  const wishes = { master, bachelor, diploma, twelfth, tenth };
  const education = { ...noFilter.education };
  for (const level of educationLevels) education[level] = educationCriteria(wishes[level]);
  return { ...noFilter, ...rest, education };
}

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
