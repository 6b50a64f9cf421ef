import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId } from '@glo/domain/shared/ids';
import type { Shortlisting, Shortlists } from '@glo/domain/shortlist/shortlist';
import { jobsByFit } from '@glo/domain/candidates/job-fit';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { forEachConcurrently } from '../../../state/for-each-concurrently.ts';
import type { PostedJobs } from '../../../state/jobs/posted-jobs.ts';
import type { Notices } from '../../../state/notices.ts';
import type { Resource } from '../../../state/resource.ts';
import type { VerdictStore } from '../../../state/verdicts/verdict-store.ts';
import { JobShortlist } from '../../shortlist/job-shortlist.ts';
import { texts } from '../../shortlist/texts.ts';

export interface JobChoiceServices {
  readonly posted: PostedJobs;
  readonly shortlists: Shortlists;
  readonly shortlisting: Shortlisting;
  readonly verdicts: VerdictStore;
  readonly notices: Notices;
}

/** The recruiter's open jobs except `current`, for which a candidate can be shortlisted. */
export class JobChoice {
  readonly jobs: Resource<readonly Job[]>;
  readonly #candidate: Candidate;
  readonly #current: JobId | null;
  readonly #services: JobChoiceServices;
  shortlists: ReadonlyMap<JobId, JobShortlist> = new Map();

  constructor(candidate: Candidate, current: JobId | null, services: JobChoiceServices) {
    this.jobs = services.posted.withStatus('ACTIVE');
    this.#candidate = candidate;
    this.#current = current;
    this.#services = services;
    makeAutoObservable(this, { jobs: false, shortlists: observableRef, isShortlistedFor: false }, { autoBind: true });
  }

  get others() {
    const others = (this.jobs.value ?? []).filter(({ id }) => id !== this.#current);
    return jobsByFit(others, this.#candidate);
  }

  isShortlistedFor({ id }: Job): boolean {
    return this.shortlists.get(id)?.ids.has(this.#candidate.id) ?? false;
  }

  /** Loads the jobs, then their shortlists. Returns the clean-up. */
  open(): () => void {
    let isOpen = true;
    if (this.jobs.value === null && !this.jobs.request.pending) void this.jobs.load();
    const stopWaiting = when(
      () => this.jobs.value !== null,
      () => {
        const all = this.others.map(({ job }) => [job.id, this.#shortlistOf(job)] as const);
        runInAction(() => (this.shortlists = new Map(all)));
        void forEachConcurrently(
          all,
          ([, { list }]) => list.load(),
          () => !isOpen,
        );
      },
    );
    return () => {
      isOpen = false;
      stopWaiting();
    };
  }

  shortlistFor(job: Job): void {
    void this.shortlists.get(job.id)?.add(this.#candidate, { done: texts.shortlistedFor(job.title) });
  }

  #shortlistOf({ id }: Job): JobShortlist {
    const { shortlists, shortlisting, verdicts, notices } = this.#services;
    return new JobShortlist(id, shortlists, shortlisting, notices, verdicts.forJob(id));
  }
}
