import { type Candidate, skillCounter } from '../candidates/candidate.ts';
import type { Job } from '../jobs/job.ts';

export interface JobFit {
  readonly title: string;
  readonly held: number;
  readonly most: number;
}

/** Finds the job with the largest share of matching skills. Returns `null` if no skill matches. */
export function bestJobFit(jobs: readonly Pick<Job, 'title' | 'skills'>[]): (candidate: Candidate) => JobFit | null {
  const counted = jobs.map(({ title, skills }) => ({ title, ...skillCounter(skills) }));
  return ({ skills }) => {
    let best: JobFit | null = null;
    for (const { title, most, count } of counted) {
      const held = count(skills);
      if (held > 0 && held / most > shareOf(best)) best = { title, held, most };
    }
    return best;
  };
}

interface CountedJob {
  readonly job: Job;
  readonly held: number;
  readonly most: number;
}

/** Jobs with the largest share of matching skills first. Equal jobs keep their order. */
export function jobsByFit(jobs: readonly Job[], { skills }: Pick<Candidate, 'skills'>): readonly CountedJob[] {
  const counted = jobs.map((job) => {
    const { most, count } = skillCounter(job.skills);
    return { job, most, held: count(skills) };
  });
  const share = ({ held, most }: CountedJob) => (most === 0 ? 0 : held / most);
  return counted.toSorted((one, other) => share(other) - share(one));
}

export function shareOf(fit: JobFit | null): number {
  return fit === null ? 0 : fit.held / fit.most;
}
