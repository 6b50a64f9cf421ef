import { failure } from '@glo/domain/shared/outcome';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { testContainer } from '../../testing/container.ts';
import { Recipient } from './recipient.ts';

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
  const world = testContainer();
  const whom = { student: studentId('asha'), job: jobId('job-1'), email: null };
  const { masks } = world.container.get(BlindReview);
  return { ...world, recipient: new Recipient(whom, world.container.get(ServiceStore), masks) };
}
