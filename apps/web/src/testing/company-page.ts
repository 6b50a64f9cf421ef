import type { Recruiter } from '@glo/domain/account/recruiter';
import { aCompleteRecruiter, aSession } from '@glo/domain/testing/builders';
import { someCompanyPages } from '@glo/domain/testing/company-page';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { createElement } from 'react';
import { expect } from 'vitest';
import { CompanyPagePresenter } from '../features/company-page/company-page-presenter.ts';
import { CompanyPageView } from '../features/company-page/CompanyPageView.tsx';
import { somePostedJobs } from './posted-jobs.ts';
import { Notices } from '../state/notices.ts';
import { markupOf, textOf } from './rendered.ts';
import { aSignedInSession } from './session.ts';

/** The company page. `null` is an account without recruiter details. */
export function aCompanyPage(recruiter: Recruiter | null = aCompleteRecruiter()) {
  const pages = someCompanyPages();
  const notices = new Notices();
  const board = aJobBoard();
  const session = aSignedInSession();
  session.start(aSession(recruiter));
  const presenter = new CompanyPagePresenter(
    pages,
    board,
    somePostedJobs(board, session, notices).posted,
    session,
    notices,
  );
  const view = () => createElement(CompanyPageView, { presenter });
  let leave = () => {};
  const arrive = async () => {
    leave = presenter.activate();
    await expect
      .poll(() => [presenter.details.state, presenter.members.state, presenter.jobs.own.state])
      .not.toContain('loading');
  };
  return {
    pages,
    board,
    notices,
    presenter,
    arrive,
    leave: () => leave(),
    text: () => textOf(view()),
    markup: () => markupOf(view()),
  };
}
