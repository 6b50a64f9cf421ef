import type { Candidate } from '@glo/domain/candidates/candidate';
import { jobsByFit } from '@glo/domain/candidates/job-fit';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId } from '@glo/domain/shared/ids';
import { makeAutoObservable, when } from 'mobx';
import type { Resource } from '../../../state/resource.ts';
import type { ServiceStore } from '../../../state/store/service-store.ts';
import type { JobShortlists } from '../../shortlist/job-shortlists.ts';
import { texts } from '../../shortlist/texts.ts';

export interface JobChoiceServices {
  readonly store: ServiceStore;
  readonly shortlists: JobShortlists;
}

/** The recruiter's open jobs except `current`, for which a candidate can be shortlisted. */
export class JobChoice {
  readonly jobs: Resource<readonly Job[]>;
  readonly #candidate: Candidate;
  readonly #current: JobId | null;
  readonly #shortlists: JobShortlists;

  constructor(candidate: Candidate, current: JobId | null, { store, shortlists }: JobChoiceServices) {
    this.jobs = store.jobs('ACTIVE');
    this.#candidate = candidate;
    this.#current = current;
    this.#shortlists = shortlists;
    makeAutoObservable(this, { jobs: false, isShortlistedFor: false }, { autoBind: true });
  }

  get others() {
    const others = (this.jobs.value ?? []).filter(({ id }) => id !== this.#current);
    return jobsByFit(others, this.#candidate);
  }

  isShortlistedFor({ id }: Job): boolean {
    return this.#shortlists.of(id).ids.has(this.#candidate.id);
  }

  /** Loads the jobs, then their shortlists. Returns the clean-up. */
  open(): () => void {
    const close = this.jobs.open();
    const stopWaiting = when(
      () => this.jobs.value !== null,
      () => void this.#shortlists.read(this.others.map(({ job }) => job)),
    );
    return () => {
      close();
      stopWaiting();
    };
  }

  shortlistFor(job: Job): void {
    void this.#shortlists.of(job.id).add(this.#candidate, { done: texts.shortlistedFor(job.title) });
  }
}
