import { type CandidateFilter, criteriaCount } from '@glo/domain/filter/candidate-filter';
import type { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, runInAction } from 'mobx';

/** Choosing rests this long before the service is asked, in milliseconds. */
const choosingRest = 500;

/** How many meet what the modal asks for, while one is still choosing. That it cannot be said is no news: nothing is applied yet. */
export class FilterCount {
  /** null: not known. */
  matching: number | null = null;
  total = 0;
  readonly #filters: CandidateFilters;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Tells an answer from an older one. */
  #asked = 0;

  constructor(filters: CandidateFilters) {
    this.#filters = filters;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Another filter among these people; null: one that cannot be asked for. */
  follow(filter: CandidateFilter | null, students: readonly StudentId[]): void {
    this.stop();
    this.total = students.length;
    this.matching = filter !== null && criteriaCount(filter) === 0 ? students.length : null;
    if (filter === null || this.matching !== null) return;
    this.#timer = setTimeout(() => void this.#ask(filter, students, this.#asked), choosingRest);
  }

  /** No answer counts any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  async #ask(filter: CandidateFilter, students: readonly StudentId[], asked: number): Promise<void> {
    const answer = await this.#filters.passing(filter, students);
    if (asked !== this.#asked || !answer.ok) return;
    runInAction(() => {
      this.matching = new Set(answer.value).size;
    });
  }
}
