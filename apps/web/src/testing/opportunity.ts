import type { Clipboard } from '@glo/domain/candidates';
import { JobLifecycle } from '@glo/domain/jobs';
import { Shortlisting } from '@glo/domain/shortlist';
import {
  aCandidateDirectory,
  aJobBoard,
  scriptedPort,
  someCandidateFilters,
  someLookups,
  someNotifications,
  someShortlists,
} from '@glo/domain/testing';
import { OpportunityPresenter } from '../features/hiring/opportunity/opportunity-presenter.ts';
import { JobDraftState } from '../state/job-draft-state.ts';
import { Notices } from '../state/notices.ts';
import { someListServices } from './candidate-lists.ts';
import { FakeNavigator } from './fake-navigator.ts';
import { aSignedInSession } from './session.ts';

/** The opportunity page with everything behind it. */
export function anOpportunityPage() {
  const board = aJobBoard();
  const directory = aCandidateDirectory();
  const shortlists = someShortlists();
  const notifications = someNotifications();
  const filters = someCandidateFilters();
  const clipboard = scriptedPort<Clipboard>({ copy: true });
  const listServices = someListServices();
  const session = aSignedInSession();
  const navigator = new FakeNavigator();
  const notices = new Notices();
  const presenter = new OpportunityPresenter(
    board,
    new JobLifecycle(board, new JobDraftState(), session),
    directory,
    shortlists,
    new Shortlisting(shortlists, notifications),
    filters,
    someLookups(),
    listServices.lists,
    clipboard,
    session,
    navigator,
    notices,
  );
  return {
    ...listServices,
    presenter,
    board,
    directory,
    shortlists,
    notifications,
    filters,
    clipboard,
    navigator,
    notices,
  };
}
