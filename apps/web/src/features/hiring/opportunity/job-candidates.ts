import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { Job } from '@glo/domain/jobs/job';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Shortlisting, Shortlists } from '@glo/domain/shortlist/shortlist';
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
  readonly #viewed: ReadonlySet<StudentId>;

  constructor(job: Job, { directory, shortlists, shortlisting, notices }: CandidateServices) {
    this.applicants = new Applicants(job.applicants, directory, notices);
    this.recommended = new Resource(() => shortlists.recommended(job.id), notices.failed);
    this.shortlist = new JobShortlist(job.id, shortlists, shortlisting, notices);
    this.#applied = job.applicants;
    this.#viewed = new Set(job.viewedApplicants);
  }

  /** Asks at once for all that is not there: each tab shows its count, and each card whether it is shortlisted. */
  load(): void {
    for (const tab of tabs) {
      if (this.list(tab).value !== null) continue;
      if (tab === 'applicants') void this.applicants.load();
      else void this.list(tab).load();
    }
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
    return this.#viewed.has(student);
  }
}
