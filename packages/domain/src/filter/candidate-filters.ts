import type { StudentId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { CandidateFilter } from './candidate-filter.ts';

/** The filter at the candidate data service (specification 2, section 7; decision 31). */
export abstract class CandidateFilters {
  /** Which of these students meet the filter. */
  abstract passing(filter: CandidateFilter, students: readonly StudentId[]): Promise<Outcome<readonly StudentId[]>>;
  /** What the modal offers; fails when one of its lists does. */
  abstract options(): Promise<Outcome<FilterOptions>>;
}

/** The six lists of the modal. */
export interface FilterOptions {
  readonly masterDegrees: readonly string[];
  readonly masterSpecialisations: readonly string[];
  readonly bachelorDegrees: readonly string[];
  readonly bachelorSpecialisations: readonly string[];
  /** Of the twelfth and of diplomas. */
  readonly streams: readonly string[];
  readonly institutes: readonly string[];
}

/** Said when the lists do not come (specification 2, section 8). */
export const optionsFailed = 'Something went wrong, Try Again';
