import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { Navigator, type Visit } from '../../navigation/navigator.ts';
import { candidatePath } from '../../navigation/addresses.ts';
import { ListReturnStore } from '../../state/device/list-return-store.ts';
import { type Review, ReviewState, type ListPosition } from '../../state/review-state.ts';

@injectable()
export class CandidatePager {
  readonly #review: ReviewState;
  readonly #navigator: Navigator;
  readonly #returns: ListReturnStore;

  constructor(review: ReviewState, navigator: Navigator, returns: ListReturnStore) {
    this.#review = review;
    this.#returns = returns;
    this.#navigator = navigator;
  }

  listOf(student: StudentId, job: JobId | null): Review | null {
    return this.#review.listOf(student, job);
  }

  positionOf(student: StudentId, job: JobId | null): ListPosition | null {
    return this.listOf(student, job) === null ? null : this.#review.positionOf(student);
  }

  /** Back leads to the list, however far one leafed: there the focus comes to who was looked at last. */
  go(student: StudentId, { query }: Visit): void {
    const path = candidatePath(student, query.get('job') ?? undefined, query.get('tab') ?? undefined);
    this.#returns.pagedTo(student);
    this.#navigator.go(path, { replace: true, onward: true });
  }
}
