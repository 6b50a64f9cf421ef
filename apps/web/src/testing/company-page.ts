import type { Recruiter } from '@glo/domain/account/recruiter';
import { aCompleteRecruiter, aSession } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { expect } from 'vitest';
import { CompanyPagePresenter } from '../features/company-page/company-page-presenter.ts';
import { CompanyPageView } from '../features/company-page/CompanyPageView.tsx';
import { testContainer } from './container.ts';
import { markupOf, textOf } from './rendered.ts';

/** The company page. `null` is an account without recruiter details. */
export function aCompanyPage(recruiter: Recruiter | null = aCompleteRecruiter()) {
  const world = testContainer({ session: aSession(recruiter) });
  const presenter = world.visit(CompanyPagePresenter);
  const view = () => createElement(CompanyPageView, { presenter });
  let leave = () => {};
  const arrive = async () => {
    leave = presenter.activate();
    await expect
      .poll(() => [presenter.details.state, presenter.members.state, presenter.jobs.own.state])
      .not.toContain('loading');
  };
  return {
    ...world,
    presenter,
    arrive,
    leave: () => leave(),
    text: () => textOf(view()),
    markup: () => markupOf(view()),
  };
}
