export {
  anyYears,
  askedFor,
  educationLevels,
  genders,
  noFilter,
  noWish,
  wishCount,
  wishText,
} from './candidate-filter.ts';
export type { CandidateFilter, EducationLevel, EducationWish, Gender, Years } from './candidate-filter.ts';
export { CandidateFilters, optionsFailed } from './candidate-filters.ts';
export type { FilterOptions } from './candidate-filters.ts';
export {
  filterPlaceMaximum,
  filterPlaceTooLong,
  maxYearsError,
  passingYears,
  percentageOptions,
  yearsOf,
  yearsOptions,
  yearsRule,
} from './filter-rules.ts';
export { readFilter, writeFilter } from './filter-text.ts';
