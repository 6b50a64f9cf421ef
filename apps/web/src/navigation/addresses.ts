import type { UnsentEmail } from '@glo/domain/contact/email-draft';
import type { JobStatus } from '@glo/domain/jobs/job';
import { paths } from './paths.ts';

/** `job` and `tab` lead the back link to the list. */
export function candidatePath(id: string, job?: string, tab?: string): string {
  const query = job === undefined ? '' : `?${new URLSearchParams({ job, ...(tab === undefined ? {} : { tab }) })}`;
  return `/glofolio/${encodeURIComponent(id)}${query}`;
}

/** History state of an email that was opened at the end of a review. Its back link leads there. */
export const fromReviewEnd = { from: 'review-end' } as const;

/** History state that puts the focus into the private note of a profile. */
export const noteWanted = { focus: 'note' } as const;

/** History state that starts a review of the list's pile once its order is known. */
export const reviewWanted = { review: 'start' } as const;

/** History state that opens the dialog for sharing the list. */
export const shareWanted = { share: 'list' } as const;

export function connectPath(profile: string): string {
  return profile.replace('/glofolio/', '/connect/');
}

/** Recipients are kept in tab storage. `job` is set if they come from a job's list. */
export function connectManyPath(job: string | null): string {
  return job === null ? paths.connectMany : `${paths.connectMany}?${new URLSearchParams({ job })}`;
}

/** The screen that continues an unsent email. */
export function unsentEmailPath({ to, href }: Pick<UnsentEmail, 'to' | 'href'>): string {
  return to === 'one' ? href : connectManyPath(jobOfPath(href));
}

export function jobDetailsPath(id: string): string {
  return withId(paths.jobDetails, id);
}

export function editPaths(id: string): {
  readonly details: string;
  readonly description: string;
  readonly preview: string;
} {
  return {
    details: withId(paths.editJob, id),
    description: withId(paths.editDescription, id),
    preview: withId(paths.editPreview, id),
  };
}

/** Opens the job form prefilled. An existing draft is asked about first. */
export function duplicatePath(id: string): string {
  return `${paths.jobForm}?${new URLSearchParams({ duplicate: id })}`;
}

/** `verdict`: shows these candidates only. */
export function opportunityPath(job: string, tab?: string, verdict?: string): string {
  const query = new URLSearchParams({ job, ...(tab && { tab }), ...(verdict && { verdict }) });
  return `${paths.opportunity}?${query}`;
}

export function recruitPath(status: JobStatus, more: Readonly<Record<string, string>> = {}): string {
  const state = status === 'ACTIVE' ? 'ACTIVE' : 'PREVIOUS';
  return `${paths.recruit}?${new URLSearchParams({ job_state: state, ...more })}`;
}

export function jobOfPath(path: string): string | null {
  return new URLSearchParams(path.split('?')[1]).get('job');
}

function withId(path: string, id: string): string {
  return path.replace(':id', encodeURIComponent(id));
}
