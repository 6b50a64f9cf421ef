import { someCandidateFilters } from '@glo/domain/testing/filter';
import { JobCriteria } from '../features/filter/job-criteria.ts';
import type { Clipboard } from '@glo/domain/candidates/clipboard';
import type { Downloads } from '@glo/domain/candidates/downloads';
import { ProfileVisit } from '@glo/domain/visits/profile-visit';
import { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import { Shortlisting } from '@glo/domain/shortlist/shortlist';
import { pagesWithColleague } from '@glo/domain/testing/company-page';
import {
  someToldNo,
  aLeaving,
  aCandidateDirectory,
  aSight,
  someNotifications,
  someShortlists,
} from '@glo/domain/testing/hiring';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { someFolders } from '@glo/domain/testing/folders';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { when } from 'mobx';
import { ReviewStart } from '../features/hiring/review-start.ts';
import { ShortlistedCounts } from '../features/hiring/shortlisted-counts.ts';
import { CandidateActions } from '../features/people/actions/candidate-actions.ts';
import { NotesExport } from '../features/profile/notes-export.ts';
import { ProfilePresenter } from '../features/profile/profile-presenter.ts';
import { Profiles } from '../features/profile/profiles.ts';
import { Reviews } from '../features/profile/review/reviews.ts';
import { Questions } from '../state/questions/questions.ts';
import { Mailings } from '../state/mailings/mailings.ts';
import { ListReturnStore } from '../state/list/list-return-store.ts';
import { FoldersState } from '../features/people/folders-state.ts';
import { PileFolders } from '../features/people/folders/pile-folders.ts';
import type { Visit } from '../navigation/navigator.ts';
import { somePostedJobs } from './posted-jobs.ts';
import { JobOwners } from '../state/jobs/job-owners.ts';
import type { DeviceCode } from '../state/device-code.ts';
import { ActiveScreen } from '../state/active-screen.ts';
import { LocalRecords } from '../state/device/local-records.ts';
import { RecordsExport } from '../state/saved-data/records-export.ts';
import { CandidateMemory } from '../state/memory/candidate-memory.ts';
import { Notices } from '../state/notices.ts';
import { ReviewState } from '../state/device/review-state.ts';
import { ShortcutsState } from '../state/shortcuts-state.ts';
import { RecentCandidates } from '../state/recent-candidates.ts';
import { SearchState } from '../state/search-state.ts';
import { FakeDevice } from './fakes/fake-device.ts';
import { FakeNavigator } from './fakes/fake-navigator.ts';
import { FakeTabMemory } from './fakes/fake-tab-memory.ts';
import { aSignedInSession } from './session.ts';
import { aBlindReview } from './blind-review.ts';
import { actsOn, aVerdictStore, someDeviceUseCases, someKeptVerdicts, someVisits } from './fakes/kept-verdicts.ts';

/** One tab with its services. `nextPage` creates the presenter of the next profile. */
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
    leaving: aLeaving(),
    sight: aSight(),
    toldNo: someToldNo(),
  };
  const { directory, board, shortlists, notifications, clipboard, navigator, leaving, sight } = ports;
  const session = aSignedInSession();
  const tabs = new FakeTabs();
  const memory = new FakeTabMemory();
  const notices = new Notices();
  const search = new SearchState(session);
  const seen = new RecentCandidates(session);
  const review = new ReviewState(memory, session);
  const returns = new ListReturnStore(memory, session, navigator);
  const records = new LocalRecords(new FakeDevice().tab(), session, notices);
  const useCases = someDeviceUseCases(session, undefined, tabs);
  const code: DeviceCode = { load: async () => useCases, outbox: async () => useCases.outbox };
  const shortlisting = new Shortlisting(
    shortlists,
    notifications,
    leaving,
    tabs,
    actsOn(useCases),
    session,
    ports.toldNo,
  );
  const owners = new JobOwners(pagesWithColleague(), session);
  const verdicts = aVerdictStore(session, records, notices, tabs);
  const visits = someVisits(session, { memory, tabs });
  const { posted, cache: jobCache } = somePostedJobs(board, session, notices);
  const visiting = new ProfileVisit(board, notifications, useCases.visits, session, tabs, sight);
  const state = new FoldersState(ports.folders, session, notices, tabs);
  const keeping = new FolderKeeping(ports.folders, session);
  const blind = aBlindReview(session, notices);
  const recordsExport = new RecordsExport(
    records,
    someKeptVerdicts(session, notices),
    session,
    ports.downloads,
    notices,
  );
  const notesExport = new NotesExport(records, directory, ports.downloads, notices);
  const filters = someCandidateFilters();
  const criteria = new JobCriteria(filters, records, notices);
  const profiles = new Profiles(
    directory,
    board,
    shortlists,
    shortlisting,
    owners,
    state,
    records,
    navigator,
    notices,
    blind,
    verdicts,
    new CandidateMemory(posted, verdicts, records),
    criteria,
    visits,
  );
  const mailings = new Mailings(memory, session, blind, tabs, leaving, code);
  const questions = new Questions();
  const screen = new ActiveScreen(seen);
  const shortcuts = new ShortcutsState(new FakeDevice().tab());
  const starts = new ReviewStart(
    verdicts,
    visits,
    new ShortlistedCounts(shortlists, session, tabs),
    review,
    navigator,
    directory,
    records,
  );
  const reviews = new Reviews(
    questions,
    review,
    records,
    directory,
    mailings,
    navigator,
    notices,
    screen,
    shortcuts,
    posted,
    starts,
    new PileFolders(ports.folders, keeping, state, notices),
    code,
  );

  function nextPage(): ProfilePresenter {
    return new ProfilePresenter(
      profiles,
      new CandidateActions(
        directory,
        clipboard,
        ports.folders,
        keeping,
        state,
        notices,
        blind,
        records,
        posted,
        shortlists,
        shortlisting,
        verdicts,
      ),
      visiting,
      notesExport,
      recordsExport,
      review,
      returns,
      navigator,
      search,
      seen,
      jobCache,
      posted,
      tabs,
      reviews,
    );
  }

  const presenter = nextPage();

  async function openLoaded(query = '') {
    presenter.activate(profileOf('student-1', query));
    const { opened, origin } = presenter;
    if (opened === null) throw new Error('No profile was opened');
    await when(() => [...opened.parts.all, ...(origin?.all ?? [])].every((resource) => resource.state !== 'loading'));
    return opened;
  }

  return {
    ...ports,
    filters,
    presenter,
    openLoaded,
    nextPage,
    search,
    seen,
    review,
    returns,
    records,
    notices,
    notesExport,
    blind,
    jobCache,
    tabs,
    verdicts,
    visits,
    questions,
    screen,
    reviews,
    mailings,
    profiles,
  };
}

export function profileOf(id: string, query = ''): Visit {
  return { params: { id }, query: new URLSearchParams(query), state: null };
}
