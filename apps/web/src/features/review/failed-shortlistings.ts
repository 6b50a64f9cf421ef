import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, runInAction } from 'mobx';
import { createQueue } from '../../state/create-queue.ts';
import type { Unfinished } from '../../state/unfinished/unfinished.ts';
import type { ProfileOrigin } from '../open-profile/profile-origin.ts';

/** Candidates of a review whose shortlisting failed or was cut off. */
export class FailedShortlistings {
  isRetrying = false;
  readonly #origin: ProfileOrigin;
  readonly #unfinished: Unfinished;
  readonly #reviewed: () => readonly StudentId[];

  constructor(origin: ProfileOrigin, unfinished: Unfinished, reviewed: () => readonly StudentId[]) {
    this.#origin = origin;
    this.#unfinished = unfinished;
    this.#reviewed = reviewed;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get ids(): ReadonlySet<StudentId> {
    const { id: origin, shortlist } = this.#origin;
    const reviewed = new Set(this.#reviewed());
    const ofReview = this.#unfinished.acts.filter(
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
