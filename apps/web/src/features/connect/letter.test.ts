import { emailTemplates } from '@glo/domain/contact/templates';
import { describe, expect, it } from 'vitest';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { FakeDevice } from '../../testing/fake-device.ts';
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

  it('was nothing of one’s own when only templates changed', () => {
    const { letter, notices } = aLetter();
    for (const template of emailTemplates) letter.begin(template);
    expect(notices.toasts).toEqual([]);
  });
});

const fillings = { '{first name}': 'Asha', '{job title}': '', '{company}': '', '{my name}': '' };

function aLetter() {
  const notices = new Notices();
  const records = new LocalRecords(new FakeDevice().tab(), aSignedInSession(), notices);
  const letter = new Letter(() => fillings, { records, notices });
  return { letter, records, notices };
}
