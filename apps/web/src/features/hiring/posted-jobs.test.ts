import { failure, success } from '@glo/domain/shared/outcome';
import { aClosedJob, anActiveJob } from '@glo/domain/testing/builders';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { postedJobs } from './posted-jobs.ts';

describe('posted jobs', () => {
  it.each([
    ['ACTIVE', 'activeJobs', anActiveJob()],
    ['CLOSED', 'pastJobs', aClosedJob()],
  ] as const)('that are %s are those of the recruiter', async (status, call, job) => {
    const { jobs, board } = somePostedJobs(status);
    board.answers.activeJobs = success([anActiveJob()]);
    board.answers.pastJobs = success([aClosedJob()]);
    await jobs.load();
    expect([jobs.value, board.asked]).toEqual([[job], [[call, 'account-1']]]);
  });

  it('that do not come are told of', async () => {
    const { jobs, board, notices } = somePostedJobs();
    board.answers.activeJobs = failure('unreachable');
    await jobs.load();
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
  });

  it('of nobody are not asked for, without a word', async () => {
    const { jobs, board, session, notices } = somePostedJobs();
    session.end();
    await jobs.load();
    expect([jobs.state, board.asked, notices.toasts]).toEqual(['failed', [], []]);
  });
});

function somePostedJobs(status: Parameters<typeof postedJobs>[0] = 'ACTIVE') {
  const board = aJobBoard();
  const session = aSignedInSession();
  const notices = new Notices();
  return { jobs: postedJobs(status, board, session, notices), board, session, notices };
}
