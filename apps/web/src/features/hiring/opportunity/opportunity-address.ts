import type { CandidateFilter } from '@glo/domain/filter/candidate-filter';
import { readFilter, writeFilter } from '@glo/domain/filter/filter-text';
import type { JobId } from '@glo/domain/shared/ids';
import { paths } from '../../../navigation/paths.ts';
import { type ListViewState, readListViewState, withListViewState } from '../../people/people.ts';
import { type Tab, tabs } from './job-candidates.ts';

/** Query string of the page (decision 10). */
export interface OpportunityAddress extends ListViewState {
  readonly job: JobId | null;
  readonly tab: Tab;
  readonly filter: CandidateFilter;
}

/** Unknown values become defaults. */
export function readAddress(query: URLSearchParams): OpportunityAddress {
  return {
    ...readListViewState(query),
    job: (query.get('job') || null) as JobId | null,
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'applicants',
    filter: readFilter(query.get('filter') ?? ''),
  };
}

export function writeAddress({ job, tab, filter, ...place }: OpportunityAddress): string {
  const query = new URLSearchParams(job === null ? {} : { job });
  if (tab !== 'applicants') query.set('tab', tab);
  const asked = writeFilter(filter);
  if (asked !== '') query.set('filter', asked);
  return withListViewState(paths.opportunity, query, place);
}
