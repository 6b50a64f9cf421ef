import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { Job } from '@glo/domain/jobs/job';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Shortlisting, Shortlists } from '@glo/domain/shortlist/shortlist';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
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
  /** Ids of the applicants that the list shows. They change only if the recruiter asks for it. */
  shown: readonly StudentId[];
  /** The service's last answer. */
  latest: readonly StudentId[];
  isShowingLatest = false;
  viewed: ReadonlySet<StudentId>;

  constructor(
    job: Job,
    { directory, shortlists, shortlisting, notices, verdicts }: CandidateServices,
    cached: CachedJob | null = null,
  ) {
    this.applicants = new CandidatePages({ ids: () => this.shown, directory, onFailure: notices.showReadFailure });
    this.recommended = new Resource(() => shortlists.recommended(job.id), notices.showReadFailure);
    this.shortlist = new JobShortlist(job.id, shortlists, shortlisting, notices, verdicts.forJob(job.id));
    this.shown = job.applicants;
    this.latest = job.applicants;
    this.viewed = new Set(job.viewedApplicants);
    if (cached?.applicants) this.applicants.restore(cached.applicants, cached.requested);
    if (cached !== null) {
      this.recommended.value = cached.recommended;
      this.shortlist.list.value = cached.shortlisted;
    }
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

  /** Shows the applicants as the service last listed them. */
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
      job: { ...job, applicants: this.shown },
      applicants: this.applicants.list.value,
      requested: this.applicants.requested,
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
    return tab === 'applicants' ? this.applied : (this.list(tab).value ?? []).map(({ id }) => id);
  }

  countOf(tab: Tab): number | null {
    return this.list(tab).value === null ? null : this.idsOf(tab).length;
  }
}
