import type { Delivery } from '@glo/domain/contact/mailing';
import { emptyEmail } from '@glo/domain/contact/email-draft';
import { aCandidate, aCompleteRecruiter, accountId, aSession, jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { aLeaving } from '@glo/domain/testing/hiring';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { FakeDevice } from '../../testing/fake-device.ts';
import { FakeTabMemory } from '../../testing/fake-tab-memory.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { BlindReview } from '../blind/blind-review.ts';
import { LocalRecords } from './local-records.ts';
import { Mailings } from '../mailings.ts';
import { Notices } from '../notices.ts';

const source = { href: '/active?tab=all&job=job-1', label: 'Applicants' };
const [asha, kabir] = [studentId('asha'), studentId('kabir')];
const people = [
  aCandidate({ id: asha, name: 'Asha Rao', profilePicture: '/asha.png' }),
  aCandidate({ id: kabir, name: 'Kabir Das', profilePicture: '' }),
];
const addressees = people.map(({ id, name, profilePicture }) => ({ id, name, profilePicture }));
const letter = { subject: 'A talk', content: 'Dear {first name}', meetingLink: 'meet.example' };
const sent: Delivery = { state: 'sent', at: '2026-11-21T12:00:00.000Z' };

function aTab(memory = new FakeTabMemory(), tabs = new FakeTabs(), leaving = aLeaving()) {
  const session = aSignedInSession();
  const notices = new Notices();
  const blind = new BlindReview(new LocalRecords(new FakeDevice().tab(), session, notices), notices, session);
  return { mailings: new Mailings(memory, session, blind, tabs, leaving), memory, session, blind, tabs };
}

function begun(memory = new FakeTabMemory(), leaving = aLeaving()) {
  const tab = aTab(memory, new FakeTabs(), leaving);
  tab.mailings.begin(source, people);
  tab.mailings.write(letter);
  return tab;
}
const stateOf = ({ source: from, addressees: to, draft, deliveries }: Mailings) => [from, to, draft, [...deliveries]];
const nothing = [null, [], emptyEmail, []];

describe('a letter to many', () => {
  it('goes to those of a list, and to whoever has none yet', () => {
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
  });

  it('is of no job where its list is of none', () => {
    const { mailings } = aTab();
    mailings.begin({ href: '/starred', label: 'Starred' }, people);
    expect(mailings.job).toBeNull();
  });

  it('to others takes along what was typed, unless it has reached everybody', () => {
    const { mailings } = begun();
    mailings.deliver(asha, sent);
    mailings.begin(source, people);
    expect([mailings.draft, mailings.deliveries.size, mailings.number]).toEqual([letter, 0, 2]);
    mailings.begin(source, []);
    mailings.begin(source, people);
    expect(mailings.draft).toEqual(letter);
    mailings.deliver(asha, sent);
    mailings.deliver(kabir, sent);
    mailings.begin(source, people);
    expect(mailings.draft).toEqual(emptyEmail);
  });

  it('outlives a reload; of what was on its way then nobody knows', () => {
    const { mailings, memory } = begun();
    mailings.deliver(asha, sent);
    mailings.deliver(kabir, { state: 'sending' });
    const unknown = { state: 'unknown', why: 'interrupted', text: '' };
    expect(stateOf(aTab(memory).mailings)).toEqual([
      source,
      addressees,
      letter,
      [
        [asha, sent],
        [kabir, unknown],
      ],
    ]);
  });

  it('goes after a reload to nobody who was left out', () => {
    const { mailings, memory } = begun();
    mailings.leaveOut([asha]);
    expect(aTab(memory).mailings.addressees.map(({ id }) => id)).toEqual([kabir]);
  });

  it('is kept with its names while they are hidden', async () => {
    const { mailings, memory, blind } = aTab();
    blind.open();
    blind.toggle();
    await when(() => blind.isOn);
    mailings.begin(source, people);
    expect(mailings.addressees.map(({ name }) => name)).not.toContain('Asha Rao');
    expect(aTab(memory).mailings.addressees).toEqual(addressees);
  });

  it('says when a reload would not find it as it is', () => {
    const { mailings, memory } = begun();
    memory.isFull = true;
    mailings.write({ ...letter, subject: 'Another' });
    expect(mailings.isKept).toBe(false);
    memory.isFull = false;
    mailings.write(letter);
    expect(mailings.isKept).toBe(true);
  });

  it('is gone with its account, for this tab and for another account', () => {
    const { mailings, memory, session } = begun();
    mailings.deliver(asha, sent);
    session.begin(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    expect([stateOf(mailings), mailings.number]).toEqual([nothing, 2]);
    memory.write('mailing', memory.read('mailing')?.replace('"account-1"', '"account-2"') ?? '');
    expect(stateOf(aTab(memory).mailings)).toEqual(nothing);
  });
});

describe('an email in a duplicated tab', () => {
  const duplicated = ({ memory, tabs }: ReturnType<typeof aTab>) => aTab(memory.copy(), tabs.another());

  it('is sent by one tab at a time, which the other follows', async () => {
    const one = begun();
    const two = duplicated(one);
    const { promise, resolve } = Promise.withResolvers<void>();
    const sending = one.mailings.sendAlone(() => promise);
    one.mailings.deliver(asha, sent);
    one.mailings.deliver(kabir, { state: 'sending' });
    const send = vi.fn<() => Promise<void>>();
    await two.mailings.sendAlone(send);
    expect([two.mailings.isElsewhere, two.mailings.followed > 0, send.mock.calls]).toEqual([true, true, []]);
    expect([...two.mailings.deliveries]).toEqual([...one.mailings.deliveries]);
    resolve();
    await sending;
    await when(() => !two.mailings.isElsewhere);
    expect(two.mailings.deliveries.get(kabir)?.state).toBe('unknown');
    expect(stateOf(aTab(two.memory).mailings)).toEqual(stateOf(two.mailings));
  });

  it('takes a request that ended with the page for interrupted', async () => {
    const leaving = aLeaving();
    const { mailings, memory } = begun(new FakeTabMemory(), leaving);
    await mailings.sendAlone(async () => {
      mailings.deliver(asha, { state: 'sending' });
      await leaving.leave();
      mailings.deliver(asha, { state: 'unknown', why: 'unreachable', text: '' });
    });
    expect(aTab(memory).mailings.deliveries.get(asha)).toMatchObject({ why: 'interrupted' });
  });

  it('takes what is on its way for interrupted if that is heard after the other tab has ended', async () => {
    const one = begun();
    const two = duplicated(one);
    one.mailings.deliver(asha, { state: 'sending' });
    await vi.waitFor(() => expect(two.mailings.deliveries.get(asha)?.state).toBe('unknown'));
  });

  it('does not follow another email, nor what it does not understand', async () => {
    const one = begun();
    const two = duplicated(one);
    const { id } = one.mailings;
    one.tabs.announce({ about: 'mailing', id, value: [[asha, { state: 'lost' }]] });
    one.mailings.begin(source, people);
    one.mailings.deliver(asha, sent);
    await new Promise(setImmediate);
    expect([...two.mailings.deliveries]).toEqual([]);
  });

  it('keeps what the tab itself knows to be sent', async () => {
    const one = begun();
    const two = duplicated(one);
    two.mailings.deliver(asha, sent);
    one.mailings.deliver(asha, { state: 'failed', why: 'refused', text: '' });
    await new Promise(setImmediate);
    expect(two.mailings.deliveries.get(asha)).toEqual(sent);
  });
});

describe('a letter that was kept', () => {
  const kept = { of: 'account-1', source, addressees, draft: letter, deliveries: [[asha, sent]] };
  const taken = (content: string) => {
    const memory = new FakeTabMemory();
    memory.write('mailing', content);
    return stateOf(aTab(memory).mailings);
  };

  it('is taken up as it is', () => {
    expect(taken(JSON.stringify(kept))).toEqual([source, addressees, letter, [[asha, sent]]]);
  });

  it.each(['sending', 'sent', 'failed', 'unknown'])('knows who has the state %s', (state) => {
    const [, , , deliveries] = taken(JSON.stringify({ ...kept, deliveries: [[asha, { state }]] }));
    expect(deliveries).toHaveLength(1);
  });

  it.each([
    ['no JSON', 'letter'],
    ['null', 'null'],
    ['of nobody', JSON.stringify({ ...kept, of: undefined })],
    ['without its list', JSON.stringify({ ...kept, source: { label: 'Applicants' } })],
    ['without the name of its list', JSON.stringify({ ...kept, source: { href: '/active' } })],
    ['to somebody without a name', JSON.stringify({ ...kept, addressees: [{ id: 'asha', profilePicture: '' }] })],
    ['without its text', JSON.stringify({ ...kept, draft: { subject: 'A talk', meetingLink: '' } })],
    ['from another site', JSON.stringify({ ...kept, source: { ...source, href: '//evil.example' } })],
    ['from another site, spelt oddly', JSON.stringify({ ...kept, source: { ...source, href: '/\\evil.example' } })],
    ['from nowhere here', JSON.stringify({ ...kept, source: { ...source, href: 'x/active' } })],
    [
      'with somebody who has no id',
      JSON.stringify({
        ...kept,
        deliveries: [
          [asha, sent],
          [7, sent],
        ],
      }),
    ],
    ['with an unknown state', JSON.stringify({ ...kept, deliveries: [[asha, { state: 'lost' }]] })],
    ['with somebody without a state', JSON.stringify({ ...kept, deliveries: [[asha]] })],
  ])('is not taken up %s', (_, content) => {
    expect(taken(content)).toEqual(nothing);
  });
});
