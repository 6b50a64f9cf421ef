import type { Masks } from '@glo/domain/blind-review/masks';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import type { Job } from '@glo/domain/jobs/job';
import type { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable } from 'mobx';
import type { Notices } from '../../state/notices.ts';
import { Resource, ResourceGroup } from '../../state/resource.ts';

interface RecipientOf {
  readonly student: StudentId;
  readonly job: JobId | null;
  /** As it came along; null when nothing did: then the profile's counts (decision 4). */
  readonly email: string | null;
}

/** Whom an e-mail goes to, and the job it is about: what its placeholders are filled in with. */
export class Recipient {
  readonly student: StudentId;
  readonly profile: Resource<CandidateProfile>;
  readonly job: Resource<Job> | null;
  readonly reading = new ResourceGroup(() => this.all);
  readonly #given: string | null;
  readonly #masks: Masks;

  constructor(
    { student, job, email }: RecipientOf,
    directory: CandidateDirectory,
    board: JobBoard,
    notices: Notices,
    masks: Masks,
  ) {
    this.#masks = masks;
    this.student = student;
    this.#given = email;
    this.profile = new Resource(() => directory.profile(student), notices.failed);
    this.job = job === null ? null : new Resource(() => board.job(job), notices.failed);
    makeAutoObservable(this, { student: false, profile: false, job: false, reading: false }, { autoBind: true });
  }

  get all() {
    return this.job === null ? [this.profile] : [this.profile, this.job];
  }

  load(): void {
    for (const resource of this.all) void resource.load();
  }

  /** The service refuses this student: asking again changes nothing. */
  get refused(): boolean {
    return this.profile.refused;
  }

  /** Something may still become known. */
  get isOnItsWay(): boolean {
    return this.all.some(({ request: watch }) => watch.pending);
  }

  get name(): string | null {
    return this.profile.value?.name ?? null;
  }

  /** The letter's own, whatever is shown. */
  get realName(): string | null {
    return this.#known?.name ?? null;
  }

  /** null: not known, or the student gave none. */
  get email(): string | null {
    return this.#given ?? (this.#known?.email.trim() || null);
  }

  /** Blind review hides who it is. */
  get isHidden(): boolean {
    return this.#masks.isHidden(this.student);
  }

  get #known(): CandidateProfile | null {
    return this.profile.value && this.#masks.original(this.profile.value);
  }
}
