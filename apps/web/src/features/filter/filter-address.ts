import { type CandidateFilter, readFilter, writeFilter } from '@glo/domain/filter/candidate-filter';

const parameter = 'filter';

/** Reads the filter of a list from its query. */
export function filterIn(query: URLSearchParams): CandidateFilter {
  return readFilter(query.get(parameter) ?? '');
}

/** Adds the filter to `query` and returns it. */
export function withFilter(query: URLSearchParams, filter: CandidateFilter): URLSearchParams {
  const filterText = writeFilter(filter);
  if (filterText !== '') query.set(parameter, filterText);
  return query;
}
