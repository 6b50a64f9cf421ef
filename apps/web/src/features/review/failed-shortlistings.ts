import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import type { UnfinishedAct } from '@glo/domain/unfinished/act-journal';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createQueue } from '../../state/create-queue.ts';
import type { DeviceCode } from '../../state/device-code.ts';
import type { ProfileOrigin } from '../open-profile/profile-origin.ts';

/** Candidates of a review whose shortlisting failed or was cut off. */
export class FailedShortlistings {
  acts: readonly UnfinishedAct[] = [];
  isRetrying = false;
  readonly #origin: ProfileOrigin;
  readonly #code: DeviceCode;
  readonly #reviewed: () => readonly StudentId[];

  constructor(origin: ProfileOrigin, code: DeviceCode, reviewed: () => readonly StudentId[]) {
    this.#origin = origin;
    this.#code = code;
    this.#reviewed = reviewed;
    makeAutoObservable(this, { acts: observableRef }, { autoBind: true });
  }

  /** Follows the device. Returns the clean-up. */
  open(): () => void {
    const closing = new AbortController();
    void this.#follow(closing.signal);
    return () => closing.abort();
  }

  async #follow(closed: AbortSignal): Promise<void> {
    const code = await this.#code.load().catch(() => null);
    if (code === null || closed.aborted) return;
    const read = async () => {
      const acts = await code.journal.unfinished();
      runInAction(() => (this.acts = acts));
    };
    closed.addEventListener(
      'abort',
      code.pages.onChange(() => void read()),
    );
    await read();
  }

  get ids(): ReadonlySet<StudentId> {
    const { id: origin, shortlist } = this.#origin;
    const reviewed = new Set(this.#reviewed());
    const ofReview = this.acts.filter(
      ({ kind, job, student }) => kind === 'shortlist' && job === origin && reviewed.has(student),
    );
    return new Set(ofReview.flatMap(({ student }) => (shortlist.ids.has(student) ? [] : [student])));
  }

  /** The students are notified at once. */
  async retry(candidates: readonly Candidate[]): Promise<void> {
    const { shortlist } = this.#origin;
    const undo = Symbol('undo');
    this.isRetrying = true;
    const queue = createQueue(3);
    const add = (candidate: Candidate) => shortlist.addWithOthers(candidate, undo);
    await Promise.all(candidates.map((candidate) => queue.send(() => add(candidate))));
    shortlist.undoExpired(undo);
    runInAction(() => (this.isRetrying = false));
  }
}
