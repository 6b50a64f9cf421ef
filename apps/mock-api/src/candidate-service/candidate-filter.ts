import { searchText } from '@glo/domain/shared/search-text';
import type { BodyOf } from '@glo/adapters/wire/call';
import type { filterCandidates } from '@glo/adapters/wire/filter';
import type { CandidateRow, Education, EducationLevel } from '../data/rows.ts';
import { comparablePlace } from '../matching/candidate-index.ts';

type Filter = Omit<BodyOf<typeof filterCandidates>, 'student_id'>;
type Accepts = (candidate: CandidateRow) => boolean;

/** Grades are CGPA of 10. One point counts as 9.5 percent. */
const percentOfPoint = 9.5;

/** Specification 2, sections 2 and 3. Names are compared as a whole, ignoring case. */
export function candidateFilter(filter: Filter): Accepts {
  const conditions: readonly Accepts[] = [
    hasGender(filter.gender),
    hasYears('internshipYears', filter.internshipExp),
    hasYears('fullTimeYears', filter.fullTimeExp),
    isInAnyLocation(filter.location),
    hasSkills(filter.skilltags),
    hasStudied('master', filter.masterDetails),
    hasStudied('bachelor', filter.bachelorDetails),
    hasStudied('diploma', filter.diplomaDetails),
    hasStudied('twelfth', filter.twelthDetails),
    hasStudied('tenth', filter.tenthDetails),
  ];
  return (candidate) => conditions.every((accepts) => accepts(candidate));
}

function hasGender(gender: Filter['gender']): Accepts {
  return (candidate) => gender === '' || candidate.gender === gender;
}

function hasYears(field: 'internshipYears' | 'fullTimeYears', { minExp, maxExp }: Filter['fullTimeExp']): Accepts {
  return (candidate) => candidate[field] >= minExp && candidate[field] <= maxExp;
}

function isInAnyLocation(locations: Filter['location']): Accepts {
  const wanted = locations.map(comparablePlace).filter((place) => place.city + place.state + place.country !== '');
  if (wanted.length === 0) return () => true;
  return (candidate) => {
    const { city, state, country } = comparablePlace(candidate.location);
    return wanted.some((place) => fits(place.city, city) && fits(place.state, state) && fits(place.country, country));
  };
}

function hasSkills(skills: readonly string[]): Accepts {
  const wanted = skills.map(searchText).filter((skill) => skill !== '');
  if (wanted.length === 0) return () => true;
  return (candidate) => {
    const own = new Set(candidate.skills.map(searchText));
    return wanted.every((skill) => own.has(skill));
  };
}

function hasStudied(level: EducationLevel, wanted: Filter['masterDetails']): Accepts {
  const [degree, majors, school] = [wanted.degree, wanted.specialisation, wanted.institute].map(searchText);
  const years = new Set(wanted.endDate.map(String));
  const isEmpty = !degree && !majors && !school && wanted.percentage === null && years.size === 0;
  const matches = (education: Education) =>
    education.level === level &&
    fits(degree, searchText(education.degree)) &&
    fits(majors, searchText(education.majors)) &&
    fits(school, searchText(education.school)) &&
    (wanted.percentage === null || education.grade * percentOfPoint > wanted.percentage) &&
    (years.size === 0 || years.has(education.endDate?.slice(0, 4) ?? ''));
  return (candidate) => isEmpty || candidate.education.some(matches);
}

const fits = (wanted: string | undefined, own: string) => !wanted || wanted === own;
