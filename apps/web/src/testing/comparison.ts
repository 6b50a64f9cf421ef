import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { pagesWithColleague } from '@glo/domain/testing/company-page';
import { aProfile } from '@glo/domain/testing/hiring';
import { ComparePresenter } from '../features/compare/compare-presenter.ts';
import { BlindReview } from '../state/blind/blind-review.ts';
import { PagedListState } from '../state/device/paged-list-state.ts';
import { VerdictStore } from '../state/verdicts/verdict-store.ts';
import { testContainer } from './container.ts';

/** Compares `people`. The service refuses all other ids. */
export function aComparison(people: Readonly<Record<string, Partial<CandidateProfile>>>) {
  const world = testContainer({ pages: pagesWithColleague() });
  const { container, directory } = world;
  directory.profile = async (id): Promise<Outcome<CandidateProfile>> => {
    const change = people[id];
    return change === undefined ? failure('refused') : success(aProfile({ id, name: id, ...change }));
  };
  return {
    ...world,
    presenter: container.get(ComparePresenter),
    paged: container.get(PagedListState),
    blind: container.get(BlindReview),
    verdicts: container.get(VerdictStore),
  };
}
