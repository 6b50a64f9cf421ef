import { describe, expect, it } from 'vitest';
import { aCandidate, anActiveJob } from '../testing/builders.ts';
import { fitText } from './fit.ts';
import { jobsByFit } from './job-fit.ts';

const jobs = [
  { title: 'Anything', skills: [] },
  { title: 'Analyst', skills: ['SQL', 'Excel', 'Python', 'R'] },
  { title: 'Tester', skills: ['sql', 'Jest'] },
  { title: 'Intern', skills: ['React', 'SQL'] },
].map(anActiveJob);

describe('the jobs for a candidate', () => {
  it('begin with the largest share of matching skills, and equal ones keep their order', () => {
    const fitOf = (...skills: string[]) =>
      jobsByFit(jobs, aCandidate({ skills })).map(({ job, fit }) => `${job.title} ${fitText(fit)}`);
    expect(fitOf('SQL', 'React')).toEqual(['Intern 2 of 2', 'Tester 1 of 2', 'Analyst 1 of 4', 'Anything ']);
    expect(fitOf('SQL')).toEqual(['Tester 1 of 2', 'Intern 1 of 2', 'Analyst 1 of 4', 'Anything ']);
  });
});
