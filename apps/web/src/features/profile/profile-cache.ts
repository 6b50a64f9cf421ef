import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { Shortlisting, Shortlists } from '@glo/domain/shortlist/shortlist';
import { injectable } from 'inversify';
import { JobOwners } from '../../state/jobs/job-owners.ts';
import { Notices } from '../../state/notices.ts';
import { type OriginServices, ProfileOrigin } from './profile-origin.ts';
import { ProfileParts } from './profile-parts.ts';

@injectable()
export class ProfileCache {
  #prefetched: ProfileParts | null = null;
  #origin: ProfileOrigin | null = null;
  readonly #directory: CandidateDirectory;
  readonly #services: OriginServices;

  constructor(
    directory: CandidateDirectory,
    board: JobBoard,
    shortlists: Shortlists,
    shortlisting: Shortlisting,
    notices: Notices,
    owners: JobOwners,
  ) {
    this.#directory = directory;
    this.#services = { board, shortlists, shortlisting, notices, owners };
  }

  open(student: StudentId, job: JobId | null): { readonly parts: ProfileParts; readonly origin: ProfileOrigin | null } {
    const parts = this.#prefetched?.student === student ? this.#prefetched : this.#partsOf(student);
    const origin =
      this.#origin?.id === job ? this.#origin : job === null ? null : new ProfileOrigin(job, this.#services);
    parts.shown = true;
    for (const resource of [...parts.all, ...(origin?.all ?? [])]) {
      if (resource.value === null && !resource.request.pending) void resource.load();
    }
    this.clear();
    return { parts, origin };
  }

  prefetch(student: StudentId): void {
    this.#prefetched = this.#partsOf(student);
    for (const resource of this.#prefetched.all) void resource.load();
  }

  handOn(origin: ProfileOrigin | null): void {
    this.#origin = origin;
  }

  clear(): void {
    this.#prefetched = null;
    this.#origin = null;
  }

  #partsOf(student: StudentId): ProfileParts {
    return new ProfileParts(student, this.#directory, this.#services.notices);
  }
}
