import type { Recruiter } from '@glo/domain/account/recruiter';
import { aSigningOut, someAccounts } from '@glo/domain/testing/fake-accounts';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { someFolders } from '@glo/domain/testing/folders';
import { aCandidateDirectory, someShortlists } from '@glo/domain/testing/hiring';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { aVerificationGateway } from '@glo/domain/testing/verification';
import { VerificationReview } from '@glo/domain/verification/verification-review';
import { DashboardPresenter } from '../features/dashboard/dashboard-presenter.ts';
import { ReviewStart } from '../features/hiring/review-start.ts';
import { ShortlistedCounts } from '../features/hiring/shortlisted-counts.ts';
import { FoldersState } from '../features/people/folders-state.ts';
import { ReviewState } from '../state/device/review-state.ts';
import { ListReturnStore } from '../state/list/list-return-store.ts';
import { FakeNavigator } from './fakes/fake-navigator.ts';
import { FakeTabMemory } from './fakes/fake-tab-memory.ts';
import { aVerdictStore, someVisits } from './fakes/kept-verdicts.ts';
import { FakeDevice } from './fakes/fake-device.ts';
import { somePostedJobs } from './posted-jobs.ts';
import { someRecords } from './session.ts';

export function aDashboard(device = new FakeDevice(), recruiter?: Recruiter) {
  const accounts = someAccounts();
  const board = aJobBoard();
  const directory = aCandidateDirectory();
  const shortlists = someShortlists();
  const { session, notices, records } = someRecords({ device, recruiter });
  const folders = someFolders();
  const foldersState = new FoldersState(folders, session, notices, new FakeTabs());
  const review = new VerificationReview(accounts, aVerificationGateway(), session);
  const navigator = new FakeNavigator();
  const verdicts = aVerdictStore(session, records, notices);
  const visits = someVisits(session);
  const returns = new ListReturnStore(new FakeTabMemory(), session, navigator);
  const shortlisted = new ShortlistedCounts(shortlists, session, new FakeTabs());
  const started = new ReviewState(new FakeTabMemory(), session);
  const presenter = new DashboardPresenter(
    review,
    somePostedJobs(board, session, notices).posted,
    shortlisted,
    foldersState,
    records,
    session,
    aSigningOut(session),
    new ReviewStart(verdicts, visits, shortlisted, started, navigator, directory, returns),
  );
  return {
    presenter,
    accounts,
    board,
    directory,
    shortlists,
    folders,
    foldersState,
    notices,
    session,
    verdicts,
    visits,
    returns,
    started,
    navigator,
  };
}
