import type { Clipboard } from '@glo/domain/candidates/clipboard';
import { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { Shortlisting } from '@glo/domain/shortlist/shortlist';
import { aCandidateDirectory, someNotifications, someShortlists } from '@glo/domain/testing/hiring';
import { aJobBoard, someLookups } from '@glo/domain/testing/jobs';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { someCandidateFilters } from '@glo/domain/testing/filter';
import { someFolders } from '@glo/domain/testing/folders';
import { CandidateActions } from '../features/candidates/actions/candidate-actions.ts';
import { FoldersState } from '../features/candidates/folders-state.ts';
import { OpenTabs } from '../features/hiring/opportunity/open-tabs.ts';
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
  const folders = someFolders();
  const navigator = new FakeNavigator();
  const notices = new Notices();
  const keeping = new FolderKeeping(folders, session);
  const foldersState = new FoldersState(folders, session, notices);
  const actions = new CandidateActions(directory, clipboard, folders, keeping, foldersState, notices);
  const presenter = new OpportunityPresenter(
    board,
    new JobLifecycle(board, new JobDraftState(), session),
    directory,
    shortlists,
    new Shortlisting(shortlists, notifications),
    filters,
    someLookups(),
    new OpenTabs(filters, listServices.lists, foldersState, actions, directory, clipboard, notices),
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
    folders,
    clipboard,
    navigator,
    notices,
  };
}
