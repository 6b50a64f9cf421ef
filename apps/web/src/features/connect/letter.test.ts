import { emailTemplates } from '@glo/domain/contact/templates';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { FakeDevice } from '../../testing/fakes/fake-device.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { Letter } from './letter.ts';

describe('a letter', () => {
  it('begins with the default link, which alone is nothing of one’s own', async () => {
    const { letter, records } = aLetter();
    const kept: unknown[] = [];
    letter.open({ subject: '', content: '', meetingLink: '' }, (draft) => kept.push(draft));
    await records.editLetters((own) => ({ ...own, meetingLink: 'meet.example/meera' }));
    expect([letter.meetingLink.value, letter.isUsualLink, letter.isBegun, letter.isUntouched]).toEqual([
      'meet.example/meera',
      true,
      false,
      true,
    ]);
    letter.meetingLink.change('meet.example/other');
    expect([letter.isUsualLink, letter.isBegun, kept.length]).toEqual([false, true, 1]);
    await letter.keepLink();
    expect(records.mine.letters.meetingLink).toBe('meet.example/other');
  });

  it('takes an own template like any other, and is read with the signature below it', async () => {
    const { letter, records, notices } = aLetter();
    const template = { name: 'Talk', subject: 'A talk', content: 'Dear {first name}' };
    await records.editLetters((own) => ({ ...own, templates: [template], signature: 'Meera' }));
    expect(letter.templates[0]).toEqual(template);
    letter.begin(template);
    expect([letter.isBegun, notices.toasts]).toEqual([false, []]);
    expect(letter.readBy(fillings).content).toBe('Dear Asha\n\nMeera');
  });

  it('comes back when a template took its place', () => {
    const { letter, notices } = aLetter();
    const [conversation] = emailTemplates;
    letter.subject.change('Hello');
    letter.content.change('Shall we talk?');
    if (conversation) letter.begin(conversation);
    expect(letter.content.value).toBe(conversation?.content);
    notices.toasts.at(-1)?.action?.onPress();
    expect([letter.subject.value, letter.content.value]).toEqual(['Hello', 'Shall we talk?']);
  });

  it('says which template it was begun from; the link stays', () => {
    const { letter, notices } = aLetter();
    const template = { name: 'Talk', subject: 'A talk', content: 'Dear {first name}' };
    letter.write({ subject: 'Hello', content: 'Shall we talk?', meetingLink: 'meet.example/a' });
    letter.begin(template);
    expect([notices.toasts.map(({ text }) => text), letter.meetingLink.value]).toEqual([
      ['Started from “Talk”'],
      'meet.example/a',
    ]);
  });

  it.each([
    ['a template with another subject', 'Something else', emailTemplates[0]?.content ?? ''],
    ['a template with another text', emailTemplates[0]?.subject ?? '', 'Something else'],
    ['a subject', 'Hello', ''],
    ['a text', '', 'Shall we talk?'],
  ])('is one’s own with %s', (_what, subject, content) => {
    const { letter } = aLetter();
    letter.write({ subject, content, meetingLink: '' });
    expect([letter.isBegun, letter.isUntouched]).toEqual([true, false]);
  });

  it('of blanks alone is nothing of one’s own, and cannot be sent', () => {
    const { letter } = aLetter();
    letter.write({ subject: ' ', content: ' ', meetingLink: ' ' });
    expect([letter.isBegun, letter.canSend, letter.isComplete]).toEqual([false, false, false]);
    letter.write({ subject: 'Hello', content: ' ', meetingLink: 'meet.example/a' });
    expect(letter.canSend).toBe(false);
  });

  it('with a template is nothing of one’s own, but no longer untouched', () => {
    const { letter } = aLetter();
    for (const template of emailTemplates.slice(0, 1)) letter.begin(template);
    expect([letter.isBegun, letter.isUntouched]).toEqual([false, false]);
  });

  it('tells of each change, until the screen is left', async () => {
    const { letter, records } = aLetter();
    const kept: unknown[] = [];
    const stop = letter.open({ subject: 'Hello', content: '', meetingLink: '' }, (draft) => kept.push(draft));
    expect(letter.subject.value).toBe('Hello');
    letter.content.change('Shall we talk?');
    letter.write({ subject: '', content: '', meetingLink: '' });
    const empty = { subject: '', content: '', meetingLink: '' };
    expect(kept.at(0)).toEqual({ subject: 'Hello', content: 'Shall we talk?', meetingLink: '' });
    expect(kept.at(-1)).toEqual(empty);
    const before = kept.length;
    stop();
    letter.content.change('Later');
    await records.editLetters((own) => ({ ...own, meetingLink: 'meet.example/meera' }));
    expect([kept.length, letter.meetingLink.value]).toEqual([before, '']);
  });

  it('keeps its link without blanks, and leaves the rest that is kept as it is', async () => {
    const { letter, records } = aLetter();
    await records.editLetters((own) => ({ ...own, signature: 'Meera' }));
    letter.meetingLink.change(' meet.example/other ');
    await letter.keepLink();
    expect(records.mine.letters).toEqual({ templates: [], signature: 'Meera', meetingLink: 'meet.example/other' });
    expect([letter.isUsualLink, letter.isBegun]).toEqual([true, false]);
  });

  it('begins with its link again once it was sent', async () => {
    const { letter, records } = aLetter();
    await records.editLetters((own) => ({ ...own, meetingLink: 'meet.example/meera' }));
    const { write } = letter;
    write({ subject: '', content: '', meetingLink: '' });
    expect(letter.meetingLink.value).toBe('meet.example/meera');
  });

  it('reads what this device keeps for it', async () => {
    const device = new FakeDevice();
    const { records } = aLetter(device);
    await records.editLetters((own) => ({ ...own, signature: 'Meera' }));
    const { letter } = aLetter(device);
    letter.open({ subject: '', content: 'Hello', meetingLink: '' }, () => undefined);
    await when(() => letter.own.signature !== null);
    expect(letter.readBy(fillings).content).toBe('Hello\n\nMeera');
  });

  it('warns of a link that is none, and of no other', () => {
    const { letter } = aLetter();
    letter.meetingLink.change('room 4');
    expect(letter.linkAdvice).toBe('This does not look like a web address. It is sent as it is.');
    letter.meetingLink.change('https://meet.example/a');
    expect(letter.linkAdvice).toBeUndefined();
  });

  it('says of each field what is missing', () => {
    const { letter } = aLetter();
    letter.revealErrors();
    expect([letter.subject.shownError, letter.content.shownError, letter.meetingLink.shownError]).toEqual([
      'Enter a subject',
      'Enter what you want to say',
      'Enter the meeting link',
    ]);
  });

  it('cannot be sent before all three are filled, and says in words which are missing', () => {
    const { letter } = aLetter();
    letter.subject.change(' ');
    letter.content.change('Hello');
    expect([letter.canSend, letter.missing]).toEqual([false, ['Subject', 'Meeting Link']]);
    letter.write({ subject: 'A talk', content: ' ', meetingLink: 'meet.example/a' });
    expect([letter.canSend, letter.missing]).toEqual([false, ['Content']]);
    letter.content.change('Hello');
    expect([letter.canSend, letter.missing]).toEqual([true, []]);
  });

  it('is too long together with the signature', async () => {
    const { letter, records } = aLetter();
    letter.content.change('a'.repeat(2999));
    expect(letter.content.valid).toBe(true);
    await records.editLetters((own) => ({ ...own, signature: 'Meera' }));
    expect(letter.content.valid).toBe(false);
  });
});

const fillings = { '{first name}': 'Asha', '{job title}': '', '{company}': '', '{my name}': '' };

function aLetter(device = new FakeDevice()) {
  const notices = new Notices();
  const records = new LocalRecords(device.tab(), aSignedInSession(), notices);
  const letter = new Letter(() => fillings, { records, notices });
  return { letter, records, notices };
}
