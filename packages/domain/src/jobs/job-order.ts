import { placeLabel } from '../lookups/place.ts';
import { plain, wordsOf } from '../shared/text.ts';
import type { Job } from './job.ts';

export const jobOrders = ['newest', 'applicants', 'title'] as const;
/** The order of a list of jobs: newest first, most applicants first, or by title. */
export type JobOrder = (typeof jobOrders)[number];

/** The jobs in the wanted order; equals stay in theirs. */
export function jobsInOrder(jobs: readonly Job[], order: JobOrder): readonly Job[] {
  switch (order) {
    case 'newest':
      return jobs.toSorted((a, b) => timeOf(b) - timeOf(a));
    case 'applicants':
      return jobs.toSorted((a, b) => b.applicantCount - a.applicantCount);
    case 'title':
      return jobs.toSorted((a, b) => plain(a.title).localeCompare(plain(b.title)));
  }
}

/** Jobs of which the service does not say when they were posted come last. */
function timeOf({ createdAt }: Job): number {
  const time = Date.parse(createdAt);
  return Number.isNaN(time) ? 0 : time;
}

/** The jobs whose title, type, workplace, places or skills hold every typed word, letter case and accents aside. */
export function filterJobs(jobs: readonly Job[], typed: string): readonly Job[] {
  const words = wordsOf(typed);
  return words.length === 0 ? jobs : jobs.filter((job) => words.every((word) => textOf(job).includes(word)));
}

function textOf({ title, type, workplaceType, locations, skills }: Job): string {
  return plain([title, type, workplaceType, ...locations.map(placeLabel), ...skills].join('\n'));
}
