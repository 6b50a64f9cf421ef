import type { Candidate } from '@glo/domain/candidates/candidate';
import { nameOf } from '@glo/domain/candidates/identity';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { candidateRemoved, type Shortlisting, type UndoId } from '@glo/domain/shortlist/shortlist';
import { makeAutoObservable, runInAction, when } from 'mobx';
import type { Notices } from '../../state/notices.ts';
import type { JobVerdicts } from '../../state/verdicts/job-verdicts.ts';
import { type Failure, type Outcome, success } from '@glo/domain/shared/outcome';
import type { Resource } from '../../state/resource.ts';
import { texts } from './texts.ts';

/** The screen stopped waiting for the list. */
const unread: Failure = { kind: 'unreachable', text: '' };

type ShortlistOutcome = Outcome<'done' | 'already'>;

interface AddOptions {
  /** Runs as soon as it is settled that the candidate is shortlisted. */
  readonly onConfirmed?: () => void;
  /** The text of the toast. */
  readonly done?: string;
}

/** Optimistic shortlisting for one job, with rollback. */
export class JobShortlist {
  readonly list: Resource<readonly Candidate[]>;
  readonly busy = new Set<StudentId>();
  readonly #job: JobId;
  readonly #shortlisting: Shortlisting;
  readonly #notices: Notices;
  readonly #verdicts: () => JobVerdicts;
  /** Restore the verdicts that shortlisting has cleared. */
  readonly #cleared = new Map<StudentId, () => void>();

  constructor(
    job: JobId,
    list: Resource<readonly Candidate[]>,
    shortlisting: Shortlisting,
    notices: Notices,
    verdicts: () => JobVerdicts,
  ) {
    this.#job = job;
    this.list = list;
    this.#verdicts = verdicts;
    this.#shortlisting = shortlisting;
    this.#notices = notices;
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  get ids(): ReadonlySet<StudentId> {
    return new Set(this.list.value?.map((candidate) => candidate.id));
  }

  /** Returns true if the press is meant for these candidates (see `PressGuard`). */
  accepts(act: string, candidates: readonly Candidate[]): boolean {
    return this.#verdicts().accepts(
      act,
      candidates.map(({ id }) => id),
    );
  }

  /** The specified button: Shortlist, Shortlisted or Remove. */
  async toggle(candidate: Candidate): Promise<ShortlistOutcome> {
    if (this.busy.has(candidate.id) || !this.accepts('shortlist', [candidate])) return success('already');
    return this.ids.has(candidate.id) ? this.remove(candidate) : this.add(candidate);
  }

  /** Asks first about a candidate that was told no. */
  async add(
    candidate: Candidate,
    { onConfirmed = () => undefined, done = texts.shortlisted }: AddOptions = {},
  ): Promise<ShortlistOutcome> {
    if (!this.accepts('shortlist', [candidate])) return success('already');
    const confirming = this.ids.has(candidate.id) ? 'unasked' : this.confirm([candidate]);
    const confirmed = confirming === 'unasked' ? confirming : await confirming;
    if (confirmed === null) return success('already');
    onConfirmed();
    if (this.busy.has(candidate.id) && !this.ids.has(candidate.id)) await this.#free(candidate);
    const result = await this.#add(candidate, this.#undoOf(candidate), true);
    if (isDone(result)) {
      this.#offerUndo(candidate, done, () => this.takeBack(candidate, null, true));
      if (confirmed !== 'unasked') confirmed([candidate]);
    }
    return result;
  }

  async remove(candidate: Candidate): Promise<ShortlistOutcome> {
    if (!this.accepts('remove', [candidate])) return success('already');
    if (this.busy.has(candidate.id) && this.ids.has(candidate.id)) await this.#free(candidate);
    const before = this.list.value ?? [];
    const result = await this.#remove(candidate, this.#undoOf(candidate), true);
    if (isDone(result)) this.#offerUndo(candidate, candidateRemoved, () => this.putBack(candidate, before));
    return result;
  }

  /** The undo of shortlisting, which also restores the earlier verdict. */
  async takeBack(candidate: Candidate, undo: UndoId | null, isAlone: boolean): Promise<ShortlistOutcome> {
    const restoreVerdict = this.#cleared.get(candidate.id);
    const result = await this.#remove(candidate, undo, isAlone);
    if (isDone(result)) restoreVerdict?.();
    return result;
  }

  /** Also the key of the toast, which replaces the candidate's earlier one. */
  #undoOf({ id }: Candidate): string {
    return `${this.#job} ${id}`;
  }

  #offerUndo(candidate: Candidate, text: string, undo: () => Promise<ShortlistOutcome>): void {
    const key = this.#undoOf(candidate);
    const final = () => this.undoExpired(key);
    const change = { key, text, detail: nameOf(candidate), undo: () => void undo(), final };
    const name = text === candidateRemoved ? texts.removed : text;
    this.#verdicts().history.offerUndo([candidate.id], change, name);
  }

  /** See `Shortlisting`. */
  confirm(candidates: readonly Candidate[]): ReturnType<Shortlisting['confirm']> {
    return this.#shortlisting.confirm(this.#job, candidates);
  }

  /** One of several candidates that share an Undo and a result. Call `confirm` first. */
  async addWithOthers(candidate: Candidate, undo: UndoId): Promise<ShortlistOutcome> {
    return this.#add(candidate, undo, false);
  }

  async removeWithOthers(candidate: Candidate, undo: UndoId): Promise<ShortlistOutcome> {
    return this.#remove(candidate, undo, false);
  }

  /** Sends the messages that waited for this Undo. */
  undoExpired(undo: UndoId): void {
    this.#shortlisting.undoExpired(undo);
  }

  async #add(candidate: Candidate, undo: UndoId, isAlone: boolean): Promise<ShortlistOutcome> {
    return this.#once(candidate, async () => {
      if (this.list.value === null) await this.#reading();
      if (this.list.value === null) {
        const why = this.list.failure ?? unread;
        this.#shortlisting.notAdded(this.#job, candidate.id, why);
        return { ok: false, failure: why };
      }
      if (this.ids.has(candidate.id)) return this.#already(candidate, texts.already, isAlone);
      const { readAt } = this.list;
      const added = await this.list.edit(
        (list) => [...list, candidate],
        () => this.#shortlisting.add(this.#job, candidate, readAt, undo),
      );
      if ('elsewhere' in added) {
        this.list.becomeStale();
        return this.#already(candidate, texts.elsewhere, isAlone);
      }
      if (added.ok) return success('done');
      this.list.change((list) => list.filter((other) => other.id !== candidate.id));
      return this.#failed(candidate, added.failure, isAlone);
    });
  }

  async #remove(candidate: Candidate, undo: UndoId | null, isAlone: boolean): Promise<ShortlistOutcome> {
    return this.#once(candidate, async () => {
      if (!this.ids.has(candidate.id)) return this.#already(candidate, texts.notListed, isAlone);
      const before = this.list.value ?? [];
      const removed = await this.list.edit(
        (list) => list.filter((other) => other.id !== candidate.id),
        () => this.#shortlisting.remove(this.#job, candidate.id, undo),
      );
      if (removed.ok) return success('done');
      this.list.change((list) => inItsPlace(list, candidate, before));
      return this.#failed(candidate, removed.failure, isAlone);
    });
  }

  /** Restores the position in `before`. */
  async putBack(candidate: Candidate, before: readonly Candidate[], isAlone = true): Promise<ShortlistOutcome> {
    return this.#once(candidate, async () => {
      if (this.ids.has(candidate.id)) return success('already');
      const added = await this.list.edit(
        (list) => inItsPlace(list, candidate, before),
        () => this.#shortlisting.putBack(this.#job, candidate),
      );
      if (added.ok) return success('done');
      this.list.change((list) => list.filter((other) => other.id !== candidate.id));
      return this.#failed(candidate, added.failure, isAlone);
    });
  }

  /** The result of a bulk action counts these candidates. */
  #already(candidate: Candidate, text: (name: string) => string, isAlone: boolean): ShortlistOutcome {
    if (isAlone) this.#notices.showToast(text(nameOf(candidate)), 'info', candidate.id);
    return success('already');
  }

  #failed(candidate: Candidate, failure: Failure, isAlone: boolean): ShortlistOutcome {
    // A review has moved on by then.
    if (isAlone) this.#notices.showWriteFailure(failure, undefined, nameOf(candidate));
    return { ok: false, failure };
  }

  /** Waits for the opposite change, otherwise a key pressed before its response would do nothing. */
  async #free({ id }: Candidate): Promise<void> {
    await when(() => !this.busy.has(id));
  }

  /** Waits for the list and retries a failed one: a shortlisted student must not be notified twice. */
  async #reading(): Promise<void> {
    if (this.list.state === 'failed') void this.list.load();
    await when(() => this.list.state !== 'loading');
  }

  async #once(candidate: Candidate, send: () => Promise<ShortlistOutcome>): Promise<ShortlistOutcome> {
    if (this.busy.has(candidate.id)) return success('already');
    runInAction(() => this.busy.add(candidate.id));
    try {
      const result = await send();
      if (isDone(result)) this.#cleared.set(candidate.id, this.#verdicts().clear([candidate.id]));
      return result;
    } finally {
      runInAction(() => this.busy.delete(candidate.id));
    }
  }
}

function isDone(outcome: ShortlistOutcome): boolean {
  return outcome.ok && outcome.value === 'done';
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
