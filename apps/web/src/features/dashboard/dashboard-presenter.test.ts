import { SignOut } from '@glo/domain/account/sign-out';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, aClosedJob, aCompleteRecruiter, anActiveJob, jobId } from '@glo/domain/testing/builders';
import { aCandidateDirectory, someShortlists } from '@glo/domain/testing/hiring';
import { aServiceSession, someAccounts, type FakeAccounts } from '@glo/domain/testing/fake-accounts';
import { aVerificationGateway } from '@glo/domain/testing/verification';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { someFolders } from '@glo/domain/testing/folders';
import { VerificationReview } from '@glo/domain/verification/verification-review';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { FoldersState } from '../candidates/folders-state.ts';
import { DashboardPresenter } from './dashboard-presenter.ts';

describe('the dashboard', () => {
  it('shows at most three jobs of each list', async () => {
    const { presenter, board } = aDashboard();
    board.answers.activeJobs = success(['a', 'b', 'c', 'd'].map((id) => anActiveJob({ id: jobId(id) })));
    board.answers.pastJobs = success([aClosedJob()]);
    presenter.activate();
    await when(() => presenter.active.state === 'ready' && presenter.past.state === 'ready');
    expect([presenter.shownActive.length, presenter.shownPast.length]).toEqual([3, 1]);
  });

  it('counts the shortlisted of the jobs it shows, once each', async () => {
    const { presenter, board, shortlists } = aDashboard();
    board.answers.activeJobs = success(['a', 'b', 'c', 'd'].map((id) => anActiveJob({ id: jobId(id) })));
    shortlists.answers.candidates = success([aCandidate(), aCandidate()]);
    presenter.activate();
    await when(() => presenter.shortlistedCounts.size === 3);
    expect(shortlists.asked.map(([, job]) => job)).toEqual(['a', 'b', 'c']);
    expect(presenter.shortlistedCounts.get(jobId('a'))).toBe(2);
  });

  it('shows jobs without that count when the service does not say', async () => {
    const { presenter, shortlists, notices } = aDashboard();
    shortlists.answers.candidates = failure('server-error');
    presenter.activate();
    await vi.waitFor(() => expect(shortlists.asked).not.toEqual([]));
    expect([presenter.active.state, presenter.shortlistedCounts.size, notices.toasts]).toEqual(['ready', 0, []]);
  });

  it('one list failing leaves the other', async () => {
    const { presenter, board, notices } = aDashboard();
    board.answers.activeJobs = failure('unreachable');
    presenter.activate();
    await when(() => presenter.active.state === 'failed' && presenter.past.state === 'ready');
    expect(notices.toasts).toHaveLength(1);
  });

  it('brings the recruiter up to date without a word', async () => {
    const { presenter, accounts, notices } = aDashboard();
    accounts.answers.loadRecruiter = success(aCompleteRecruiter({ position: 'Head of Hiring' }));
    presenter.activate();
    await when(() => presenter.recruiter?.position === 'Head of Hiring');
    expect(notices.toasts).toEqual([]);
  });

  it('does not sign in again who left meanwhile', async () => {
    const { presenter, accounts, session } = aDashboard();
    const answer = Promise.withResolvers<Awaited<ReturnType<FakeAccounts['loadRecruiter']>>>();
    accounts.answers.loadRecruiter = answer.promise;
    presenter.activate();
    presenter.signOut();
    answer.resolve(success(aCompleteRecruiter()));
    await answer.promise;
    expect(session.current).toBeNull();
  });
});

function aDashboard() {
  const accounts = someAccounts();
  const board = aJobBoard();
  const shortlists = someShortlists();
  const notices = new Notices();
  const session = aSignedInSession();
  const folders = new FoldersState(someFolders(), session, notices);
  const review = new VerificationReview(accounts, aVerificationGateway(), session);
  const presenter = new DashboardPresenter(
    review,
    board,
    shortlists,
    folders,
    aCandidateDirectory(),
    session,
    new SignOut(session, aServiceSession()),
    notices,
  );
  return { presenter, accounts, board, shortlists, notices, session };
}
