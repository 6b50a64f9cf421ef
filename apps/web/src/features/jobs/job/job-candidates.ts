import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Job } from '@glo/domain/jobs/job';
import type { StudentId } from '@glo/domain/shared/ids';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Notices } from '../../../state/notices.ts';
import type { Resource } from '../../../state/resource.ts';
import type { ServiceStore } from '../../../state/store/service-store.ts';
import { CandidatePages } from '../../candidate-list/index.ts';
import type { JobShortlist } from '../../shortlist/job-shortlist.ts';
import type { JobShortlists } from '../../shortlist/job-shortlists.ts';

export const tabs = ['applicants', 'recommended', 'shortlisted'] as const;
export type Tab = (typeof tabs)[number];

export interface CandidateServices {
  readonly store: ServiceStore;
  readonly shortlists: JobShortlists;
  readonly notices: Notices;
}

/** The three lists of candidates of a job (decision 30). */
export class JobCandidates {
  readonly applicants: CandidatePages;
  readonly recommended: Resource<readonly Candidate[]>;
  readonly shortlist: JobShortlist;
  /** Ids of the applicants that the list shows. They change only if the recruiter asks for it. */
  shown: readonly StudentId[];
  /** The service's last answer. */
  latest: readonly StudentId[];
  isShowingLatest = false;
  viewed: ReadonlySet<StudentId>;
  #stops: readonly (() => void)[] = [];

  /** `listed`: the applicants that the list showed when it was left, in this visit of the job. */
  constructor(job: Job, { store, shortlists, notices }: CandidateServices, listed: readonly StudentId[] | null = null) {
    this.shown = listed ?? job.applicants;
    this.latest = job.applicants;
    this.viewed = new Set(job.viewedApplicants);
    const { candidates } = store;
    this.applicants = new CandidatePages({ ids: () => this.shown, candidates, onFailure: notices.showReadFailure });
    this.recommended = store.recommended(job.id);
    this.shortlist = shortlists.of(job.id);
    makeObservable(this, {
      shown: observableRef,
      latest: observableRef,
      isShowingLatest: observable,
      viewed: observableRef,
      applied: computed,
      late: computed,
      gone: computed,
      showLatest: action,
      takeLatest: action,
    });
  }

  /** The shown applicants, without those that the service no longer knows. All numbers of the screen count them. */
  get applied(): readonly StudentId[] {
    return this.applicants.existing;
  }

  /** Applicants that are not shown yet. */
  get late(): readonly StudentId[] {
    const shown = new Set(this.shown);
    return this.latest === this.shown ? [] : this.latest.filter((student) => !shown.has(student));
  }

  /** Shown applicants that are no longer listed for the job. */
  get gone(): readonly StudentId[] {
    const latest = new Set(this.latest);
    return this.latest === this.shown ? [] : this.shown.filter((student) => !latest.has(student));
  }

  async showLatest(): Promise<void> {
    if (this.isShowingLatest) return;
    this.isShowingLatest = true;
    const { late, latest } = this;
    await this.applicants.changeIds(late, () => (this.shown = latest));
    runInAction(() => (this.isShowingLatest = false));
  }

  /** For a list that has just opened, where no work can be lost. */
  takeLatest(): void {
    if (this.late.length === 0) return;
    if (this.applicants.list.value === null) this.shown = this.latest;
    else void this.showLatest();
  }

  /** Loads all three lists, because tabs show counts and cards show the shortlist. */
  load(): void {
    void this.applicants.load();
    this.#stops = [this.recommended.open(), this.shortlist.list.open()];
  }

  stop(): void {
    this.applicants.stop();
    for (const stop of this.#stops) stop();
  }

  list(tab: Tab): Resource<readonly Candidate[]> {
    if (tab === 'applicants') return this.applicants.list;
    return tab === 'shortlisted' ? this.shortlist.list : this.recommended;
  }

  idsOf(tab: Tab): readonly StudentId[] {
    return tab === 'applicants' ? this.applied : (this.list(tab).value ?? []).map(({ id }) => id);
  }

  countOf(tab: Tab): number | null {
    return this.list(tab).value === null ? null : this.idsOf(tab).length;
  }
}
