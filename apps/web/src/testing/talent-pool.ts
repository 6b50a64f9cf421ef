import { success } from '@glo/domain/shared/outcome';
import type { TalentPool } from '@glo/domain/talent-pool/talent-pool';
import { aCandidate, aCompany, aCompleteRecruiter, aSession, studentId } from '@glo/domain/testing/builders';
import { someCompanyPages } from '@glo/domain/testing/company-page';
import { someCandidateFilters } from '@glo/domain/testing/filter';
import { someLookups } from '@glo/domain/testing/jobs';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { createElement } from 'react';
import { expect } from 'vitest';
import { FilterPanels } from '../features/filter/filter-panel.ts';
import { SuggestedCandidates } from '../features/talent-pool/suggested-candidates.ts';
import { TalentPoolPresenter } from '../features/talent-pool/talent-pool-presenter.ts';
import { TalentPoolView } from '../features/talent-pool/TalentPoolView.tsx';
import { someLists } from './candidate-lists.ts';
import { markupOf, textOf } from './rendered.ts';
import { aVisit } from './fakes/fake-navigator.ts';

export const [asha, bela] = [
  aCandidate({ id: studentId('asha'), name: 'Asha Rao' }),
  aCandidate({ id: studentId('bela'), name: 'Bela Sen' }),
];

/** The talent pool of a company with these technologies. It suggests Asha and Bela. */
export function aTalentPool(technologies: readonly string[]) {
  const world = someLists();
  const { session, notices, lists } = world;
  session.start(aSession(aCompleteRecruiter({ company: aCompany({ technologies }) })));
  const pool = scriptedPort<TalentPool>({ suggestedFor: success([asha, bela]) });
  const pages = someCompanyPages();
  const suggested = new SuggestedCandidates(pool, pages, session, notices);
  const filters = someCandidateFilters();
  const again = () =>
    new TalentPoolPresenter(suggested, lists, new FilterPanels(filters, someLookups(), notices, world.blind));
  const presenter = again();
  const view = () => createElement(TalentPoolView, { presenter });
  const start = () => presenter.activate(aVisit());
  const arrive = async () => {
    start();
    await expect.poll(() => presenter.pool.request.pending).toBe(false);
  };
  return {
    ...world,
    pool,
    pages,
    filters,
    presenter,
    again,
    start,
    arrive,
    text: () => textOf(view()),
    markup: () => markupOf(view()),
  };
}
