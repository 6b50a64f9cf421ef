import { aCandidateDirectory } from '@glo/domain/testing/hiring';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { Recipient } from './recipient.ts';
import { aBlindReview } from '../../testing/blind-review.ts';

describe('whom an e-mail goes to, while that takes long', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says so after ten seconds; nobody needs to wait, and it can be asked for again', async () => {
    const directory = aCandidateDirectory();
    const asked = vi.spyOn(directory, 'profile').mockReturnValue(new Promise(() => undefined));
    const whom = { student: studentId('asha'), job: jobId('job-1'), email: null };
    const recipient = new Recipient(whom, directory, aJobBoard(), new Notices(), aBlindReview().masks);
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
