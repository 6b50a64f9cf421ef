import { failure } from '@glo/domain/shared/outcome';
import { someShortlists, aCandidateDirectory } from '@glo/domain/testing/hiring';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { Recipient } from './recipient.ts';
import { aBlindReview } from '../../testing/blind-review.ts';

describe('a recipient', () => {
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
});

function aRecipient() {
  const [directory, board, notices] = [aCandidateDirectory(), aJobBoard(), new Notices()];
  const whom = { student: studentId('asha'), job: jobId('job-1'), email: null };
  return {
    recipient: new Recipient(whom, directory, board, someShortlists(), notices, aBlindReview().masks),
    directory,
    board,
    notices,
  };
}
