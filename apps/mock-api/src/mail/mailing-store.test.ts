import { forgotPassword } from '@glo/adapters/wire/account-codes';
import { sendEmail } from '@glo/adapters/wire/email';
import { describe, expect, it, vi } from 'vitest';
import { indexes, type MessageRow, type Rows } from '../data/rows.ts';
import { openMemoryStore } from '../store/low-store.ts';
import { aCandidate } from '../testing/hiring.ts';
import { aMailServer } from '../testing/mail-server.ts';
import { anAccount, aRecruiter } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';
import { needsTls, smtpMailer } from './mailer.ts';
import { MailingStore } from './mailing-store.ts';

const from = 'Acme Talent <talent@acme.example>';
const people = {
  accounts: [anAccount('asha')],
  recruiters: [aRecruiter('asha')],
  candidates: [aCandidate('s1', { email: 's1@students.example' })],
};

function aMessage(id: string, change: Partial<MessageRow> = {}): MessageRow {
  return { id, to: 'a@b.example', kind: 'email', subject: 's', text: 't', at: '2026-01-01T00:00:00.000Z', ...change };
}

describe('mail', () => {
  it('brings codes and emails to candidates, and the outbox has them too', async () => {
    const mail = await aMailServer();
    const { signedIn, visitor } = await aRunningMockApi(people, { mail: { server: mail.url, from } });
    const asha = await signedIn('asha@acme.example');
    await visitor().call(forgotPassword, { body: { email: 'asha@acme.example' } });
    const [code] = await mail.received(1);
    expect(code?.to).toBe('asha@acme.example');
    expect(code?.data).toContain(String(await asha.codeOf('asha@acme.example')));
    expect(code?.data).toContain('talent@acme.example');
    expect(code?.data).not.toMatch(/^Reply-To:/im);
    const body = {
      email: 's1@students.example',
      subject: 'An idea',
      content: 'Dear student',
      link: 'https://acme.example/1',
    };
    expect((await asha.call(sendEmail, { body })).status).toBe(200);
    const [, email] = await mail.received(2);
    expect(email?.to).toBe('s1@students.example');
    for (const part of ['An idea', 'Dear student', 'https://acme.example/1']) expect(email?.data).toContain(part);
  });

  it.each([
    ['Asha Rao', 'Asha Rao <asha@acme.example>'],
    ['Rao, Asha "Ash"', '"Rao, Asha \\"Ash\\"" <asha@acme.example>'],
    ['आशा', '=?UTF-8?B?4KSG4KS24KS+?= <asha@acme.example>'],
  ])('to a candidate is answered to its recruiter, %s', async (name, replyTo) => {
    const mail = await aMailServer();
    const recruiters = [aRecruiter('asha', { name })];
    const { signedIn } = await aRunningMockApi({ ...people, recruiters }, { mail: { server: mail.url, from } });
    const body = { email: 's1@students.example', subject: 'An idea', content: 'Dear student', link: 'acme.example' };
    await (await signedIn('asha@acme.example')).call(sendEmail, { body });
    const [email] = await mail.received(1);
    expect(/^Reply-To: (.*)$/m.exec(email?.data ?? '')?.[1]).toBe(replyTo);
  });

  it('goes to no other recipient, for any content', async () => {
    const mail = await aMailServer();
    const { world } = await aRunningMockApi(people, { mail: { server: mail.url, from } });
    const stray = '\r\nBcc: everybody@elsewhere.example\r\n.\r\nRCPT TO:<everybody@elsewhere.example>\r\n';
    const message = { to: 's1@students.example', subject: `Hello${stray}`, text: `Hello${stray}`, link: 'a.example' };
    // The call takes no such subject: this is the mailer alone.
    await world.store.write((tx) => tx.put('messages', aMessage('1', message)));
    const [letter] = await mail.received(1);
    expect(letter?.to).toBe('s1@students.example');
    const [headers = ''] = letter?.data.split('\n\n') ?? [];
    expect(headers).toMatch(/^To: s1@students\.example$/m);
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(await mail.received(1)).toHaveLength(1);
  });

  it.each([
    ['smtp://user:secret@127.0.0.1:587', true],
    ['smtp://mail.example:587', true],
    ['smtp://10.0.0.7', true],
    ['smtp://127.0.0.1:25', false],
    ['smtp://LOCALHOST:25', false],
    ['smtp://[::1]:25', false],
  ])('to %s needs TLS: %s', (server, needed) => {
    expect(needsTls(server)).toBe(needed);
  });

  it('is not sent with a password to a server without TLS', async () => {
    const mail = await aMailServer();
    const server = mail.url.replace('//', '//user:secret@');
    const mailer = await smtpMailer({ server, from });
    // It takes every command, and then speaks no TLS.
    await expect(mailer.send(aMessage('1'))).rejects.toThrow(/tls/);
    mailer.close();
  });

  it('that cannot be sent fails no request, and is logged without its content', async () => {
    const mail = await aMailServer({ refuses: true });
    const { visitor, app } = await aRunningMockApi(people, { mail: { server: mail.url, from } });
    const logged = vi.spyOn(app.log, 'error');
    const { status } = await visitor().call(forgotPassword, { body: { email: 'asha@acme.example' } });
    expect(status).toBe(200);
    await expect
      .poll(() => logged.mock.calls)
      .toEqual([
        [
          'The mail server refused a message (EENVELOPE). It stays in the outbox and is not sent again. Check SMTP_URL.',
        ],
      ]);
    expect(await visitor().mailOf('asha@acme.example')).toHaveLength(1);
  });

  it('is sent again when the message is stored again, because it may not have been sent before', async () => {
    const posted: string[] = [];
    const mailer = { send: async ({ id }: MessageRow) => void posted.push(id), close: () => undefined };
    const store = new MailingStore(
      openMemoryStore<Rows>(indexes, { messages: [aMessage('1')] }),
      mailer,
      () => undefined,
    );
    await store.write((tx) => tx.put('messages', aMessage('1')));
    expect(posted).toEqual(['1']);
  });

  it('is sent for stored messages only, and not for notifications', async () => {
    const posted: string[] = [];
    const mailer = { send: async ({ id }: MessageRow) => void posted.push(id), close: () => undefined };
    const store = new MailingStore(openMemoryStore<Rows>(indexes), mailer, () => undefined);
    await store.write((tx) => tx.put('messages', aMessage('1')));
    await store.write((tx) => tx.put('messages', aMessage('2', { kind: 'notification', to: 's1' })));
    await expect(
      store.write((tx) => {
        tx.put('messages', aMessage('3'));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await store.write((tx) => {
      tx.put('messages', aMessage('4', { kind: 'code' }));
      tx.put('messages', aMessage('5'));
    });
    await store.write((tx) => {
      tx.put('messages', aMessage('6'));
      tx.remove('messages', '6');
    });
    expect(posted).toEqual(['1', '4', '5']);
  });
});
