import { studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { FakeDevice } from '../../testing/fakes/fake-device.ts';
import { UnsentEmails } from './unsent-emails.ts';

const email = {
  id: 'asha',
  to: 'one',
  href: '/connect/asha',
  label: '',
  students: [studentId('asha')],
  draft: { subject: 'Hello', content: '', meetingLink: '', isRejection: true },
} as const;

describe('unsent emails on the device', () => {
  it('are written when the page is left, and survive a closed tab', async () => {
    const device = new FakeDevice();
    const { unsent, leaving } = aTab(device);
    unsent.keep(email);
    await leaving.leave();
    const next = aTab(device);
    next.records.open();
    await when(() => next.records.isRead);
    expect(next.unsent.find('asha')?.draft).toEqual(email.draft);
  });

  it('are removed one by one', async () => {
    const { unsent } = aTab();
    unsent.keep(email);
    unsent.keep({ ...email, id: 'bela' });
    await unsent.flush();
    unsent.remove('asha');
    await unsent.flush();
    expect(unsent.all.map(({ id }) => id)).toEqual(['bela']);
  });

  it('are not written for another account', async () => {
    const { unsent, session } = aTab();
    unsent.keep(email);
    session.end();
    await unsent.flush();
    expect(unsent.all).toEqual([]);
  });
});

function aTab(device = new FakeDevice()) {
  const { container, ...world } = testContainer({ device });
  return { ...world, unsent: container.get(UnsentEmails) };
}
