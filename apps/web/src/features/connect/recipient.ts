import type { Masks } from '@glo/domain/blind-review/masks';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { nameOf } from '@glo/domain/candidates/identity';
import type { Job } from '@glo/domain/jobs/job';
import type { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable } from 'mobx';
import type { Notices } from '../../state/notices.ts';
import { itemResource, type Resource, ResourceGroup } from '../../state/resource.ts';

interface RecipientOptions {
  readonly student: StudentId;
  readonly job: JobId | null;
  /** Passed through navigation state. If `null`, the profile is used (decision 4). */
  readonly email: string | null;
}

export class Recipient {
  readonly student: StudentId;
  /** The job that the email is about. */
  readonly jobId: JobId | null;
  readonly profile: Resource<CandidateProfile>;
  readonly job: Resource<Job> | null;
  readonly reading = new ResourceGroup(() => this.all);
  readonly #givenEmail: string | null;
  readonly #masks: Masks;

  constructor(
    { student, job, email }: RecipientOptions,
    directory: CandidateDirectory,
    board: JobBoard,
    notices: Notices,
    masks: Masks,
  ) {
    this.#masks = masks;
    this.student = student;
    this.jobId = job;
    this.#givenEmail = email;
    this.profile = itemResource(() => directory.profile(student), notices.showReadFailure);
    this.job = job === null ? null : itemResource(() => board.job(job), notices.showReadFailure);
    makeAutoObservable(
      this,
      { student: false, jobId: false, profile: false, job: false, reading: false },
      { autoBind: true },
    );
  }

  get all() {
    return this.job === null ? [this.profile] : [this.profile, this.job];
  }

  load(): void {
    for (const resource of this.all) void resource.load();
  }

  get refused(): boolean {
    return this.profile.refused;
  }

  get isLoading(): boolean {
    return this.all.some(({ request: watch }) => watch.pending);
  }

  get name(): string | null {
    return this.profile.value && nameOf(this.profile.value);
  }

  get realName(): string | null {
    return this.#knownProfile && nameOf(this.#knownProfile);
  }

  get email(): string | null {
    return this.#givenEmail ?? (this.#knownProfile?.email.trim() || null);
  }

  get isHidden(): boolean {
    return this.#masks.isHidden(this.student);
  }

  get #knownProfile(): CandidateProfile | null {
    return this.profile.value && this.#masks.original(this.profile.value);
  }
}
