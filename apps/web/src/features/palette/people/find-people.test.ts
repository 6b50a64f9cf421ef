import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { PeopleIndex } from './find-people.ts';

const people = [
  ['Aishwarya Vyas', 'SQL', 'Data Analysis'],
  ['Pranjal Gogoi', 'Excel', 'C++'],
  ['Riya Gogia', 'Excel'],
  ['Kisan Rao', 'Python', 'SQLAlchemy'],
  ['प्रिया शर्मा'],
  ['Анна Иванова'],
  ['Łukasz O’Brien'],
].map(([name = '', ...skills], at) => aCandidate({ id: studentId(`s${at}`), name, skills }));
const index = new PeopleIndex(people, new Map([[studentId('s3'), ['Cotton University', 'BA Economics']]]));
const find = (typed: string, most = 6) => index.find(typed, most).map(({ person, fact }) => [person.name, fact]);
const names = (typed: string) => find(typed).map(([name]) => name);

describe('people', () => {
  it.each([
    ['gogi', ['Riya Gogia', 'Pranjal Gogoi']],
    ['gogoi', ['Pranjal Gogoi', 'Riya Gogia']],
    ['gagoi', ['Pranjal Gogoi']],
    ['pranjla', ['Pranjal Gogoi']],
    ['aishwaria', ['Aishwarya Vyas']],
    ['aiswarya vyas', ['Aishwarya Vyas']],
    ['VYAS aish', ['Aishwarya Vyas']],
    ['san', ['Kisan Rao']],
    ['शर्मा', ['प्रिया शर्मा']],
    ['иванвоа', ['Анна Иванова']],
    ['lukasz obrien', ['Łukasz O’Brien']],
    ['goggoi', ['Pranjal Gogoi']],
    ['nobody', []],
  ])('are found by name with one error per word: %s', (typed, found) => {
    expect(names(typed)).toEqual(found);
  });

  it.each([
    ['sql', ['Aishwarya Vyas', 'SQL'], ['Kisan Rao', 'SQLAlchemy']],
    ['data ana', ['Aishwarya Vyas', 'Data Analysis']],
    ['c++', ['Pranjal Gogoi', 'C++']],
    ['rao python', ['Kisan Rao', 'Python']],
    ['cotton', ['Kisan Rao', 'Cotton University']],
    ['rao econ', ['Kisan Rao', 'BA Economics']],
    ['excel gogoi', ['Pranjal Gogoi', 'Excel']],
  ])('are found by skill, college and degree: %s', (typed, ...found) => {
    expect(find(typed)).toEqual(found);
  });

  it.each([
    ['nikil', ['Nikhil Sen', 'Nikita Das', 'Nikitaraj Pal']],
    ['nikita', ['Nikita Das', 'Nikitaraj Pal']],
    ['asha', ['Asha', 'Asha Rao', 'Bela Asha', 'Ashank Jain', 'Bela Ashani']],
  ])('are ordered from a whole name to a beginning to a similar spelling: %s', (typed, found) => {
    const all = [
      'Bela Ashani',
      'Ashank Jain',
      'Bela Asha',
      'Asha Rao',
      'Asha',
      'Nikita Das',
      'Nikitaraj Pal',
      'Nikhil Sen',
    ];
    const ordered = new PeopleIndex(all.map((name) => aCandidate({ id: studentId(name), name, skills: [] })));
    expect(ordered.find(typed, 6).map(({ person }) => person.name)).toEqual(found);
  });

  it('are found by name before skill, up to a limit', () => {
    const sam = aCandidate({ id: studentId('sam'), name: 'Sam Sql', skills: [] });
    const both = new PeopleIndex([...people, sam]);
    expect(both.find('sql', 2).map(({ person }) => person.name)).toEqual(['Sam Sql', 'Aishwarya Vyas']);
    expect(find('a', 2)).toHaveLength(2);
  });

  it.each(['', ' ', '(', '"', '-', '\\', '[', '*'])('are not found by %j', (typed) => {
    expect(find(typed)).toEqual([]);
  });
});
