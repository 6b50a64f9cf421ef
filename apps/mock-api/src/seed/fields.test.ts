import { describe, expect, it } from 'vitest';
import { studies } from './fields.ts';
import { collegesIn, degreeNamed } from './institutes.ts';
import {
  bachelorsDegrees,
  bachelorsSpecialisations,
  mastersDegrees,
  mastersSpecialisations,
  skills,
  streams,
} from './lookups.ts';

const slots = /\{(city|small|some|many)\}/g;

describe.each(studies)('$name', (study) => {
  it('uses skills of the list, each once', () => {
    const own = [...study.core, ...study.more];
    expect(own.filter((skill) => !skills.includes(skill))).toEqual([]);
    expect(new Set(own).size).toBe(own.length);
    expect(study.more.length).toBeGreaterThanOrEqual(9);
    expect(study.projects.flatMap(({ hashtags }) => hashtags).filter((tag) => !skills.includes(tag))).toEqual([]);
  });

  it('leads to degrees and majors of the lists, at colleges there are', () => {
    const degrees = (courses: typeof study.masters) => courses.map(({ degree }) => degree);
    const majors = (courses: typeof study.masters) => courses.flatMap((course) => course.majors);
    expect(degrees(study.bachelors).filter((degree) => !bachelorsDegrees.includes(degree))).toEqual([]);
    expect(degrees(study.masters).filter((degree) => !mastersDegrees.includes(degree))).toEqual([]);
    expect(majors(study.bachelors).filter((major) => !bachelorsSpecialisations.includes(major))).toEqual([]);
    expect(majors(study.masters).filter((major) => !mastersSpecialisations.includes(major))).toEqual([]);
    expect(study.streams.filter((stream) => !streams.includes(stream))).toEqual([]);
    for (const degree of degrees([...study.bachelors, ...study.masters])) {
      expect(collegesIn('', degreeNamed(degree).colleges).length).toBeGreaterThan(0);
    }
  });

  it('has enough to tell, with known slots only', () => {
    const { internships, jobs, aspirations, does, proud, asks, projects } = study;
    for (const list of [internships, jobs, aspirations, does, proud, asks, projects]) {
      expect(list.length).toBeGreaterThanOrEqual(3);
    }
    const texts = [...does, ...proud, ...asks, ...projects.flatMap(({ title, description }) => [title, description])];
    expect(texts.filter((text) => /[{}|]/.test(text.replace(slots, '')) || text === '')).toEqual([]);
  });
});
