import type { Delivery } from '@glo/domain/contact/mailing';
import type { DeviceRow } from '@glo/domain/device/device-rows';
import { invitationTemplate, rejectionTemplate, emptyEmail } from '@glo/domain/contact/email-draft';
import type { VerdictSources } from '@glo/domain/verdicts/verdict-list';
import { aCandidate, aCompleteRecruiter, accountId, aSession, jobId, studentId } from '@glo/domain/testing/builders';
import type { StudentId } from '@glo/domain/shared/ids';
import { MemoryRows } from '@glo/domain/testing/device';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { allRejected } from '@glo/domain/testing/verdicts';
import { testContainer } from '../../testing/container.ts';
import { FakeTabMemory } from '../../testing/fakes/fake-tab-memory.ts';
import { BlindReview } from '../blind/blind-review.ts';
import { Mailings } from './mailings.ts';

const source = { href: '/active?tab=all&job=job-1', label: 'Applicants' };
const [asha, kabir] = [studentId('asha'), studentId('kabir')];
const people = [
  aCandidate({ id: asha, name: 'Asha Rao', profilePicture: '/asha.png' }),
  aCandidate({ id: kabir, name: 'Kabir Das', profilePicture: '' }),
];
const addressees = people.map(({ id, name, profilePicture }) => ({ id, name, profilePicture }));
const email = { subject: 'A talk', content: 'Dear {first name}', meetingLink: 'meet.example' };
const rejection = { ...email, isRejection: true };
const sent = { state: 'sent', at: '2026-11-21T12:00:00.000Z' } satisfies Delivery;

function aTab(memory = new FakeTabMemory(), tabs = new FakeTabs(), rows = new MemoryRows()) {
  const { container, ...world } = testContainer({ memory, tabs, rows });
  const mailings = container.get(Mailings);
  const mark = async (student: StudentId, state: Delivery['state']) => {
    const value = { state, at: sent.at, text: '', kind: 'email' };
    await rows.write(aSession().accountId, 'outbox', [{ key: [mailings.id, student], value }]);
  };
  return { ...world, mailings, blind: container.get(BlindReview), mark };
}

function begun() {
  const tab = aTab();
  tab.mailings.begin(source, people);
  tab.mailings.write(email);
  return tab;
}
const stateOf = ({ source: from, addressees: to, draft, deliveries }: Mailings) => [from, to, draft, [...deliveries]];
const nothing = [null, [], emptyEmail, []];

describe('an email to many', () => {
  it('goes to the candidates of a list that have not received it', () => {
    const { mailings } = aTab();
    expect([stateOf(mailings), mailings.job, mailings.number, mailings.isKept]).toEqual([nothing, null, 0, true]);
    mailings.begin(source, people);
    expect(stateOf(mailings)).toEqual([source, addressees, emptyEmail, []]);
    expect([mailings.job, mailings.number, mailings.isKept]).toEqual([jobId('job-1'), 1, true]);
    mailings.deliver(asha, sent);
    expect(mailings.waiting.map(({ id }) => id)).toEqual([kabir]);
    mailings.deliver(asha, null);
    expect(mailings.waiting.map(({ id }) => id)).toEqual([asha, kabir]);
    mailings.leaveOut([asha]);
    expect(mailings.addressees.map(({ id }) => id)).toEqual([kabir]);
    mailings.begin({ href: '/starred', label: 'Starred' }, people);
    expect(mailings.job).toBeNull();
  });

  it('keeps its text for new recipients unless all were reached', () => {
    const { mailings } = begun();
    mailings.deliver(asha, sent);
    mailings.begin(source, people);
    expect([mailings.draft, mailings.deliveries.size, mailings.number]).toEqual([email, 0, 2]);
    mailings.begin(source, []);
    expect(mailings.draft).toEqual({ ...email, meetingLink: '' });
    mailings.begin(source, people);
    mailings.deliver(asha, sent);
    mailings.deliver(kabir, sent);
    mailings.begin(source, people);
    expect(mailings.draft).toEqual(emptyEmail);
  });

  it('survives a reload, with the recipients that the outbox knows', async () => {
    const { mailings, memory, rows, mark } = begun();
    await mark(asha, 'sent');
    await mark(kabir, 'sending');
    const { mailings: reloaded } = aTab(memory, new FakeTabs(), rows);
    expect(stateOf(reloaded)).toEqual([source, addressees, email, []]);
    await vi.waitFor(() => expect(reloaded.deliveries.get(kabir)?.state).toBe('unknown'));
    expect([...reloaded.deliveries]).toEqual(
      Object.entries({ asha: sent, kabir: { state: 'unknown', why: 'interrupted', text: '' } }),
    );
    mailings.leaveOut([asha]);
    expect(aTab(memory).mailings.addressees.map(({ id }) => id)).toEqual([kabir]);
  });

  it('stores no delivery beside the outbox', () => {
    const { mailings, memory } = begun();
    mailings.deliver(asha, sent);
    mailings.write(email);
    expect(memory.read('mailing')).not.toContain(sent.at);
  });

  it('is stored with real names in blind review', async () => {
    const { mailings, memory, blind } = aTab();
    blind.toggle();
    await when(() => blind.isOn);
    mailings.begin(source, people);
    expect(mailings.addressees.map(({ name }) => name)).not.toContain('Asha Rao');
    expect(aTab(memory).mailings.addressees).toEqual(addressees);
  });

  it('remains a rejection after a reload, until another one begins', () => {
    const { mailings, memory } = aTab();
    mailings.begin(source, people, allRejected([asha, kabir]));
    const { mailings: reloaded } = aTab(memory);
    expect([reloaded.isRejection, reloaded.takeTemplate()]).toEqual([true, null]);
    reloaded.begin(source, people);
    expect([reloaded.isRejection, aTab(memory).mailings.isRejection]).toEqual([false, false]);
  });

  it.each([
    ['all are not a fit', allRejected([asha, kabir]), true],
    ['one is undecided', allRejected([asha]), false],
    ['one is shortlisted', { ...allRejected([asha, kabir]), shortlisted: new Set([kabir]) }, false],
    ['no verdicts are given', undefined, false],
  ])('knows if it begins as a rejection: %s', (_, verdicts, isRejection) => {
    const { mailings } = aTab();
    mailings.begin(source, people, verdicts);
    const takes = [mailings.takeTemplate(), mailings.takeTemplate()];
    expect([mailings.isRejection, ...takes]).toEqual([isRejection, isRejection ? rejectionTemplate : null, null]);
  });

  it('begins with the template that it is given, unless it has a text or is a rejection', () => {
    const { mailings } = aTab();
    const begin = (verdicts: VerdictSources = allRejected([])) => {
      mailings.begin(source, people, verdicts, invitationTemplate);
      return mailings.takeTemplate();
    };
    expect([begin(), begin(allRejected([asha, kabir]))]).toEqual([invitationTemplate, rejectionTemplate]);
    mailings.write(email);
    expect(begin()).toBeNull();
  });

  it('is a rejection while its text is one, also after a reload, but only for a job', () => {
    const { mailings, memory } = begun();
    mailings.write(rejection);
    expect([mailings.isRejection, aTab(memory).mailings.isRejection]).toEqual([true, true]);
    mailings.write(email);
    expect(mailings.isRejection).toBe(false);
    mailings.begin({ href: '/starred', label: 'Starred' }, people);
    mailings.write(rejection);
    expect(mailings.isRejection).toBe(false);
  });

  it('keeps the text of a rejection for the next one only', () => {
    const { mailings } = begun();
    mailings.write(rejection);
    mailings.begin(source, people, allRejected([asha, kabir]));
    expect([mailings.draft, mailings.takeTemplate()]).toEqual([{ ...rejection, meetingLink: '' }, null]);
    mailings.begin(source, people, allRejected([asha]));
    expect([mailings.draft, mailings.isRejection]).toEqual([emptyEmail, false]);
  });

  it.each([
    ['many', email, false],
    ['many', rejection, true],
    ['rejected', email, true],
  ] as const)('continues a draft to %s with %j as a rejection: %s', (to, draft, isRejection) => {
    const { mailings } = aTab();
    mailings.resume({ id: 'a', to, ...source, students: [asha, kabir], draft, at: '' }, people);
    expect([mailings.id, mailings.isRejection, mailings.takeTemplate()]).toEqual(['a', isRejection, null]);
    expect(stateOf(mailings)).toEqual([source, addressees, draft, []]);
  });

  it('reports a failed write', () => {
    const { mailings, memory } = begun();
    memory.isFull = true;
    mailings.write({ ...email, subject: 'Another' });
    expect(mailings.isKept).toBe(false);
    memory.isFull = false;
    mailings.write(email);
    expect(mailings.isKept).toBe(true);
  });

  it('is cleared with its account and hidden from another one', () => {
    const { mailings, memory, session } = begun();
    mailings.deliver(asha, sent);
    session.start(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    expect([stateOf(mailings), mailings.number]).toEqual([nothing, 2]);
    memory.write('mailing', memory.read('mailing')?.replace('"account-1"', '"account-2"') ?? '');
    expect(stateOf(aTab(memory).mailings)).toEqual(nothing);
  });

  it('is on the device with all recipients before the first email leaves', async () => {
    const { mailings, rows } = begun();
    let kept: readonly DeviceRow[] = [];
    await mailings.sendAlone(async () => {
      kept = await rows.read(aSession().accountId, 'outbox', mailings.id);
    });
    expect(kept).toMatchObject([{ key: [mailings.id], value: { students: [asha, kabir], draft: email } }]);
  });
});

describe('an email in a duplicated tab', () => {
  const duplicated = ({ memory, tabs, rows }: ReturnType<typeof aTab>) => aTab(memory.copy(), tabs.another(), rows);

  it('is sent by one tab while the other follows', async () => {
    const one = begun();
    const two = duplicated(one);
    const { promise, resolve } = Promise.withResolvers<void>();
    const sending = one.mailings.sendAlone(() => promise);
    const send = vi.fn<() => Promise<void>>();
    await two.mailings.sendAlone(send);
    one.mailings.deliver(asha, sent);
    one.mailings.deliver(kabir, { state: 'sending' });
    await vi.waitFor(() => expect(two.mailings.deliveries.size).toBe(2));
    expect([two.mailings.isElsewhere, two.mailings.followed > 0, send.mock.calls]).toEqual([true, true, []]);
    expect([...two.mailings.deliveries]).toEqual([...one.mailings.deliveries]);
    resolve();
    await sending;
    await when(() => !two.mailings.isElsewhere);
    expect(two.mailings.deliveries.get(kabir)?.state).toBe('unknown');
  });

  it('learns what was delivered before it opened, also from a tab that sends', async () => {
    const one = begun();
    const { promise, resolve } = Promise.withResolvers<void>();
    const sending = one.mailings.sendAlone(() => promise);
    await one.mark(asha, 'sent');
    const two = duplicated(one);
    await vi.waitFor(() => expect([...two.mailings.deliveries]).toEqual([[asha, sent]]));
    resolve();
    await sending;
  });

  it('is not overwritten while it is being sent', async () => {
    const one = begun();
    const { promise, resolve } = Promise.withResolvers<void>();
    const sending = one.mailings.sendAlone(() => promise);
    one.mailings.deliver(asha, { state: 'sending' });
    duplicated(one);
    await new Promise(setImmediate);
    expect(one.mailings.deliveries.get(asha)?.state).toBe('sending');
    resolve();
    await sending;
  });

  it('is interrupted for a request that the page abandoned', async () => {
    const { mailings, leaving } = begun();
    await mailings.sendAlone(async () => {
      mailings.deliver(asha, { state: 'sending' });
      await leaving.leave();
      mailings.deliver(asha, { state: 'unknown', why: 'unreachable', text: '' });
    });
    await mailings.checkElsewhere();
    expect(mailings.deliveries.get(asha)).toMatchObject({ why: 'interrupted' });
  });

  it('is interrupted for a request announced after its tab has ended', async () => {
    const one = begun();
    const two = duplicated(one);
    one.mailings.deliver(asha, { state: 'sending' });
    await vi.waitFor(() => expect(two.mailings.deliveries.get(asha)?.state).toBe('unknown'));
  });

  it('ignores other emails and invalid announcements', async () => {
    const one = begun();
    const two = duplicated(one);
    const { id } = one.mailings;
    one.tabs.announce({ about: 'mailing', id, value: [[asha, { state: 'lost' }]] });
    one.mailings.begin(source, people);
    one.mailings.deliver(asha, sent);
    await new Promise(setImmediate);
    expect([...two.mailings.deliveries]).toEqual([]);
  });

  it('stays sent after a contrary announcement', async () => {
    const one = begun();
    const two = duplicated(one);
    two.mailings.deliver(asha, sent);
    one.mailings.deliver(asha, { state: 'failed', why: 'refused', text: '' });
    await new Promise(setImmediate);
    expect(two.mailings.deliveries.get(asha)).toEqual(sent);
  });
});

describe('a stored email', () => {
  const kept = { of: 'account-1', source, addressees, draft: email };
  const restored = (content: string) => {
    const memory = new FakeTabMemory();
    memory.write('mailing', content);
    return stateOf(aTab(memory).mailings);
  };

  it.each([
    ['no JSON', 'email'],
    ['null', 'null'],
    ['without an account', JSON.stringify({ ...kept, of: undefined })],
    ['without its list', JSON.stringify({ ...kept, source: { label: 'Applicants' } })],
    ['without the name of its list', JSON.stringify({ ...kept, source: { href: '/active' } })],
    ['with a recipient without a name', JSON.stringify({ ...kept, addressees: [{ id: 'asha', profilePicture: '' }] })],
    ['without its text', JSON.stringify({ ...kept, draft: { subject: 'A talk', meetingLink: '' } })],
    ['with a URL of another site', JSON.stringify({ ...kept, source: { ...source, href: '//evil.example' } })],
    [
      'with a URL that begins with a backslash',
      JSON.stringify({ ...kept, source: { ...source, href: '/\\evil.example' } }),
    ],
    ['with a relative path', JSON.stringify({ ...kept, source: { ...source, href: 'x/active' } })],
  ])('is ignored: %s', (_, content) => {
    expect(restored(content)).toEqual(nothing);
  });
});
