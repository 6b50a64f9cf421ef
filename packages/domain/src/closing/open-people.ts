import { type Contacts, lastEmailedAt } from '../contact/contacts.ts';
import { withoutAnswer } from '../contact/rejection.ts';
import type { Job } from '../jobs/job.ts';
import type { StudentId } from '../shared/ids.ts';
import { type VerdictSources, verdictOf } from '../verdicts/verdict-list.ts';

/** People of a job that still wait for the recruiter (decision 84). */
export interface OpenPeople {
  readonly undecided: readonly StudentId[];
  /** Not a fit, without an email about the job since. */
  readonly untold: readonly StudentId[];
  /** Without an email about the job. */
  readonly shortlisted: readonly StudentId[];
}

export function openPeopleOf(job: Job, sources: VerdictSources, contacted: Contacts): OpenPeople {
  const applicants = [...new Set(job.applicants)];
  return {
    undecided: applicants.filter((id) => verdictOf(id, sources) === 'undecided'),
    untold: withoutAnswer(applicants, sources, contacted, job.id),
    shortlisted: [...sources.shortlisted].filter((id) => lastEmailedAt(contacted, id, job.id) === null),
  };
}

export function hasOpenPeople({ undecided, untold, shortlisted }: OpenPeople): boolean {
  return undecided.length + untold.length + shortlisted.length > 0;
}
