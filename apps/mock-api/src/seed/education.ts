import type { Faker } from '@faker-js/faker';
import type { Education, EducationLevel, Place } from '../data/rows.ts';
import type { Course, Study } from './fields.ts';
import { dateOf, month, monthOf } from './dates.ts';
import { collegesIn, degreeNamed, polytechnicsIn, schoolsIn, universitiesIn } from './institutes.ts';

type Stage = 'bachelor' | 'master' | 'graduate' | 'working';

export type Path = ReturnType<typeof drawPath>;

const stages: { value: Stage; weight: number }[] = [
  { value: 'bachelor', weight: 58 },
  { value: 'master', weight: 14 },
  { value: 'graduate', weight: 18 },
  { value: 'working', weight: 10 },
];
const march = 2;
const may = 4;
const june = 5;
const july = 6;
const diplomaMajors: Readonly<Record<string, string>> = {
  'Computer Science and Engineering': 'Computer Engineering',
  'Information Technology': 'Information Technology',
  'Mechanical Engineering': 'Mechanical Engineering',
  'Automobile Engineering': 'Automobile Engineering',
  'Civil Engineering': 'Civil Engineering',
  'Electrical Engineering': 'Electrical Engineering',
  'Electronics and Communication Engineering': 'Electronics and Telecommunication',
  'Chemical Engineering': 'Chemical Engineering',
};

export function drawPath(random: Faker, study: Study, home: Place, grade: DrawGrade, now: Date) {
  const stage = random.helpers.weightedArrayElement(stages);
  const bachelor = drawEnrolment(random, study.bachelors, home);
  const hasMaster = stage === 'master' || (stage === 'working' && random.datatype.boolean(0.35));
  const master = hasMaster ? drawEnrolment(random, study.masters, home) : null;

  const diplomaMajor =
    home.country === 'India' && random.datatype.boolean(0.15) ? diplomaMajors[bachelor.majors] : undefined;
  const bachelorYears = diplomaMajor === undefined ? bachelor.years : bachelor.years - 1;
  const lastCourseYears = master?.years ?? bachelorYears;
  const year = drawYear(random, lastCourseYears);

  const end = academicYear(now) + yearsUntilEnd(random, stage, lastCourseYears - year + 1);
  const masterStart = end - (master?.years ?? 0);
  const bachelorEnd = master === null ? end : masterStart - random.helpers.arrayElement([0, 0, 0, 1, 2]);
  const bachelorStart = bachelorEnd - bachelorYears;

  return {
    stage,
    year,
    collegeFrom: month(bachelorStart, july),
    collegeTo: month(end, may),
    education: [
      ...(master === null ? [] : [college('master', master, masterStart, end, grade())]),
      college('bachelor', bachelor, bachelorStart, bachelorEnd, grade()),
      ...(diplomaMajor === undefined
        ? schoolYears(random, study, home, bachelorStart, grade)
        : diplomaYears(random, diplomaMajor, home, bachelorStart, grade)),
    ],
  };
}

/** Later years are likelier, because students then begin to look for work. */
function drawYear(random: Faker, years: number): number {
  const year = () => random.number.int({ min: 1, max: years });
  return Math.max(year(), year());
}

function yearsUntilEnd(random: Faker, stage: Stage, yearsLeft: number): number {
  if (stage === 'graduate') return -random.number.int({ min: 0, max: 1 });
  if (stage === 'working') return -random.number.int({ min: 2, max: 4 });
  return yearsLeft;
}

function academicYear(now: Date): number {
  return Math.floor((monthOf(now) - july) / 12);
}

type DrawGrade = () => number;
type Enrolment = ReturnType<typeof drawEnrolment>;

function drawEnrolment(random: Faker, courses: readonly Course[], home: Place) {
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

function college(level: EducationLevel, enrolment: Enrolment, from: number, to: number, grade: number): Education {
  const { school, degree, majors } = enrolment;
  return stay(level, { school, degree, majors }, month(from, july), month(to, may), grade);
}

function schoolYears(random: Faker, study: Study, home: Place, end: number, grade: DrawGrade): Education[] {
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

function diplomaYears(random: Faker, major: string, home: Place, end: number, grade: DrawGrade): Education[] {
  const diploma = { school: random.helpers.arrayElement(polytechnicsIn(home.state)), degree: 'Diploma', majors: major };
  return [
    stay('diploma', diploma, month(end - 3, july), month(end, may), grade()),
    tenth(drawBoard(random, home), drawSchool(random, home), end - 3, grade()),
  ];
}

function tenth(board: string, school: string, end: number, grade: number): Education {
  const studies = { school, degree: `${board} (Class 10)`, majors: 'General' };
  return stay('tenth', studies, month(end - 2, june), month(end, march), grade);
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
  studies: Pick<Education, 'school' | 'degree' | 'majors'>,
  from: number,
  to: number,
  grade: number,
): Education {
  return { level, ...studies, startDate: dateOf(from), endDate: dateOf(to), grade };
}
