import type { CandidateFilter } from '@glo/domain/filter/candidate-filter';
import type { JobId } from '@glo/domain/shared/ids';
import { paths } from '../../../navigation/paths.ts';
import { filterIn, withFilter } from '../../filter/list-filter.ts';
import { type ListViewState, readListViewState, withListViewState } from '../../candidate-list/index.ts';
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
    filter: filterIn(query),
  };
}

/** The address of a job and nothing else. */
export function isPlain(address: OpportunityAddress): boolean {
  return writeAddress({ ...address, job: null }) === paths.opportunity;
}

/** The part of the query that a job keeps: filter, order and layout. */
export function keptQuery(place: Omit<OpportunityAddress, 'job' | 'tab' | 'typed' | 'verdict' | 'answer'>): string {
  const rest = { job: null, tab: 'applicants', typed: '', verdict: null, answer: 'all' } as const;
  return writeAddress({ ...place, ...rest }).split('?')[1] ?? '';
}

export function writeAddress({ job, tab, filter, ...place }: OpportunityAddress): string {
  const query = new URLSearchParams(job === null ? {} : { job });
  if (tab !== 'applicants') query.set('tab', tab);
  return withListViewState(paths.opportunity, withFilter(query, filter), place);
}
