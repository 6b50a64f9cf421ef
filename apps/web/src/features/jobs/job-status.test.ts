import type { Job } from '@glo/domain/jobs/job';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aClosedJob, anActiveJob, aSession, jobId } from '@glo/domain/testing/builders';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { describe, expect, it, vi } from 'vitest';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { JobDraftState } from '../../state/jobs/job-draft-state.ts';
import { Notices } from '../../state/notices.ts';
import { JobStatusChange } from './job-status.ts';

const theJob = jobId('job-1');

describe('closing and activating a job', () => {
  it('closes an active one and says so', async () => {
    const { change, board, changed, notices } = aChange();
    await change.toggle(anActiveJob());
    expect(board.asked).toEqual([['changeStatus', 'job-1', 'CLOSED']]);
    expect(changed).toEqual([aClosedJob()]);
    expect(notices.toasts).toMatchObject([{ text: 'Job closed', detail: 'Graduate Data Analyst' }]);
  });

  it('and activating it again leaves one message: only the last change can be taken back', async () => {
    const { change, board, notices } = aChange();
    await change.toggle(anActiveJob());
    board.answers.changeStatus = success(anActiveJob());
    await change.toggle(aClosedJob());
    expect(notices.toasts).toMatchObject([{ text: 'Job activated' }]);
  });

  it('takes what the service says of the job, and the wanted status where it says nothing of that', async () => {
    const { change, board, changed } = aChange();
    board.answers.changeStatus = success({ title: 'Analyst' });
    await change.toggle(anActiveJob());
    expect(changed).toEqual([{ id: theJob, title: 'Analyst', status: 'CLOSED' }]);
  });

  it('can be undone from the toast; the screen hears of that, too', async () => {
    const { change, board, changed, notices } = aChange();
    await change.toggle(anActiveJob());
    board.answers.changeStatus = success(anActiveJob());
    notices.toasts[0]?.action?.onPress();
    await expect.poll(() => changed).toEqual([aClosedJob(), anActiveJob()]);
    expect(board.asked.at(-1)).toEqual(['changeStatus', 'job-1', 'ACTIVE']);
    expect(notices.toasts).toHaveLength(1);
  });

  it('is at work until the answer comes, and sends once', async () => {
    const { change, board, changed } = aChange();
    const answer = Promise.withResolvers<Outcome<Job>>();
    board.answers.changeStatus = answer.promise;
    const presses = [change.toggle(anActiveJob()), change.toggle(anActiveJob())];
    const { isChanging } = change;
    expect(isChanging(theJob)).toBe(true);
    answer.resolve(success(aClosedJob()));
    await Promise.all(presses);
    expect([change.isChanging(theJob), board.asked.length, changed.length]).toEqual([false, 1, 1]);
  });

  it('shows the toast of a failure and changes nothing', async () => {
    const { change, board, changed, notices } = aChange();
    board.answers.changeStatus = failure('server-error');
    await change.toggle(anActiveJob());
    expect(changed).toEqual([]);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..', durationMs: 2000 }]);
  });

  it('that takes long says so, and can be waited for longer', async () => {
    vi.useFakeTimers();
    const { change, board } = aChange();
    board.answers.changeStatus = new Promise(() => undefined);
    void change.toggle(anActiveJob());
    await vi.advanceTimersByTimeAsync(9_999);
    expect(change.isSlow(theJob)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(change.isSlow(theJob)).toBe(true);
    void change.toggle(anActiveJob());
    expect(change.isSlow(theJob)).toBe(true);
    change.askAgain(theJob);
    expect([change.isSlow(theJob), change.isChanging(theJob), board.asked.length]).toEqual([false, true, 1]);
    vi.useRealTimers();
  });

  it('is waited for by nobody who has pressed nothing', () => {
    const { change } = aChange();
    change.stopWaiting(theJob);
    change.askAgain(theJob);
    expect([change.isChanging(theJob), change.isSlow(theJob)]).toEqual([false, false]);
  });

  it('nobody waits for any more still counts when it was done, once, and is silent when it was not', async () => {
    const { change, board, changed, notices } = aChange();
    const answer = Promise.withResolvers<Outcome<Job>>();
    board.answers.changeStatus = answer.promise;
    const presses = [change.toggle(anActiveJob())];
    change.stopWaiting(theJob);
    expect(change.isChanging(theJob)).toBe(false);
    presses.push(change.toggle(anActiveJob()));
    change.stopWaiting(theJob);
    presses.push(change.toggle(anActiveJob()));
    answer.resolve(success(aClosedJob()));
    await Promise.all(presses);
    expect([changed, notices.toasts.length]).toEqual([[aClosedJob()], 1]);

    const refusal = Promise.withResolvers<Outcome<Job>>();
    board.answers.changeStatus = refusal.promise;
    const late = change.toggle(anActiveJob());
    change.stopWaiting(theJob);
    refusal.resolve(failure('server-error'));
    await late;
    expect([changed.length, notices.toasts.length]).toEqual([1, 1]);
  });
});

function aChange() {
  const board = aJobBoard();
  const notices = new Notices();
  const changed: Job[] = [];
  const lifecycle = new JobLifecycle(board, new JobDraftState(), new FakeSession(aSession()), new FakeTabs());
  const change = new JobStatusChange(lifecycle, notices, (id, differences) =>
    changed.push({ id, ...differences } as Job),
  );
  return { change, board, changed, notices };
}
