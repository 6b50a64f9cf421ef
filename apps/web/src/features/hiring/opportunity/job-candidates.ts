import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { Job } from '@glo/domain/jobs/job';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Shortlisting, Shortlists } from '@glo/domain/shortlist/shortlist';
import { makeObservable, observableRef } from 'mobx';
import type { CachedJob } from '../../../state/jobs/job-cache.ts';
import type { Notices } from '../../../state/notices.ts';
import { Resource } from '../../../state/resource.ts';
import type { VerdictStore } from '../../../state/verdicts/verdict-store.ts';
import { CandidatePages } from '../../people/people.ts';
import { JobShortlist } from '../../shortlist/job-shortlist.ts';

export const tabs = ['applicants', 'recommended', 'shortlisted'] as const;
export type Tab = (typeof tabs)[number];

export interface CandidateServices {
  readonly directory: CandidateDirectory;
  readonly shortlists: Shortlists;
  readonly shortlisting: Shortlisting;
  readonly notices: Notices;
  readonly verdicts: VerdictStore;
}

/** The three lists of candidates of a job (decision 30). */
export class JobCandidates {
  readonly applicants: CandidatePages;
  readonly recommended: Resource<readonly Candidate[]>;
  readonly shortlist: JobShortlist;
  readonly #applied: readonly StudentId[];
  viewed: ReadonlySet<StudentId>;

  constructor(
    job: Job,
    { directory, shortlists, shortlisting, notices, verdicts }: CandidateServices,
    cached: CachedJob | null = null,
  ) {
    this.applicants = new CandidatePages({ ids: () => job.applicants, directory, onFailure: notices.showReadFailure });
    this.recommended = new Resource(() => shortlists.recommended(job.id), notices.showReadFailure);
    this.shortlist = new JobShortlist(job.id, shortlists, shortlisting, notices, verdicts.forJob(job.id));
    this.#applied = job.applicants;
    this.viewed = new Set(job.viewedApplicants);
    if (cached?.applicants) {
      this.applicants.restore(cached.applicants, job.applicants.slice(0, cached.asked));
    }
    if (cached !== null) {
      this.recommended.value = cached.recommended;
      this.shortlist.list.value = cached.shortlisted;
    }
    makeObservable(this, { viewed: observableRef });
  }

  /** Loads all three lists, because tabs show counts and cards show the shortlist. */
  load(): void {
    void this.applicants.load();
    for (const list of [this.recommended, this.shortlist.list]) if (list.value === null) void list.load();
  }

  refresh(): void {
    this.applicants.loadRest();
    void this.recommended.load();
    void this.shortlist.list.load();
  }

  toCache(job: Job): CachedJob | null {
    if (tabs.some((tab) => this.list(tab).leftOut > 0)) return null;
    return {
      job,
      applicants: this.applicants.list.value,
      asked: this.applicants.requested.size,
      recommended: this.recommended.value,
      shortlisted: this.shortlist.list.value,
    };
  }

  stop(): void {
    this.applicants.stop();
    for (const tab of tabs) this.list(tab).request.cancel();
  }

  list(tab: Tab): Resource<readonly Candidate[]> {
    if (tab === 'applicants') return this.applicants.list;
    return tab === 'shortlisted' ? this.shortlist.list : this.recommended;
  }

  idsOf(tab: Tab): readonly StudentId[] {
    return tab === 'applicants' ? this.#applied : (this.list(tab).value ?? []).map(({ id }) => id);
  }

  countOf(tab: Tab): number | null {
    const list = this.list(tab).value;
    if (list === null) return null;
    return tab === 'applicants' ? (this.applicants.expected ?? list.length) : list.length;
  }
}
