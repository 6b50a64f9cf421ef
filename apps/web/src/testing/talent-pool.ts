import { success } from '@glo/domain/shared/outcome';
import { aCandidate, aCompany, aCompleteRecruiter, aSession, studentId } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { expect } from 'vitest';
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
  const session = aSession(aCompleteRecruiter({ company: aCompany({ technologies }) }));
  const world = someLists({ session });
  world.pool.answers.suggestedFor = success([asha, bela]);
  const again = () => world.visit(TalentPoolPresenter);
  const presenter = again();
  const view = () => createElement(TalentPoolView, { presenter });
  const start = () => presenter.activate(aVisit());
  const arrive = async () => {
    start();
    await expect.poll(() => presenter.pool.request.pending).toBe(false);
  };
  return {
    ...world,
    presenter,
    again,
    start,
    arrive,
    text: () => textOf(view()),
    markup: () => markupOf(view()),
  };
}
