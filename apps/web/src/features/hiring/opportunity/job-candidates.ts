import type { Candidate, CandidateDirectory } from '@glo/domain/candidates';
import type { Job } from '@glo/domain/jobs';
import type { StudentId } from '@glo/domain/shared';
import type { Shortlisting, Shortlists } from '@glo/domain/shortlist';
import type { Notices } from '../../../state/notices.ts';
import { Resource } from '../../../state/resource.ts';
import { JobShortlist } from '../../shortlist/job-shortlist.ts';

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

  /** Asks for all three at once: each tab shows its count. */
  load(): void {
    for (const list of this.#lists) void list.load();
  }

  stop(): void {
    for (const list of this.#lists) list.watch.cancel();
  }

  isViewed(student: StudentId): boolean {
    return this.#viewed.has(student);
  }

  get #lists() {
    return [this.applicants, this.recommended, this.shortlist.list];
  }
}
