import { placeLabel } from '../lookups/lookups.ts';
import { timeOf } from '../shared/dates.ts';
import type { JobId } from '../shared/ids.ts';
import { filterByWords, searchText, sortedByKey } from '../shared/search-text.ts';
import type { Job } from './job.ts';

const jobOrders = ['newest', 'applicants', 'review', 'shortlisted', 'title', 'place', 'type'] as const;
export type JobOrder = (typeof jobOrders)[number];

export interface JobSorting {
  readonly order: JobOrder;
  readonly reversed: boolean;
}

export const newestFirst: JobSorting = { order: 'newest', reversed: false };

/** Reads 'title' or '-title' (reversed). Any unknown text means newest first. */
export function readSorting(text: string): JobSorting {
  const reversed = text.startsWith('-');
  const order = jobOrders.find((known) => known === (reversed ? text.slice(1) : text));
  return order === undefined ? newestFirst : { order, reversed };
}

export function writeSorting({ order, reversed }: JobSorting): string {
  return reversed ? `-${order}` : order;
}

/** Counts that the service does not send with a job. */
interface JobCounts {
  /** `null` if it is unknown. */
  shortlisted(job: Job): number | null;
  toReview(job: Job): number;
}

const noCounts: JobCounts = { shortlisted: () => null, toReview: () => 0 };

/** Sorts stably. Unknown values come last in both directions. */
export function jobsInOrder(
  jobs: readonly Job[],
  { order, reversed }: JobSorting,
  counts: JobCounts = noCounts,
): readonly Job[] {
  return sortedByKey(jobs, (job) => keyOf(job, order, counts), reversed);
}

/** Negates numbers, so that they sort descending. */
function keyOf(job: Job, order: JobOrder, { shortlisted, toReview }: JobCounts): number | string | null {
  switch (order) {
    case 'newest': {
      const time = timeOf(job.createdAt);
      return Number.isNaN(time) ? null : -time;
    }
    case 'applicants':
      return -job.applicantCount;
    case 'review':
      return -toReview(job);
    case 'shortlisted': {
      const count = shortlisted(job);
      return count === null ? null : -count;
    }
    case 'title':
      return searchText(job.title);
    case 'place':
      return searchText(jobPlace(job)) || null;
    case 'type':
      return searchText(job.type) || null;
  }
}

/** Returns 'Remote', 'Pune', 'Pune +2' or ''. */
export function jobPlace({ workplaceType, locations }: Pick<Job, 'workplaceType' | 'locations'>): string {
  if (workplaceType === 'Remote') return 'Remote';
  const [first] = locations;
  if (first === undefined) return '';
  const name = first.city || first.state || first.country;
  return locations.length === 1 ? name : `${name} +${locations.length - 1}`;
}

export function filterJobs(jobs: readonly Job[], typed: string): readonly Job[] {
  return filterByWords(jobs, typed, ({ title, type, workplaceType, locations, skills }) =>
    [title, type, workplaceType, ...locations.map(placeLabel), ...skills].join('\n'),
  );
}

/** Finds it by title and date, because the service does not return its id. `known`: jobs from before. */
export function justPosted(jobs: readonly Job[], title: string, known: ReadonlySet<JobId>): Job | null {
  const fits = jobs.filter((job) => job.title.trim() === title.trim() && !known.has(job.id));
  return jobsInOrder(fits, newestFirst)[0] ?? null;
}
