import { opportunityPath } from '../../navigation/addresses.ts';
import { paths } from '../../navigation/paths.ts';
import { searchResultsPath } from '../../navigation/search-address.ts';
import type { PagedList } from '../../state/device/paged-list-state.ts';
import type { SearchState } from '../../state/search-state.ts';
import type { ProfileOrigin } from './profile-origin.ts';
import { texts } from './texts.ts';

export interface BackTarget {
  readonly href: string;
  readonly label: string | null;
}

interface CameFrom {
  readonly list: PagedList | null;
  readonly origin: ProfileOrigin | null;
  readonly tab: string | null;
  readonly search: SearchState;
}

/** Leads to the list of the profile, its job, the results of the last search, or the search. `label`: `null` while unknown. */
export function backLink({ list, origin, tab, search: { last } }: CameFrom): BackTarget {
  if (origin !== null) {
    const { id, job } = origin;
    const label = job.state === 'failed' ? texts.backToJob : (job.value?.title ?? null);
    return { href: list?.href ?? opportunityPath(id, tab ?? undefined), label };
  }
  if (list !== null) return { href: list.href, label: list.label };
  if (last !== null) return { href: searchResultsPath(last.criteria), label: texts.searchResult };
  return { href: paths.search, label: texts.search };
}
