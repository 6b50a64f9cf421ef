import { emptyEmail } from '@glo/domain/contact/email-draft';
import { failure, success } from '@glo/domain/shared/outcome';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { EmailSender } from './email-sender.ts';

const asha = studentId('asha');
const email = { to: 'asha@mail.example', subject: 'Hello', content: 'Shall we talk?', meetingLink: 'meet.example' };
const item = { mailing: 'm', student: asha, job: jobId('job-1'), isRejection: false };

describe('the sender of emails', () => {
  it.each([
    ['an email', item, { kind: 'email', job: 'job-1' }],
    ['a rejection', { ...item, isRejection: true }, { kind: 'not-selected', job: 'job-1' }],
    ['a rejection without a job', { ...item, job: null, isRejection: true }, { kind: 'email' }],
  ])('records %s', async (_, sent, about) => {
    const { sender, emails, records } = aSender();
    await sender.send(email, sent);
    await new Promise(setImmediate);
    expect(emails.asked).toEqual([['send', email, { mailing: 'm', student: asha, ...about }]]);
    expect(records.mine.contacted.get(asha)).toEqual([{ at: expect.any(String), ...about }]);
  });

  it.each([success('2026-11-23T09:00:00.000Z'), failure('unreachable')])('does not record %j', async (answer) => {
    const { sender, emails, records } = aSender();
    emails.answers.send = answer;
    expect(await sender.send(email, item)).toEqual(answer);
    await new Promise(setImmediate);
    expect(records.mine.contacted.size).toBe(0);
  });

  it('knows which emails had begun to leave', async () => {
    const { sender, outbox } = aSender();
    await sender.begin({ id: 'm', to: 'one', href: '/connect/asha', label: '', students: [asha], draft: emptyEmail });
    expect(await outbox.run('m')).toMatchObject({ email: { id: 'm', students: [asha] } });
    expect(await sender.recall('m')).toEqual({ isDurable: true, marks: new Map() });
  });
});

function aSender() {
  const { container, ...world } = testContainer();
  return { ...world, sender: container.get(EmailSender) };
}
