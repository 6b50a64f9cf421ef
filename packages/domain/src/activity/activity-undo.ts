import type { CandidateDirectory } from '../candidates/candidate-directory.ts';
import type { Folders } from '../folders/folders.ts';
import type { JobLifecycle } from '../jobs/job-lifecycle.ts';
import { failure, type Outcome, success } from '../shared/outcome.ts';
import type { Shortlisting } from '../shortlist/shortlist.ts';
import type { ActivityEntry } from './activity.ts';

/** Undoes an activity entry. No student is notified twice. */
export class ActivityUndo {
  readonly #shortlisting: Shortlisting;
  readonly #folders: Folders;
  readonly #lifecycle: JobLifecycle;
  readonly #directory: CandidateDirectory;

  constructor(shortlisting: Shortlisting, folders: Folders, lifecycle: JobLifecycle, directory: CandidateDirectory) {
    this.#shortlisting = shortlisting;
    this.#folders = folders;
    this.#lifecycle = lifecycle;
    this.#directory = directory;
  }

  async run({ kind, job, folder, students }: ActivityEntry): Promise<Outcome<unknown>> {
    if (job !== null) {
      if (kind === 'closed') return this.#lifecycle.changeStatus(job, 'ACTIVE');
      if (kind === 'activated') return this.#lifecycle.changeStatus(job, 'CLOSED');
      if (kind === 'shortlisted') return each(students, (student) => this.#shortlisting.remove(job, student, null));
      if (kind === 'unshortlisted') {
        const found = await this.#directory.byIds(students);
        if (!found.ok) return found;
        if (found.value.length === 0) return failure('refused');
        return each(found.value, (candidate) => this.#shortlisting.putBack(job, candidate));
      }
    }
    if (folder !== null) {
      if (kind === 'filed') return each(students, (student) => this.#folders.remove(folder, student));
      if (kind === 'unfiled') return each(students, (student) => this.#folders.save(folder, student));
    }
    return failure('refused');
  }
}

async function each<T>(items: readonly T[], undo: (item: T) => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
  for (const item of items) {
    const answer = await undo(item);
    if (!answer.ok) return answer;
  }
  return success(undefined);
}
