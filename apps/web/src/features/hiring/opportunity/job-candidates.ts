import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { Job } from '@glo/domain/jobs/job';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Shortlisting, Shortlists } from '@glo/domain/shortlist/shortlist';
import { makeAutoObservable, observableRef } from 'mobx';
import type { JobAsRead } from '../../../state/jobs/left-job.ts';
import type { Notices } from '../../../state/notices.ts';
import { Resource } from '../../../state/resource.ts';
import { JobShortlist } from '../../shortlist/job-shortlist.ts';
import { Applicants } from './applicants.ts';

export const tabs = ['applicants', 'recommended', 'shortlisted'] as const;
export type Tab = (typeof tabs)[number];

/** The services behind the three lists. */
export interface CandidateServices {
  readonly directory: CandidateDirectory;
  readonly shortlists: Shortlists;
  readonly shortlisting: Shortlisting;
  readonly notices: Notices;
}

/** Applicants, recommendations and shortlist of one job (specification 2, opportunity page; decision 30). */
export class JobCandidates {
  readonly applicants: Applicants;
  readonly recommended: Resource<readonly Candidate[]>;
  readonly shortlist: JobShortlist;
  readonly #applied: readonly StudentId[];
  /** Who was viewed, as the service says now. */
  viewed: ReadonlySet<StudentId>;

  /** `before`: as it was read before, which shows until it is read anew. */
  constructor(
    job: Job,
    { directory, shortlists, shortlisting, notices }: CandidateServices,
    before: JobAsRead | null = null,
  ) {
    this.applicants = new Applicants(job.applicants, directory, notices);
    this.recommended = new Resource(() => shortlists.recommended(job.id), notices.failed);
    this.shortlist = new JobShortlist(job.id, shortlists, shortlisting, notices);
    this.#applied = job.applicants;
    this.viewed = new Set(job.viewedApplicants);
    if (before?.applicants) this.applicants.begin(before.applicants, before.asked);
    if (before !== null) {
      this.recommended.value = before.recommended;
      this.shortlist.list.value = before.shortlisted;
    }
    const still = { applicants: false, recommended: false, shortlist: false, list: false, idsOf: false } as const;
    makeAutoObservable(this, { ...still, countOf: false, isViewed: false, asRead: false, viewed: observableRef });
  }

  /** Asks at once for all that is not there: each tab shows its count, and each card whether it is shortlisted. */
  load(): void {
    for (const tab of tabs) {
      if (tab === 'applicants') void this.applicants.load();
      else if (this.list(tab).value === null) void this.list(tab).load();
    }
  }

  /** What shows is what was read before: it is read anew. */
  refresh(): void {
    void this.applicants.loadRest();
    void this.recommended.load();
    void this.shortlist.list.load();
  }

  /** As the lists are now; null when some of them could not be read. */
  asRead(job: Job): JobAsRead | null {
    if (tabs.some((tab) => this.list(tab).leftOut > 0)) return null;
    return {
      job,
      applicants: this.applicants.list.value,
      asked: this.applicants.asked,
      recommended: this.recommended.value,
      shortlisted: this.shortlist.list.value,
    };
  }

  stop(): void {
    this.applicants.stop();
    for (const tab of tabs) this.list(tab).request.cancel();
  }

  /** Who is in a tab. */
  list(tab: Tab): Resource<readonly Candidate[]> {
    if (tab === 'applicants') return this.applicants.list;
    return tab === 'shortlisted' ? this.shortlist.list : this.recommended;
  }

  /** Everybody in a tab, also those that are still on their way. */
  idsOf(tab: Tab): readonly StudentId[] {
    return tab === 'applicants' ? this.#applied : (this.list(tab).value ?? []).map(({ id }) => id);
  }

  /** How many are in a tab; null until that is known. */
  countOf(tab: Tab): number | null {
    const list = this.list(tab).value;
    if (list === null) return null;
    return tab === 'applicants' ? (this.applicants.expected ?? list.length) : list.length;
  }

  isViewed(student: StudentId): boolean {
    return this.viewed.has(student);
  }
}
