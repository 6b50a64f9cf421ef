import type { Change } from '@glo/domain/shared/tabs';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type { Job, JobStatus } from '@glo/domain/jobs/job';

/** Key of a reply in the store. */
export type StoreKey =
  | `jobs:${JobStatus}`
  | `job:${JobId}`
  | `recommended:${JobId}`
  | `shortlist:${JobId}`
  | `${'profile' | 'gloScore' | 'proofOfWork'}:${StudentId}`
  | 'company'
  | 'members'
  | 'folders'
  | 'students-in-folders'
  | 'talent-pool';

/** Rows of the device that screens show. */
export type DeviceRowsKey = 'records' | 'verdicts' | 'visits' | 'unfinished';

/** A key, or the kind of several keys. */
type Stale = StoreKey | DeviceRowsKey | 'jobs' | 'job' | 'shortlist';

/** Which values a change makes stale, in this tab and in the others. `id`: see `Change`. */
export const staleAfter: Readonly<Record<Change['about'], (id: string) => readonly Stale[]>> = {
  job: (id) => ['jobs', id === '' ? 'job' : `job:${id as JobId}`],
  // An edit, see `ServiceStore`.
  viewed: () => [],
  shortlist: (id) => [`shortlist:${id as JobId}`],
  folders: () => ['folders'],
  return: () => [
    'jobs',
    'job',
    'shortlist',
    'folders',
    'students-in-folders',
    'records',
    'verdicts',
    'visits',
    'unfinished',
  ],
  records: () => ['records'],
  verdicts: (id) => (id === '' ? ['verdicts', 'visits'] : ['verdicts']),
  unfinished: () => ['unfinished'],
  // No values of this store.
  unshortlisted: () => [],
  mailing: () => [],
  'mailing-undone': () => [],
};

/** The skills of a job stay when the recruiter comes back: lists in another order would drop the selection. */
export function keepSkills(now: Job, { skills }: Job): Job {
  return { ...now, skills };
}

export function isStale(key: StoreKey, stale: readonly Stale[]): boolean {
  return stale.some((one) => one === key || key.startsWith(`${one}:`));
}
