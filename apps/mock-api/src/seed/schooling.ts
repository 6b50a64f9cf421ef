import type { Faker } from '@faker-js/faker';
import type { Education, EducationLevel, Place } from '../data/rows.ts';
import type { Course, Study } from './fields.ts';
import { collegesIn, degreeNamed, polytechnicsIn, schoolsIn, universitiesIn } from './institutes.ts';
import { dateOf, month } from './dates.ts';

export interface Enrolment extends Pick<Education, 'school' | 'degree' | 'majors'> {
  years: number;
}

export type DrawGrade = () => number;

const march = 2;
const may = 4;
const june = 5;
const july = 6;

export function drawEnrolment(random: Faker, courses: readonly Course[], home: Place): Enrolment {
  const { degree, majors } = random.helpers.arrayElement(courses);
  const major = random.helpers.arrayElement(majors);
  if (home.country !== 'India') {
    const degreeAbroad = degree.includes('.A.') ? degree : degree.startsWith('M') || degree === 'PGDM' ? 'MS' : 'BS';
    const school = random.helpers.arrayElement(universitiesIn(home.country));
    return { school, degree: degreeAbroad, majors: major, years: degreeNamed(degreeAbroad).years };
  }
  const { years, colleges: letter } = degreeNamed(degree);
  const colleges = collegesIn(random.datatype.boolean(0.65) ? home.state : '', letter);
  return { school: random.helpers.arrayElement(colleges), degree, majors: major, years };
}

export function college(
  level: EducationLevel,
  enrolment: Enrolment,
  from: number,
  to: number,
  grade: number,
): Education {
  const { school, degree, majors } = enrolment;
  return stay(level, { school, degree, majors }, month(from, july), month(to, may), grade);
}

export function schoolYears(random: Faker, study: Study, home: Place, end: number, grade: DrawGrade): Education[] {
  const board = drawBoard(random, home);
  const stream = random.helpers.arrayElement(study.streams);
  const twelfth = { school: drawSchool(random, home), degree: `${board} (Class 12)`, majors: stream };
  const stayed = random.datatype.boolean(0.6);
  const tenthSchool = stayed ? twelfth.school : drawSchool(random, home);
  return [
    stay('twelfth', twelfth, month(end - 2, june), month(end, march), grade()),
    tenth(board, tenthSchool, end - 2, grade()),
  ];
}

export function diplomaYears(random: Faker, major: string, home: Place, end: number, grade: DrawGrade): Education[] {
  const diploma = { school: random.helpers.arrayElement(polytechnicsIn(home.state)), degree: 'Diploma', majors: major };
  return [
    stay('diploma', diploma, month(end - 3, july), month(end, may), grade()),
    tenth(drawBoard(random, home), drawSchool(random, home), end - 3, grade()),
  ];
}

function tenth(board: string, school: string, end: number, grade: number): Education {
  const what = { school, degree: `${board} (Class 10)`, majors: 'General' };
  return stay('tenth', what, month(end - 2, june), month(end, march), grade);
}

function drawBoard(random: Faker, home: Place): string {
  return home.country === 'India'
    ? random.helpers.arrayElement(['CBSE', 'CBSE', 'State Board', 'CISCE'])
    : 'High School';
}

function drawSchool(random: Faker, home: Place): string {
  return home.country === 'India' ? random.helpers.arrayElement(schoolsIn(home.state)) : `${home.city} High School`;
}

function stay(
  level: EducationLevel,
  what: Pick<Education, 'school' | 'degree' | 'majors'>,
  from: number,
  to: number,
  grade: number,
): Education {
  return { level, ...what, startDate: dateOf(from), endDate: dateOf(to), grade };
}
