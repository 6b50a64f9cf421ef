import { describe, expect, it } from 'vitest';
import { aCandidate, anActiveJob } from '../testing/builders.ts';
import { bestJobFit, jobsByFit, shareOf } from './job-fit.ts';

const jobs = [
  { title: 'Analyst', skills: ['SQL', 'Excel', 'Python', 'R'] },
  { title: 'Intern', skills: ['React', 'SQL'] },
  { title: 'Tester', skills: ['sql', 'Jest'] },
  { title: 'Anything', skills: [] },
];
const fitOf = (...skills: string[]) => bestJobFit(jobs)(aCandidate({ skills }));

describe('the best job for a candidate', () => {
  it('has the largest share of matching skills', () => {
    expect(fitOf('SQL', 'Excel', 'Python')).toEqual({ title: 'Analyst', held: 3, most: 4 });
    expect(fitOf('react', 'SQL', 'Excel', 'Python')).toEqual({ title: 'Intern', held: 2, most: 2 });
  });

  it('is the first of equals', () => {
    expect(fitOf('SQL')).toEqual({ title: 'Intern', held: 1, most: 2 });
  });

  it('is null without a matching skill or a job', () => {
    expect([fitOf('Figma'), bestJobFit([])(aCandidate())]).toEqual([null, null]);
    expect([shareOf(null), shareOf(fitOf('SQL'))]).toEqual([0, 0.5]);
  });
});

describe('the jobs for a candidate', () => {
  it('begin with the largest share of matching skills, and equal ones keep their order', () => {
    const all = jobs.map(({ title, skills }) => anActiveJob({ title, skills }));
    const ordered = jobsByFit(all, aCandidate({ skills: ['SQL', 'React'] }));
    expect(ordered.map(({ job, held, most }) => [job.title, held, most])).toEqual([
      ['Intern', 2, 2],
      ['Tester', 1, 2],
      ['Analyst', 1, 4],
      ['Anything', 0, 0],
    ]);
  });
});
