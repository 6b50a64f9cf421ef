import type { Candidate } from '@glo/domain/candidates';
import type { JobId, StudentId } from '@glo/domain/shared';
import { candidateRemoved, type Shortlisting, type Shortlists } from '@glo/domain/shortlist';
import { makeAutoObservable, runInAction, when } from 'mobx';
import type { Notices } from '../../state/notices.ts';
import { Resource } from '../../state/resource.ts';

/** Who is shortlisted for one job. A press shows at once and is put back when the service refuses. */
export class JobShortlist {
  readonly list: Resource<readonly Candidate[]>;
  /** Whose card waits for the service. */
  readonly busy = new Set<StudentId>();
  readonly #job: JobId;
  readonly #shortlists: Shortlists;
  readonly #shortlisting: Shortlisting;
  readonly #notices: Notices;

  constructor(job: JobId, shortlists: Shortlists, shortlisting: Shortlisting, notices: Notices) {
    this.#job = job;
    this.#shortlists = shortlists;
    this.#shortlisting = shortlisting;
    this.#notices = notices;
    this.list = new Resource(() => shortlists.candidates(job), notices.failed);
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  get ids(): ReadonlySet<StudentId> {
    return new Set(this.list.value?.map((candidate) => candidate.id));
  }

  /** Shortlists, or takes back. */
  async toggle(candidate: Candidate): Promise<void> {
    if (this.busy.has(candidate.id)) return;
    this.busy.add(candidate.id);
    await (this.ids.has(candidate.id) ? this.#remove(candidate) : this.#add(candidate));
    runInAction(() => this.busy.delete(candidate.id));
  }

  async #add(candidate: Candidate): Promise<void> {
    if (this.list.value === null) await this.#reading();
    if (this.list.value === null || this.ids.has(candidate.id)) return;
    this.list.change((list) => [...list, candidate]);
    const added = await this.#shortlisting.add(this.#job, candidate);
    if (added.ok) return;
    this.list.change((list) => list.filter((other) => other.id !== candidate.id));
    this.#notices.failed(added.failure);
  }

  /** Waits for the list, and asks again when it failed: a student already on it must not hear of it twice. */
  async #reading(): Promise<void> {
    if (this.list.state === 'failed') void this.list.load();
    await when(() => this.list.state !== 'loading');
  }

  async #remove(candidate: Candidate): Promise<void> {
    const place = this.list.value?.findIndex((other) => other.id === candidate.id) ?? 0;
    this.list.change((list) => list.filter((other) => other.id !== candidate.id));
    const removed = await this.#shortlists.remove(this.#job, candidate.id);
    if (removed.ok) {
      this.#notices.toast(candidateRemoved, 'success');
    } else {
      this.list.change((list) => list.toSpliced(place, 0, candidate));
      this.#notices.failed(removed.failure);
    }
  }
}
