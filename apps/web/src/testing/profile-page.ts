import type { Clipboard } from '@glo/domain/candidates/clipboard';
import type { Downloads } from '@glo/domain/candidates/downloads';
import { ProfileVisit } from '@glo/domain/candidates/profile-visit';
import { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import { Shortlisting } from '@glo/domain/shortlist/shortlist';
import { pagesWithColleague } from '@glo/domain/testing/company-page';
import { aLeaving, aCandidateDirectory, someNotifications, someShortlists } from '@glo/domain/testing/hiring';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { someFolders } from '@glo/domain/testing/folders';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { CandidateActions } from '../features/people/actions/candidate-actions.ts';
import { CandidatePager } from '../features/profile/candidate-pager.ts';
import { NotesExport } from '../features/profile/notes-export.ts';
import { ProfileActions } from '../features/profile/profile-actions.ts';
import { ProfilePresenter } from '../features/profile/profile-presenter.ts';
import { ProfileCache } from '../features/profile/profile-cache.ts';
import { ListReturnStore } from '../state/device/list-return-store.ts';
import { FoldersState } from '../features/people/folders-state.ts';
import type { Visit } from '../navigation/navigator.ts';
import { somePostedJobs } from './posted-jobs.ts';
import { JobOwners } from '../state/jobs/job-owners.ts';
import { LocalRecords } from '../state/device/local-records.ts';
import { RecordsExport } from '../state/device/records-export.ts';
import { Notices } from '../state/notices.ts';
import { ReviewState } from '../state/review-state.ts';
import { PeopleSeen } from '../state/people-seen.ts';
import { SearchState } from '../state/search-state.ts';
import { FakeDevice } from './fake-device.ts';
import { FakeNavigator } from './fake-navigator.ts';
import { FakeTabMemory } from './fake-tab-memory.ts';
import { aSignedInSession } from './session.ts';
import { aBlindReview } from './blind-review.ts';

/** A tab in which profiles are opened, with everything behind them; `presenter` is its first page, `nextPage` makes another. */
export function aProfilePage() {
  const ports = {
    directory: aCandidateDirectory(),
    board: aJobBoard(),
    shortlists: someShortlists(),
    notifications: someNotifications(),
    folders: someFolders(),
    clipboard: scriptedPort<Clipboard>({ copy: true }),
    downloads: scriptedPort<Downloads>({ save: undefined }),
    navigator: new FakeNavigator(),
  };
  const { directory, board, shortlists, notifications, clipboard, navigator } = ports;
  const session = aSignedInSession();
  const tabs = new FakeTabs();
  const memory = new FakeTabMemory();
  const notices = new Notices();
  const search = new SearchState(session);
  const seen = new PeopleSeen(session);
  const review = new ReviewState(memory, session);
  const left = new ListReturnStore(memory, session, navigator);
  const records = new LocalRecords(new FakeDevice().tab(), session, notices);
  const shortlisting = new Shortlisting(shortlists, notifications, aLeaving(), tabs);
  const owners = new JobOwners(pagesWithColleague(), session);
  const atHand = new ProfileCache(directory, board, shortlists, shortlisting, notices, owners);
  const { posted, cache: jobCache } = somePostedJobs(board, session, notices);
  const visiting = new ProfileVisit(board, notifications, memory, session, tabs);
  const state = new FoldersState(ports.folders, session, notices, tabs);
  const keeping = new FolderKeeping(ports.folders, session);
  const blind = aBlindReview(session, notices);
  const recordsExport = new RecordsExport(records, session, ports.downloads, notices);
  const notesExport = new NotesExport(records, directory, ports.downloads, notices);

  function nextPage(): ProfilePresenter {
    const actions = new CandidateActions(directory, clipboard, ports.folders, keeping, state, notices, blind);
    const acts = new ProfileActions(actions, state, clipboard, navigator, notices, blind);
    return new ProfilePresenter(
      atHand,
      visiting,
      new CandidatePager(review, navigator, left),
      acts,
      notesExport,
      records,
      recordsExport,
      search,
      seen,
      jobCache,
      posted,
      tabs,
    );
  }

  return {
    ...ports,
    presenter: nextPage(),
    nextPage,
    search,
    seen,
    review,
    left,
    records,
    notices,
    notesExport,
    blind,
    jobCache,
    tabs,
  };
}

/** A profile's address: '?job=job-1'. */
export function profileOf(id: string, query = ''): Visit {
  return { params: { id }, query: new URLSearchParams(query), state: null };
}
