import { SignOut } from '@glo/domain/account/sign-out';
import type { Recruiter } from '@glo/domain/account/recruiter';
import { aServiceSession, someAccounts } from '@glo/domain/testing/fake-accounts';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { someFolders } from '@glo/domain/testing/folders';
import { someShortlists } from '@glo/domain/testing/hiring';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { aVerificationGateway } from '@glo/domain/testing/verification';
import { VerificationReview } from '@glo/domain/verification/verification-review';
import { DashboardPresenter } from '../features/dashboard/dashboard-presenter.ts';
import { ShortlistedCounts } from '../features/hiring/shortlisted-counts.ts';
import { FoldersState } from '../features/people/folders-state.ts';
import { LocalRecords } from '../state/device/local-records.ts';
import { Notices } from '../state/notices.ts';
import { FakeDevice } from './fakes/fake-device.ts';
import { somePostedJobs } from './posted-jobs.ts';
import { aSignedInSession } from './session.ts';

export function aDashboard(device = new FakeDevice(), recruiter?: Recruiter) {
  const accounts = someAccounts();
  const board = aJobBoard();
  const shortlists = someShortlists();
  const notices = new Notices();
  const session = aSignedInSession(recruiter);
  const folders = someFolders();
  const foldersState = new FoldersState(folders, session, notices, new FakeTabs());
  const review = new VerificationReview(accounts, aVerificationGateway(), session);
  const presenter = new DashboardPresenter(
    review,
    somePostedJobs(board, session, notices).posted,
    new ShortlistedCounts(shortlists, session, new FakeTabs()),
    foldersState,
    new LocalRecords(device.tab(), session, notices),
    session,
    new SignOut(session, aServiceSession()),
  );
  return { presenter, accounts, board, shortlists, folders, foldersState, notices, session };
}
