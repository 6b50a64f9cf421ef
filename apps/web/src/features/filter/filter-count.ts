import { type CandidateFilter, criteriaCount } from '@glo/domain/filter/candidate-filter';
import type { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, runInAction } from 'mobx';
import { PendingRequest } from '../../state/pending-request.ts';

/** Debounce in milliseconds. */
const debounceMs = 500;

/** Live count of matching candidates. Failures are silent, because nothing is applied yet. */
export class FilterCount {
  matching: number | null = null;
  total = 0;
  readonly #filters: CandidateFilters;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #request = new PendingRequest();

  constructor(filters: CandidateFilters) {
    this.#filters = filters;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  update(filter: CandidateFilter | null, students: readonly StudentId[]): void {
    this.stop();
    this.total = students.length;
    const isKnown = filter !== null && (criteriaCount(filter) === 0 || students.length === 0);
    this.matching = isKnown ? students.length : null;
    if (filter === null || this.matching !== null) return;
    this.#timer = setTimeout(() => void this.#load(filter, students), debounceMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#request.cancel();
  }

  async #load(filter: CandidateFilter, students: readonly StudentId[]): Promise<void> {
    const token = this.#request.start();
    const answer = await this.#filters.passing(filter, students);
    if (!this.#request.settle(token) || !answer.ok) return;
    runInAction(() => {
      this.matching = new Set(answer.value).size;
    });
  }
}
