export { HttpCandidateFilters } from './http-candidate-filters.ts';
export { HttpCandidateDirectory } from './http-candidate-directory.ts';
export { HttpLookups } from './http-lookups.ts';
