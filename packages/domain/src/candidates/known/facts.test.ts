import { describe, expect, it } from 'vitest';
import { studentId } from '../../testing/builders.ts';
import { aProfile } from '../../testing/hiring.ts';
import { factsOf, noFacts, sortedByFact } from './facts.ts';

const school = {
  school: ' IIT Bombay ',
  degree: 'B.Tech',
  majors: '',
  startDate: '2020',
  endDate: '2024',
  grade: ' 8.2 ',
};

describe('the facts of a profile', () => {
  it('are its place and latest education', () => {
    expect(factsOf(aProfile({ education: [school], location: 'Pune ' }))).toEqual({
      college: 'IIT Bombay',
      degree: 'B.Tech',
      year: '2024',
      grade: '8.2',
      place: 'Pune',
    });
  });
});

describe('sorting by a fact', () => {
  const years: Readonly<Record<string, string>> = { asha: '2025', bela: '', chitra: '2024', dev: '2025' };
  const people = ['bela', 'asha', 'chitra', 'dev'].map((name) => ({ id: studentId(name) }));
  const sorted = (isReversed: boolean) =>
    sortedByFact(people, { column: 'year', isReversed }, (id) => ({ ...noFacts, year: years[id] ?? '' })).map(
      ({ id }) => id,
    );

  it('keeps the order of equal ones and puts those without it last', () => {
    expect(sorted(false)).toEqual(['chitra', 'asha', 'dev', 'bela']);
    expect(sorted(true)).toEqual(['asha', 'dev', 'chitra', 'bela']);
  });

  it('compares CGPA and percent as numbers', () => {
    const grades: Readonly<Record<string, string>> = { bela: '9.5', asha: '10', chitra: '82%', dev: 'A' };
    const factsOfGrade = (id: string) => ({ ...noFacts, grade: grades[id] ?? '' });
    const ordered = sortedByFact(people, { column: 'grade', isReversed: true }, factsOfGrade);
    expect(ordered.map(({ id }) => id)).toEqual(['asha', 'bela', 'chitra', 'dev']);
  });
});
