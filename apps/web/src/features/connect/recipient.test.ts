import { failure } from '@glo/domain/shared/outcome';
import { aCandidateDirectory } from '@glo/domain/testing/hiring';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { Recipient } from './recipient.ts';
import { aBlindReview } from '../../testing/blind-review.ts';

describe('whom an e-mail goes to', () => {
  it.each([failure('refused', 'No such student'), failure('server-error')])(
    'is told when it fails: %j',
    async (answer) => {
      const { recipient, directory, notices } = aRecipient();
      directory.answers.profile = answer;
      expect(recipient.refused).toBe(false);
      const { load } = recipient;
      load();
      await when(() => recipient.profile.state === 'failed');
      expect(recipient.refused).toBe(answer.failure.kind === 'refused');
      expect(notices.toasts).toHaveLength(1);
    },
  );

  it('is on its way as long as the person or the job is', async () => {
    const { recipient, board } = aRecipient();
    board.answers.job = new Promise(() => undefined);
    expect(recipient.isOnItsWay).toBe(false);
    recipient.load();
    await when(() => recipient.profile.state === 'ready');
    expect(recipient.isOnItsWay).toBe(true);
    recipient.reading.cancel();
    expect(recipient.isOnItsWay).toBe(false);
  });
});

function aRecipient() {
  const [directory, board, notices] = [aCandidateDirectory(), aJobBoard(), new Notices()];
  const whom = { student: studentId('asha'), job: jobId('job-1'), email: null };
  return { recipient: new Recipient(whom, directory, board, notices, aBlindReview().masks), directory, board, notices };
}

describe('whom an e-mail goes to, while that takes long', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says so after ten seconds; nobody needs to wait, and it can be asked for again', async () => {
    const { recipient, directory } = aRecipient();
    const asked = vi.spyOn(directory, 'profile').mockReturnValue(new Promise(() => undefined));
    recipient.load();
    await vi.advanceTimersByTimeAsync(9999);
    expect(recipient.reading.isSlow).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(recipient.reading.isSlow).toBe(true);
    recipient.reading.retry();
    expect([asked.mock.calls.length, recipient.reading.isSlow]).toEqual([2, false]);
    await vi.advanceTimersByTimeAsync(10_000);
    recipient.reading.cancel();
    expect([recipient.reading.isSlow, recipient.profile.state]).toEqual([false, 'failed']);
  });
});
