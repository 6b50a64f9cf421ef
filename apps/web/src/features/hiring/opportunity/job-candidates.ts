import type { Candidate, CandidateDirectory } from '@glo/domain/candidates';
import type { Job } from '@glo/domain/jobs';
import type { StudentId } from '@glo/domain/shared';
import { candidateRemoved, type Shortlisting, type Shortlists } from '@glo/domain/shortlist';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Notices } from '../../../state/notices.ts';
import { Resource } from '../../../state/resource.ts';

type Candidates = readonly Candidate[];

/** The services behind the three lists. */
export interface CandidateServices {
  readonly directory: CandidateDirectory;
  readonly shortlists: Shortlists;
  readonly shortlisting: Shortlisting;
  readonly notices: Notices;
}

/** Applicants, recommendations and shortlist of one job (specification 2, opportunity page; decision 30). */
export class JobCandidates {
  readonly applicants: Resource<Candidates>;
  readonly recommended: Resource<Candidates>;
  readonly shortlisted: Resource<Candidates>;
  /** Whose card waits for the service. */
  readonly busy = new Set<StudentId>();
  readonly #job: Job;
  readonly #services: CandidateServices;

  constructor(job: Job, services: CandidateServices) {
    const { directory, shortlists, notices } = services;
    const failed = notices.failed;
    this.#job = job;
    this.#services = services;
    this.applicants = new Resource(() => directory.byIds(job.applicants), failed);
    this.recommended = new Resource(() => shortlists.recommended(job.id), failed);
    this.shortlisted = new Resource(() => shortlists.candidates(job.id), failed);
    makeAutoObservable(this, { applicants: false, recommended: false, shortlisted: false }, { autoBind: true });
  }

  /** Asks for all three at once: each tab shows its count. */
  load(): void {
    for (const list of this.#lists) void list.load();
  }

  stop(): void {
    for (const list of this.#lists) list.watch.cancel();
  }

  get shortlistedIds(): ReadonlySet<StudentId> {
    return new Set(this.shortlisted.value?.map((candidate) => candidate.id));
  }

  isViewed(student: StudentId): boolean {
    return this.#job.viewedApplicants.includes(student);
  }

  /** Shortlists, or takes back: the card shows it at once and is put back when the service refuses. */
  async toggle(candidate: Candidate): Promise<void> {
    if (this.busy.has(candidate.id)) return;
    this.busy.add(candidate.id);
    await (this.shortlistedIds.has(candidate.id) ? this.#remove(candidate) : this.#add(candidate));
    runInAction(() => this.busy.delete(candidate.id));
  }

  async #add(candidate: Candidate): Promise<void> {
    this.shortlisted.change((list) => [...list, candidate]);
    const added = await this.#services.shortlisting.add(this.#job.id, candidate);
    if (added.ok) {
      if (this.shortlisted.value === null) void this.shortlisted.load();
      return;
    }
    this.shortlisted.change((list) => list.filter((other) => other.id !== candidate.id));
    this.#services.notices.failed(added.failure);
  }

  async #remove(candidate: Candidate): Promise<void> {
    const place = this.shortlisted.value?.findIndex((other) => other.id === candidate.id) ?? 0;
    this.shortlisted.change((list) => list.filter((other) => other.id !== candidate.id));
    const removed = await this.#services.shortlists.remove(this.#job.id, candidate.id);
    if (removed.ok) {
      this.#services.notices.toast(candidateRemoved, 'success');
      return;
    }
    this.shortlisted.change((list) => list.toSpliced(place, 0, candidate));
    this.#services.notices.failed(removed.failure);
  }

  get #lists() {
    return [this.applicants, this.recommended, this.shortlisted];
  }
}
