import type { Job } from '@glo/domain/jobs/job';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aClosedJob, anActiveJob, jobId } from '@glo/domain/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { testContainer } from '../../../testing/container.ts';
import { JobStatusChange } from './job-status.ts';

const theJob = jobId('job-1');

describe('closing and activating a job', () => {
  it('closes an active job and shows a toast', async () => {
    const { change, board, changed, notices } = aChange();
    await change.toggle(anActiveJob());
    expect(board.asked).toEqual([['changeStatus', 'job-1', 'CLOSED']]);
    expect(changed).toEqual([aClosedJob()]);
    expect(notices.toasts).toMatchObject([{ text: 'Job closed', detail: 'Graduate Data Analyst' }]);
  });

  it('replaces the toast on the next change, because only the last one can be undone', async () => {
    const { change, board, notices } = aChange();
    await change.toggle(anActiveJob());
    board.answers.changeStatus = success(anActiveJob());
    await change.toggle(aClosedJob());
    expect(notices.toasts).toMatchObject([{ text: 'Job activated' }]);
  });

  it('applies the response, and the requested status if the response has none', async () => {
    const { change, board, changed } = aChange();
    board.answers.changeStatus = success({ title: 'Analyst' });
    await change.toggle(anActiveJob());
    expect(changed).toEqual([{ id: theJob, title: 'Analyst', status: 'CLOSED' }]);
  });

  it('closes only with the consent of the recruiter, and activates without it', async () => {
    const { change, answers, board, notices } = aChange();
    answers.mayClose = false;
    await change.toggle(anActiveJob());
    expect([board.asked, notices.toasts]).toEqual([[], []]);
    await change.toggle(aClosedJob());
    expect(board.asked).toEqual([['changeStatus', 'job-1', 'ACTIVE']]);
  });

  it('can be undone from the toast, and reports that too', async () => {
    const { change, board, changed, notices } = aChange();
    await change.toggle(anActiveJob());
    board.answers.changeStatus = success(anActiveJob());
    notices.toasts[0]?.action?.onPress();
    await expect.poll(() => changed).toEqual([aClosedJob(), anActiveJob()]);
    expect(board.asked.at(-1)).toEqual(['changeStatus', 'job-1', 'ACTIVE']);
    expect(notices.toasts).toHaveLength(1);
  });

  it('is pending until the response and sends once', async () => {
    const { change, board, changed } = aChange();
    const answer = Promise.withResolvers<Outcome<Job>>();
    board.answers.changeStatus = answer.promise;
    const presses = [change.toggle(aClosedJob()), change.toggle(aClosedJob())];
    const { isChanging } = change;
    expect(isChanging(theJob)).toBe(true);
    answer.resolve(success(anActiveJob()));
    await Promise.all(presses);
    expect([change.isChanging(theJob), board.asked.length, changed.length]).toEqual([false, 1, 1]);
  });

  it('shows a toast and changes nothing if it fails', async () => {
    const { change, board, changed, notices } = aChange();
    board.answers.changeStatus = failure('server-error');
    await change.toggle(anActiveJob());
    expect(changed).toEqual([]);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..', durationMs: 2000 }]);
  });

  it('can be waited for longer once it is slow', async () => {
    vi.useFakeTimers();
    const { change, board } = aChange();
    board.answers.changeStatus = new Promise(() => undefined);
    void change.toggle(aClosedJob());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(change.isSlow(theJob)).toBe(true);
    void change.toggle(aClosedJob());
    expect(change.isSlow(theJob)).toBe(true);
    change.keepWaiting(theJob);
    expect([change.isSlow(theJob), change.isChanging(theJob), board.asked.length]).toEqual([false, true, 1]);
  });

  it('ignores Cancel and Retry without a pending change', () => {
    const { change } = aChange();
    change.stopWaiting(theJob);
    change.keepWaiting(theJob);
    expect([change.isChanging(theJob), change.isSlow(theJob)]).toEqual([false, false]);
  });

  it('after Cancel applies a late success once, and ignores a late failure', async () => {
    const { change, board, changed, notices } = aChange();
    const answer = Promise.withResolvers<Outcome<Job>>();
    board.answers.changeStatus = answer.promise;
    const presses = [change.toggle(aClosedJob())];
    change.stopWaiting(theJob);
    expect(change.isChanging(theJob)).toBe(false);
    presses.push(change.toggle(aClosedJob()));
    change.stopWaiting(theJob);
    presses.push(change.toggle(aClosedJob()));
    answer.resolve(success(anActiveJob()));
    await Promise.all(presses);
    expect([changed, notices.toasts.length]).toEqual([[anActiveJob()], 1]);

    const refusal = Promise.withResolvers<Outcome<Job>>();
    board.answers.changeStatus = refusal.promise;
    const late = change.toggle(aClosedJob());
    change.stopWaiting(theJob);
    refusal.resolve(failure('server-error'));
    await late;
    expect([changed.length, notices.toasts.length]).toEqual([1, 1]);
  });
});

function aChange() {
  const { container, board, notices } = testContainer();
  const changed: Job[] = [];
  const answers = { mayClose: true };
  const change = new JobStatusChange({
    lifecycle: container.get(JobLifecycle),
    notices,
    mayClose: async () => answers.mayClose,
    onChanged: (id, differences) => changed.push({ id, ...differences } as Job),
  });
  return { change, answers, board, changed, notices };
}
