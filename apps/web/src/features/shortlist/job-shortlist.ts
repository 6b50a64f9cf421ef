import type { Candidate } from '@glo/domain/candidates/candidate';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type { DelayedNotification } from '@glo/domain/shortlist/delayed-notification';
import { candidateRemoved, type Shortlisting, type Shortlists } from '@glo/domain/shortlist/shortlist';
import { makeAutoObservable, runInAction, when } from 'mobx';
import type { Notices } from '../../state/notices.ts';
import type { Failure } from '@glo/domain/shared/outcome';
import { itemResource, type Resource } from '../../state/resource.ts';
import { texts } from './texts.ts';

export type ShortlistResult = 'done' | 'already' | 'failed';

/** Optimistic shortlisting for one job, with rollback. */
export class JobShortlist {
  readonly list: Resource<readonly Candidate[]>;
  readonly busy = new Set<StudentId>();
  readonly #job: JobId;
  readonly #shortlists: Shortlists;
  readonly #shortlisting: Shortlisting;
  readonly #notices: Notices;
  /** When the list was last asked for, in milliseconds. */
  #readAt = 0;

  constructor(job: JobId, shortlists: Shortlists, shortlisting: Shortlisting, notices: Notices) {
    this.#job = job;
    this.#shortlists = shortlists;
    this.#shortlisting = shortlisting;
    this.#notices = notices;
    this.list = itemResource(() => {
      this.#readAt = Date.now();
      return shortlists.candidates(job);
    }, notices.failed);
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** Re-reads the list as soon as no change is under way, which the response may miss. */
  refresh(): void {
    when(
      () => this.busy.size === 0,
      () => void this.list.refresh(),
    );
  }

  get ids(): ReadonlySet<StudentId> {
    return new Set(this.list.value?.map((candidate) => candidate.id));
  }

  async toggle(candidate: Candidate): Promise<ShortlistResult> {
    const isListed = this.ids.has(candidate.id);
    const before = this.list.value ?? [];
    const result = await (isListed ? this.remove(candidate) : this.add(candidate));
    if (result !== 'done') return result;
    if (isListed) this.#tell(candidate, candidateRemoved, () => this.putBack(candidate, before));
    else this.#tell(candidate, texts.shortlisted, () => this.remove(candidate));
    return result;
  }

  /** Replaces the candidate's earlier toast. */
  #tell({ id, name }: Candidate, text: string, undo: () => Promise<ShortlistResult>): void {
    this.#notices.undoable(text, () => void undo(), name, `${this.#job} ${id}`);
  }

  /** Notifies the student unless already shortlisted. */
  async add(candidate: Candidate): Promise<ShortlistResult> {
    return this.#add(candidate, null, this.#notices.actFailed);
  }

  /** Like `add`, with a shared notification and result. */
  async addWithOthers(candidate: Candidate, others: DelayedNotification): Promise<ShortlistResult> {
    return this.#add(candidate, others, () => undefined);
  }

  notifyTogether(): DelayedNotification {
    return this.#shortlisting.notifyTogether();
  }

  async #add(
    candidate: Candidate,
    others: DelayedNotification | null,
    tell: (failure: Failure) => void,
  ): Promise<ShortlistResult> {
    return this.#once(candidate, async () => {
      if (this.list.value === null) await this.#reading();
      if (this.list.value === null) return 'failed';
      if (this.ids.has(candidate.id)) return 'already';
      this.#dropReload();
      this.list.change((list) => [...list, candidate]);
      const added = await this.#shortlisting.add(this.#job, candidate, this.#readAt, others);
      if ('elsewhere' in added) {
        if (others === null) this.#notices.toast(texts.elsewhere(candidate.name), 'info');
        this.refresh();
        return 'already';
      }
      if (added.ok) return 'done';
      this.list.change((list) => list.filter((other) => other.id !== candidate.id));
      tell(added.failure);
      return 'failed';
    });
  }

  async remove(candidate: Candidate, tell = this.#notices.actFailed): Promise<ShortlistResult> {
    return this.#once(candidate, async () => {
      if (!this.ids.has(candidate.id)) return 'already';
      const before = this.list.value ?? [];
      this.#dropReload();
      this.list.change((list) => list.filter((other) => other.id !== candidate.id));
      const removed = await this.#shortlists.remove(this.#job, candidate.id);
      if (removed.ok) return 'done';
      this.list.change((list) => inItsPlace(list, candidate, before));
      tell(removed.failure);
      return 'failed';
    });
  }

  /** Restores the position in `before` without a notification. */
  async putBack(
    candidate: Candidate,
    before: readonly Candidate[],
    tell = this.#notices.actFailed,
  ): Promise<ShortlistResult> {
    return this.#once(candidate, async () => {
      if (this.ids.has(candidate.id)) return 'already';
      this.#dropReload();
      this.list.change((list) => inItsPlace(list, candidate, before));
      const added = await this.#shortlists.add(this.#job, candidate);
      if (added.ok) return 'done';
      this.list.change((list) => list.filter((other) => other.id !== candidate.id));
      tell(added.failure);
      return 'failed';
    });
  }

  /** Waits for the list and retries a failed one: a shortlisted student must not be notified twice. */
  async #reading(): Promise<void> {
    if (this.list.state === 'failed') void this.list.load();
    await when(() => this.list.state !== 'loading');
  }

  /** Cancels a reload, which may miss this change. */
  #dropReload(): void {
    this.list.request.cancel();
  }

  async #once(candidate: Candidate, act: () => Promise<ShortlistResult>): Promise<ShortlistResult> {
    if (this.busy.has(candidate.id)) return 'already';
    runInAction(() => this.busy.add(candidate.id));
    try {
      return await act();
    } finally {
      runInAction(() => this.busy.delete(candidate.id));
    }
  }
}

/** Inserts the candidate after those that preceded them in the earlier list. */
function inItsPlace(
  list: readonly Candidate[],
  candidate: Candidate,
  before: readonly Candidate[],
): readonly Candidate[] {
  const places = new Map(before.map(({ id }, place) => [id, place]));
  const place = places.get(candidate.id) ?? before.length;
  const next = list.findIndex(({ id }) => (places.get(id) ?? before.length) > place);
  return next === -1 ? [...list, candidate] : list.toSpliced(next, 0, candidate);
}
