import type { Candidate, CandidateDirectory } from '@glo/domain/candidates';
import type { Job } from '@glo/domain/jobs';
import type { StudentId } from '@glo/domain/shared';
import type { Shortlisting, Shortlists } from '@glo/domain/shortlist';
import type { Notices } from '../../../state/notices.ts';
import { Resource } from '../../../state/resource.ts';
import { JobShortlist } from '../../shortlist/job-shortlist.ts';

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
  readonly applicants: Resource<readonly Candidate[]>;
  readonly recommended: Resource<readonly Candidate[]>;
  readonly shortlist: JobShortlist;
  readonly #viewed: ReadonlySet<StudentId>;

  constructor(job: Job, { directory, shortlists, shortlisting, notices }: CandidateServices) {
    this.applicants = new Resource(() => directory.byIds(job.applicants), notices.failed);
    this.recommended = new Resource(() => shortlists.recommended(job.id), notices.failed);
    this.shortlist = new JobShortlist(job.id, shortlists, shortlisting, notices);
    this.#viewed = new Set(job.viewedApplicants);
  }

  /** Asks at once for all that is not there: each tab shows its count, and each card whether it is shortlisted. */
  load(): void {
    for (const tab of tabs) {
      const list = this.list(tab);
      if (list.value === null) void list.load();
    }
  }

  stop(): void {
    for (const tab of tabs) this.list(tab).watch.cancel();
  }

  /** Who is in a tab. */
  list(tab: Tab): Resource<readonly Candidate[]> {
    return tab === 'shortlisted' ? this.shortlist.list : this[tab];
  }

  isViewed(student: StudentId): boolean {
    return this.#viewed.has(student);
  }
}
