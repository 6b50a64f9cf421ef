import { describe, expect, it } from 'vitest';
import { failure, success } from '../shared/outcome.ts';
import { accountId, aSession, jobId, studentId } from '../testing/builders.ts';
import { someEmails } from '../testing/contact.ts';
import { MemoryRows, newName } from '../testing/device.ts';
import { FakeTabs } from '../testing/fake-tabs.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { OpenPages } from '../unfinished/open-pages.ts';
import type { UnsentEmail } from './email-draft.ts';
import type { Emails } from './emails.ts';
import { Outbox } from './outbox.ts';

const email = { to: 'asha@mail.example', subject: 'A talk', content: 'Hello', meetingLink: 'meet.example/a' };
const [asha, kabir] = [studentId('asha'), studentId('kabir')];
const item = { mailing: 'mailing-1', student: asha, job: jobId('job-1'), kind: 'not-selected' } as const;
const draft: UnsentEmail = {
  id: 'mailing-1',
  to: 'many',
  href: '/opportunitypage?job=job-1',
  label: 'Applicants',
  students: [asha, kabir],
  draft: { subject: 'A talk', content: 'Hello', meetingLink: 'meet.example/a' },
  at: '2026-11-21T12:00:00.000Z',
};
const notSent = ['refused', 'server-error', 'signed-out', 'no-connection'] as const;

describe('an email open in two tabs', () => {
  it('is sent once', async () => {
    const { one, two, emails } = twoTabs();
    const answers = await Promise.all([one.send(email, item), two.send(email, item)]);
    expect(answers).toEqual([success(undefined), success(expect.stringMatching(/^\d{4}-/))]);
    expect(emails.asked).toEqual([['send', email, item]]);
  });

  it('is sent by the second tab if the first fails', async () => {
    const { one, two, emails } = twoTabs();
    emails.answers.send = failure('server-error');
    expect(await one.send(email, item)).toEqual(failure('server-error'));
    emails.answers.send = success(undefined);
    expect(await two.send(email, item)).toEqual(success(undefined));
  });

  it.each(Object.keys(email))('is another email with another %s', async (part) => {
    const { one, two, emails } = twoTabs();
    await one.send(email, item);
    expect(await two.send({ ...email, [part]: 'other' }, item)).toEqual(success(undefined));
    expect(emails.asked).toHaveLength(2);
  });
});

describe('the outbox', () => {
  it('knows of an email before it leaves', async () => {
    const { browser, emails } = aBrowser();
    emails.answers.send = new Promise(() => undefined);
    void browser().send(email, item);
    await new Promise(setImmediate);
    expect(emails.asked).toHaveLength(1);
    expect((await browser().run('mailing-1')).marks.get(asha)?.state).toBe('sending');
  });

  it('keeps the recipients that have an email', async () => {
    const { browser } = aBrowser();
    await browser().send(email, item);
    expect((await browser().run('mailing-1')).marks.get(asha)).toMatchObject({ state: 'sent' });
  });

  it.each(notSent)('forgets an email that was certainly not sent: %s', async (kind) => {
    const { browser, emails } = aBrowser();
    emails.answers.send = failure(kind);
    await browser().send(email, item);
    expect((await browser().run('mailing-1')).marks.size).toBe(0);
  });

  it.each(['unreachable', 'unexpected-reply'] as const)('keeps an email that may have arrived: %s', async (kind) => {
    const { browser, emails } = aBrowser();
    emails.answers.send = failure(kind);
    await browser().send(email, item);
    expect((await browser().run('mailing-1')).marks.get(asha)?.state).toBe('sending');
  });

  it('sends an email of an earlier page once, and one that may have arrived on request only', async () => {
    const { browser, emails } = aBrowser();
    await browser().send(email, item);
    expect(await browser().send(email, { ...item, mailing: 'again' })).toEqual(success(expect.any(String)));
    emails.answers.send = failure('unreachable');
    const other = { ...email, content: 'Bye' };
    await browser().send(other, item);
    const later = browser();
    expect(await later.send(other, { ...item, mailing: 'again' })).toEqual(failure('unexpected-reply'));
    expect(emails.asked).toHaveLength(2);
    emails.answers.send = success(undefined);
    expect(await later.send(other, { ...item, isRepeat: true })).toEqual(success(undefined));
    expect(emails.asked).toHaveLength(3);
  });

  it('keeps a mailing until it is closed, and its marks for 30 days', async () => {
    const { browser } = aBrowser();
    const outbox = browser();
    await outbox.begin(draft);
    await outbox.send(email, item);
    const later = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
    const runs = async (now: Date) =>
      [...(await browser().runs(now))].map(([id, run]) => [id, run.email, run.marks.size]);
    expect(await runs(later)).toEqual([['mailing-1', draft, 1]]);
    await outbox.close('mailing-1');
    expect(await runs(new Date())).toEqual([['mailing-1', null, 1]]);
    expect(await runs(later)).toEqual([]);
    expect(await runs(new Date())).toEqual([]);
  });

  it('restores what a crash took from the device, once', async () => {
    const { browser } = aBrowser();
    await browser().begin(draft);
    await browser().begin({ ...draft, id: 'known' });
    await browser().begin({ ...draft, id: 'done', students: [kabir] });
    await browser().send(email, item);
    await browser().send({ ...email, to: 'kabir@mail.example' }, { ...item, mailing: 'done', student: kabir });
    const [drafts, sent]: [string[], unknown[]] = [[], []];
    await browser().recover({
      isDraft: (id) => id === 'known',
      putBack: async ({ id }) => void drafts.push(id),
      isKnown: (student) => student === kabir,
      sent: async (student, { job, kind }) => void sent.push([student, job, kind]),
    });
    expect([drafts, sent]).toEqual([['mailing-1'], [[asha, 'job-1', 'not-selected']]]);
    expect((await browser().run('done')).email).toBeNull();
  });

  it('lists the emails without a reply until the recruiter has seen them', async () => {
    const { browser, emails } = aBrowser();
    const first = browser();
    await first.begin(draft);
    await first.send({ ...email, to: 'kabir@mail.example' }, { ...item, student: kabir });
    emails.answers.send = new Promise(() => undefined);
    void first.send(email, item);
    await new Promise(setImmediate);
    expect(await first.unconfirmed()).toEqual([]);
    const later = browser();
    const [unconfirmed, ...others] = await later.unconfirmed();
    if (unconfirmed === undefined) throw new Error('None is listed');
    expect([unconfirmed, others]).toMatchObject([{ email: draft, students: [asha] }, []]);
    await later.dismiss(unconfirmed);
    expect(await browser().unconfirmed()).toEqual([]);
    expect((await browser().run('mailing-1')).marks.get(asha)?.state).toBe('sending');
  });

  it('belongs to one account', async () => {
    const { browser, rows } = aBrowser();
    await browser().send(email, item);
    const other = new FakeSession({ ...aSession(), accountId: accountId('other') });
    expect((await anOutbox(rows, someEmails(), new FakeTabs(), other).runs(new Date())).size).toBe(0);
    await browser().forget(aSession().accountId);
    expect((await browser().runs(new Date())).size).toBe(0);
  });

  it.each([
    ['mailing', { ...draft, students: 'asha' }],
    ['mailing', { ...draft, draft: null }],
    ['mailing', { ...draft, to: 'all' }],
    ['mailing', { ...draft, at: 'yesterday' }],
    ['mark', { state: 'lost', at: draft.at, text: 'a', kind: 'email' }],
    ['mark', { state: 'sent', at: 'yesterday', text: 'a', kind: 'email' }],
    ['mark', { state: 'sent', at: draft.at, kind: 'email' }],
    ['mark', { state: 'sent', at: draft.at, text: 'a', kind: 'greeting' }],
    ['mark', { state: 'sent', at: draft.at, text: 'a', kind: 'email', job: 7 }],
  ])('ignores a damaged %s: %j', async (what, value) => {
    const { browser, rows } = aBrowser();
    const key = what === 'mark' ? ['mailing-1', asha] : ['mailing-1'];
    await rows.write(aSession().accountId, 'outbox', [{ key, value }]);
    expect(await browser().run('mailing-1')).toEqual({ email: null, marks: new Map() });
    expect(await browser().send(email, item)).toEqual(success(undefined));
  });

  it('says that a crash would lose what was sent', async () => {
    const { browser, rows } = aBrowser();
    expect(await browser().isDurable()).toBe(true);
    rows.isBlocked = true;
    expect(await browser().isDurable()).toBe(false);
  });
});

function twoTabs() {
  const emails = someEmails();
  const tabs = new FakeTabs();
  const session = new FakeSession(aSession());
  const [one, two] = [tabs, tabs.another()].map((tab) => anOutbox(new MemoryRows(), emails, tab, session));
  if (!one || !two) throw new Error('Two tabs expected');
  return { one, two, emails };
}

function anOutbox(rows: MemoryRows, emails: Emails, tabs: FakeTabs, session: FakeSession): Outbox {
  return new Outbox(rows, emails, tabs, session, new OpenPages(tabs, newName));
}

/** Each call of `browser` starts it again, after it was killed: only the rows remain. */
function aBrowser() {
  const [emails, rows] = [someEmails(), new MemoryRows()];
  const browser = () => anOutbox(rows, emails, new FakeTabs(), new FakeSession(aSession()));
  return { browser, emails, rows };
}
