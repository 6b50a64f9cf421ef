import { type CandidateOrder, candidateOrders } from '@glo/domain/candidates';
import { type CandidateFilter, readFilter, writeFilter } from '@glo/domain/filter';
import type { JobId } from '@glo/domain/shared';
import { paths } from '../../../navigation/paths.ts';
import { type Tab, tabs } from './job-candidates.ts';

/** Where one stands on the opportunity page; all of it lives in the query (decision 10). */
export interface OpportunityAddress {
  /** null: the newest active job is meant. */
  readonly job: JobId | null;
  readonly tab: Tab;
  readonly filter: CandidateFilter;
  readonly order: CandidateOrder;
  readonly typed: string;
}

/** Anything unknown in it reads as the usual. */
export function readAddress(query: URLSearchParams): OpportunityAddress {
  return {
    job: (query.get('job') || null) as JobId | null,
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'applicants',
    filter: readFilter(query.get('filter') ?? ''),
    order: candidateOrders.find((order) => order === query.get('sort')) ?? 'given',
    typed: query.get('find') ?? '',
  };
}

/** What is usual is left out. */
export function writeAddress({ job, tab, filter, order, typed }: OpportunityAddress): string {
  const query = new URLSearchParams(job === null ? {} : { job });
  if (tab !== 'applicants') query.set('tab', tab);
  const asked = writeFilter(filter);
  if (asked !== '') query.set('filter', asked);
  if (order !== 'given') query.set('sort', order);
  if (typed.trim() !== '') query.set('find', typed);
  return query.size > 0 ? `${paths.opportunity}?${query}` : paths.opportunity;
}
