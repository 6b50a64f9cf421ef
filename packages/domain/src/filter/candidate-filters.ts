import type { StudentId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { CandidateFilter } from './candidate-filter.ts';
import type { FilterOptions } from './filter-options.ts';

/** The filter at the candidate data service (specification 2, section 7; decision 31). */
export abstract class CandidateFilters {
  abstract passing(filter: CandidateFilter, students: readonly StudentId[]): Promise<Outcome<readonly StudentId[]>>;
  /** Fails if any of the lists fails. */
  abstract options(): Promise<Outcome<FilterOptions>>;
}

/** Shown when the options fail to load (specification 2, section 8). */
export const optionsFailed = 'Something went wrong, Try Again';
