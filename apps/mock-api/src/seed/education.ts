import type { Faker } from '@faker-js/faker';
import type { Education, Place } from '../data/rows.ts';
import type { Study } from './fields.ts';
import { month, monthOf } from './dates.ts';
import { college, diplomaYears, drawEnrolment, schoolYears } from './schooling.ts';

export type Stage = 'bachelor' | 'master' | 'graduate' | 'working';

export interface Path {
  stage: Stage;
  year: number;
  collegeFrom: number;
  collegeTo: number;
  education: Education[];
}

const stages: { value: Stage; weight: number }[] = [
  { value: 'bachelor', weight: 58 },
  { value: 'master', weight: 14 },
  { value: 'graduate', weight: 18 },
  { value: 'working', weight: 10 },
];
const may = 4;
const july = 6;
/** Polytechnic majors by those of the bachelor's course, which a diploma holder enters in the second year. */
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

export function drawPath(random: Faker, study: Study, home: Place, grade: () => number, now: Date): Path {
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

/** Negative for a course that is over. */
function yearsUntilEnd(random: Faker, stage: Stage, yearsLeft: number): number {
  if (stage === 'graduate') return -random.number.int({ min: 0, max: 1 });
  if (stage === 'working') return -random.number.int({ min: 2, max: 4 });
  return yearsLeft;
}

function academicYear(now: Date): number {
  return Math.floor((monthOf(now) - july) / 12);
}
