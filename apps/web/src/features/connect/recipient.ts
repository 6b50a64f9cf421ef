import type { Masks } from '@glo/domain/blind-review/masks';
import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { nameOf } from '@glo/domain/candidates/identity';
import type { Addressee } from '@glo/domain/contact/mailing';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable } from 'mobx';
import { type Resource, ResourceGroup } from '../../state/resource.ts';
import type { ServiceStore } from '../../state/store/service-store.ts';

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
  readonly #shortlist: Resource<readonly Candidate[]> | null;
  readonly reading = new ResourceGroup(() => this.all);
  readonly #givenEmail: string | null;
  readonly #masks: Masks;

  constructor({ student, job, email }: RecipientOptions, store: ServiceStore, masks: Masks) {
    this.#masks = masks;
    this.student = student;
    this.jobId = job;
    this.#givenEmail = email;
    this.profile = store.profile(student);
    this.job = job && store.job(job);
    this.#shortlist = job && store.shortlisted(job);
    makeAutoObservable(
      this,
      { student: false, jobId: false, profile: false, job: false, reading: false },
      { autoBind: true },
    );
  }

  get all() {
    return this.job === null ? [this.profile] : [this.profile, this.job];
  }

  /** Returns the clean-up. */
  open(): () => void {
    const stops = this.all.map((resource) => resource.open());
    if (this.#shortlist !== null) stops.push(this.#shortlist.open(true));
    return () => stops.forEach((stop) => stop());
  }

  /** The student is not shortlisted for the job, as far as can be read. False until then. */
  get mayReject(): boolean {
    if (this.#shortlist === null || this.#shortlist.state === 'failed') return true;
    return this.#shortlist.value?.every(({ id }) => id !== this.student) ?? false;
  }

  get isLoading(): boolean {
    return this.all.some(({ request: watch }) => watch.pending);
  }

  get name(): string | null {
    return this.profile.value && nameOf(this.profile.value);
  }

  get waiting(): readonly Addressee[] {
    return this.profile.value === null ? [] : [this.profile.value];
  }

  get email(): string | null {
    const { value } = this.profile;
    return this.#givenEmail ?? ((value && this.#masks.original(value).email.trim()) || null);
  }

  get isHidden(): boolean {
    return this.#masks.isHidden(this.student);
  }
}
