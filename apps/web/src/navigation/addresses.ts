import { paths } from './paths.ts';

/** A candidate's profile; with the job and the tab it is opened from, so that its way back leads there. */
export function candidatePath(id: string, job?: string, tab?: string): string {
  const query = job === undefined ? '' : `?${new URLSearchParams({ job, ...(tab === undefined ? {} : { tab }) })}`;
  return `/glofolio/${encodeURIComponent(id)}${query}`;
}

/** An e-mail to the candidate whose profile is at this address; job and tab go along. */
export function connectPath(profile: string): string {
  return profile.replace('/glofolio/', '/connect/');
}

/** An e-mail to many: whom it goes to is kept in the tab. With the job it is about, when their list is one's. */
export function connectManyPath(job: string | null): string {
  return job === null ? '/connect' : `/connect?${new URLSearchParams({ job })}`;
}

/** A posted job to read: its details, with Edit and Done. */
export function jobDetailsPath(id: string): string {
  return withId(paths.jobDetails, id);
}

/** The three steps of editing a posted job. */
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

/** A new post that begins with what this job says; a draft that is there is asked about first. */
export function duplicatePath(id: string): string {
  return `${paths.jobForm}?${new URLSearchParams({ duplicate: id })}`;
}

export function opportunityPath(job: string, tab?: string): string {
  const query = new URLSearchParams({ job, ...(tab === undefined ? {} : { tab }) });
  return `${paths.opportunity}?${query}`;
}

/** Its applicants, those nobody has viewed first. */
export function reviewPath(job: string): string {
  return `${paths.opportunity}?${new URLSearchParams({ job, sort: 'not-viewed' })}`;
}

/** `more`: how the list is narrowed and ordered. */
export function recruitPath(state: 'ACTIVE' | 'PREVIOUS', more: Readonly<Record<string, string>> = {}): string {
  return `${paths.recruit}?${new URLSearchParams({ job_state: state, ...more })}`;
}

function withId(path: string, id: string): string {
  return path.replace(':id', encodeURIComponent(id));
}
