import { type EmailDraft, emptyEmail } from '@glo/domain/contact/email-draft';
import { accountId, aCompleteRecruiter, aSession, studentId } from '@glo/domain/testing/builders';
import type { StudentId } from '@glo/domain/shared/ids';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { FakeDevice } from '../../testing/fakes/fake-device.ts';
import { FakeTabMemory } from '../../testing/fakes/fake-tab-memory.ts';
import { EmailDrafts } from './email-drafts.ts';

const asha = studentId('asha');
const hello = { subject: 'Hello', content: 'Shall we talk?', meetingLink: 'meet.example/a' };
const rejection = { subject: 'Hello', content: '', meetingLink: '', isRejection: true };

describe('email drafts in a tab', () => {
  it.each(['subject', 'content', 'meetingLink'] as const)('are kept with a %s alone', (part) => {
    const { drafts } = someDrafts();
    const begun = { ...emptyEmail, [part]: 'Something' };
    drafts.keep(unsent(asha, begun));
    expect(drafts.draftFor(asha).draft).toEqual(begun);
  });

  it('are dropped once they are empty', () => {
    const { drafts, tab } = someDrafts();
    drafts.keep(unsent(asha));
    drafts.keep(unsent(asha, emptyEmail));
    expect(tab.read('emails')).toBe('{"of":"account-1","entries":[]}');
  });

  it('are limited to twenty, oldest dropped first', () => {
    const { drafts } = someDrafts();
    const students = Array.from({ length: 21 }, (_, at) => studentId(`student-${at}`));
    for (const student of students.slice(0, 20)) drafts.keep(unsent(student));
    drafts.keep(unsent(studentId('student-0')));
    drafts.keep(unsent(studentId('student-20')));
    const kept = students.filter((student) => drafts.draftFor(student).draft.subject !== '');
    expect(kept).toEqual(students.filter((student) => student !== 'student-1'));
  });

  it('are separate per account', () => {
    const tab = new FakeTabMemory();
    someDrafts(tab).drafts.keep(unsent(asha));
    const { drafts } = someDrafts(tab, 'account-2');
    expect(drafts.draftFor(asha).draft).toEqual(emptyEmail);
  });

  it.each([
    ['no list of them', { asha: hello }],
    ['a text', [['asha', 'Hello']]],
    ['nothing', [['asha', null]]],
    ['no pair', ['asha']],
    ['nothing at all', [null]],
    ['a name alone', [['asha']]],
    ['a part of it alone', [['asha', { subject: 'Hello', content: 'Shall we talk?' }]]],
    ['a number', [['asha', { ...hello, content: 7 }]]],
    ['a number as its time', [['asha', hello, 7]]],
  ])('are read without the damaged ones: %s', (_what, damaged) => {
    const tab = new FakeTabMemory();
    const others = Array.isArray(damaged) ? [...damaged, ['bela', hello]] : damaged;
    tab.write('emails', JSON.stringify({ of: 'account-1', entries: others }));
    const { drafts } = someDrafts(tab);
    expect(drafts.draftFor(asha).draft).toEqual(emptyEmail);
    expect(drafts.draftFor(studentId('bela')).draft).toEqual(Array.isArray(damaged) ? hello : emptyEmail);
  });
});

describe('email drafts on the device', () => {
  it('are written when the page is left, and survive a closed tab', async () => {
    const device = new FakeDevice();
    const { drafts, leaving } = aTab(device);
    drafts.keep(unsent(asha, rejection));
    await leaving.leave();
    const next = aTab(device);
    next.records.open();
    await when(() => next.records.isRead);
    expect(next.drafts.find('asha')?.draft).toEqual(rejection);
  });

  it('are removed one by one', async () => {
    const { drafts } = aTab();
    drafts.keep(unsent(asha, rejection));
    drafts.keep(unsent(studentId('bela')));
    await drafts.flush();
    drafts.remove('asha');
    await drafts.flush();
    expect(drafts.all.map(({ id }) => id)).toEqual(['bela']);
  });

  it('are not written for another account', async () => {
    const { drafts, session } = aTab();
    drafts.keep(unsent(asha, rejection));
    session.end();
    await drafts.flush();
    expect(drafts.all).toEqual([]);
  });
});

function unsent(student: StudentId, draft: EmailDraft = hello) {
  return { id: student, to: 'one', href: '/connect/asha', label: '', students: [student], draft } as const;
}

function aTab(device = new FakeDevice()) {
  const { container, ...world } = testContainer({ device });
  return { ...world, drafts: container.get(EmailDrafts) };
}

function someDrafts(tab = new FakeTabMemory(), account = 'account-1') {
  const session = aSession(aCompleteRecruiter({ accountId: accountId(account) }));
  return { drafts: testContainer({ session, memory: tab }).container.get(EmailDrafts), tab };
}
