import { pagesWithColleague } from '@glo/domain/testing/company-page';
import { when } from 'mobx';
import { ProfilePrefetch } from '../features/profile/profile-prefetch.ts';
import { ProfilePresenter } from '../features/profile/profile-presenter.ts';
import { ReviewServices } from '../features/review/review-services.ts';
import type { Visit } from '../navigation/navigator.ts';
import { ActiveScreen } from '../state/active-screen.ts';
import { BlindReview } from '../state/blind/blind-review.ts';
import { PagedListState } from '../state/device/paged-list-state.ts';
import { ListReturnStore } from '../state/list/list-return-store.ts';
import { Mailings } from '../state/mailings/mailings.ts';
import { Questions } from '../state/questions/questions.ts';
import { RecentCandidates } from '../state/recent-candidates.ts';
import { SearchState } from '../state/search-state.ts';
import { ServiceStore } from '../state/store/service-store.ts';
import { VerdictStore } from '../state/verdicts/verdict-store.ts';
import { JobVisits } from '../state/visits/job-visits.ts';
import { testContainer } from './container.ts';

/** One tab with its services. `nextPage` creates the presenter of the next profile. */
export function aProfilePage() {
  const world = testContainer({ pages: pagesWithColleague() });
  const { container, visit } = world;
  const nextPage = () => visit(ProfilePresenter);
  const presenter = nextPage();

  async function openLoaded(query = '') {
    presenter.activate(profileOf('student-1', query));
    const { opened, origin } = presenter;
    if (opened === null) throw new Error('No profile was opened');
    await when(() => [...opened.parts.all, ...(origin?.all ?? [])].every((resource) => resource.state !== 'loading'));
    return opened;
  }

  return {
    ...world,
    presenter,
    openLoaded,
    nextPage,
    search: container.get(SearchState),
    seen: container.get(RecentCandidates),
    paged: container.get(PagedListState),
    returns: container.get(ListReturnStore),
    blind: container.get(BlindReview),
    store: container.get(ServiceStore),
    verdicts: container.get(VerdictStore),
    visits: container.get(JobVisits),
    questions: container.get(Questions),
    screen: container.get(ActiveScreen),
    services: container.get(ReviewServices),
    mailings: container.get(Mailings),
    prefetch: container.get(ProfilePrefetch),
  };
}

export function profileOf(id: string, query = ''): Visit {
  return { params: { id }, query: new URLSearchParams(query), state: null };
}
