import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { candidatePath } from '../../../navigation/addresses.ts';
import { type Review, ReviewState, type ListPosition } from '../../../state/review-state.ts';

/** Going from one candidate to the next, in the order of the list they were opened from. */
@injectable()
export class CandidatePager {
  readonly #review: ReviewState;
  readonly #navigator: Navigator;

  constructor(review: ReviewState, navigator: Navigator) {
    this.#review = review;
    this.#navigator = navigator;
  }

  listOf(student: StudentId, job: JobId | null): Review | null {
    return this.#review.listOf(student, job);
  }

  positionOf(student: StudentId, job: JobId | null): ListPosition | null {
    return this.listOf(student, job) === null ? null : this.#review.positionOf(student);
  }

  /** Back leads to the list, however far one leafed. */
  go(student: StudentId, { query }: Visit): void {
    const path = candidatePath(student, query.get('job') ?? undefined, query.get('tab') ?? undefined);
    this.#navigator.go(path, { replace: true, onward: true });
  }
}
