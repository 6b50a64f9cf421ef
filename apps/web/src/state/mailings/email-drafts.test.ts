import { emptyEmail } from '@glo/domain/contact/email-draft';
import { accountId, aCompleteRecruiter, aSession, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { FakeTabMemory } from '../../testing/fakes/fake-tab-memory.ts';
import { EmailDrafts } from './email-drafts.ts';

const href = '/connect/asha';
const asha = studentId('asha');
const hello = { subject: 'Hello', content: 'Shall we talk?', meetingLink: 'meet.example/a' };

describe('email drafts', () => {
  it.each(['subject', 'content', 'meetingLink'] as const)('are kept with a %s alone', (part) => {
    const { drafts } = someDrafts();
    const begun = { ...emptyEmail, [part]: 'Something' };
    drafts.keep(asha, begun, href);
    expect(drafts.draftFor(asha).draft).toEqual(begun);
  });

  it('are dropped once they are empty', () => {
    const { drafts, tab } = someDrafts();
    drafts.keep(asha, hello, href);
    drafts.keep(asha, emptyEmail, href);
    expect(tab.read('emails')).toBe('{"of":"account-1","entries":[]}');
  });

  it('are limited to twenty, oldest dropped first', () => {
    const { drafts } = someDrafts();
    const students = Array.from({ length: 21 }, (_, at) => studentId(`student-${at}`));
    for (const student of students.slice(0, 20)) drafts.keep(student, hello, href);
    drafts.keep(studentId('student-0'), hello, href);
    drafts.keep(studentId('student-20'), hello, href);
    const kept = students.filter((student) => drafts.draftFor(student).draft.subject !== '');
    expect(kept).toEqual(students.filter((student) => student !== 'student-1'));
  });

  it('are separate per account', () => {
    const tab = new FakeTabMemory();
    someDrafts(tab).drafts.keep(asha, hello, href);
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

function someDrafts(tab = new FakeTabMemory(), account = 'account-1') {
  const session = aSession(aCompleteRecruiter({ accountId: accountId(account) }));
  return { drafts: testContainer({ session, memory: tab }).container.get(EmailDrafts), tab };
}
