import { MemoryRows } from '@glo/domain/testing/device';
import { emailTemplates } from '@glo/domain/contact/templates';
import { emptyEmail, rejectionTemplate } from '@glo/domain/contact/email-draft';
import { failure, success } from '@glo/domain/shared/outcome';
import { someCompanyDetails, someCompanyPages } from '@glo/domain/testing/company-page';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { someRecords } from '../../testing/session.ts';
import { EmailEditor } from './email-editor.ts';

describe('the email editor', () => {
  it('starts with the default link, which does not count as begun', async () => {
    const { email, records } = anEmailEditor();
    email.open(emptyEmail);
    await records.editTemplates((own) => ({ ...own, meetingLink: 'meet.example/meera' }));
    expect([email.meetingLink.value, email.isUsualLink, email.isBegun, email.isUntouched]).toEqual([
      'meet.example/meera',
      true,
      false,
      true,
    ]);
    email.meetingLink.change('meet.example/other');
    expect([email.isUsualLink, email.isBegun]).toEqual([false, true]);
    await email.saveLink();
    expect(records.emailTemplates.meetingLink).toBe('meet.example/other');
  });

  it('accepts own templates and adds the signature', async () => {
    const { email, records, notices } = anEmailEditor();
    const template = { name: 'Talk', subject: 'A talk', content: 'Dear {first name}' };
    await records.editTemplates((own) => ({ ...own, templates: [template], signature: 'Meera' }));
    expect(email.templates[0]).toEqual(template);
    email.applyTemplate(template);
    expect([email.isBegun, notices.toasts]).toEqual([false, []]);
    expect(email.fillIn(fillings).content).toBe('Dear Asha\n\nMeera');
  });

  it('restores the text that a template replaced', () => {
    const { email, notices } = anEmailEditor();
    const [conversation] = emailTemplates;
    email.subject.change('Hello');
    email.content.change('Shall we talk?');
    if (conversation) email.applyTemplate(conversation);
    expect(email.content.value).toBe(conversation?.content);
    notices.toasts.at(-1)?.action?.onPress();
    expect([email.subject.value, email.content.value]).toEqual(['Hello', 'Shall we talk?']);
  });

  it('is a rejection from its template to the next one, and again after Undo', () => {
    const { email, notices } = anEmailEditor();
    const [invitation] = emailTemplates;
    const notSelected = emailTemplates.find(({ name }) => name === rejectionTemplate);
    if (!invitation || !notSelected) throw new Error('A template is missing');
    email.applyTemplate(invitation);
    expect(email.draft.isRejection).toBeUndefined();
    email.applyTemplate(notSelected);
    email.content.change('Sorry, not this time.');
    expect(email.draft.isRejection).toBe(true);
    email.applyTemplate(invitation);
    expect(email.draft.isRejection).toBeUndefined();
    notices.toasts.at(-1)?.action?.onPress();
    expect(email.draft).toMatchObject({ content: 'Sorry, not this time.', isRejection: true });
  });

  it('names the template and keeps the link', () => {
    const { email, notices } = anEmailEditor();
    const template = { name: 'Talk', subject: 'A talk', content: 'Dear {first name}' };
    email.write({ subject: 'Hello', content: 'Shall we talk?', meetingLink: 'meet.example/a' });
    email.applyTemplate(template);
    expect([notices.toasts.map(({ text }) => text), email.meetingLink.value]).toEqual([
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
    const { email } = anEmailEditor();
    email.write({ subject, content, meetingLink: '' });
    expect([email.isBegun, email.isUntouched]).toEqual([true, false]);
  });

  it('does not count blanks as begun, nor send them', () => {
    const { email } = anEmailEditor();
    email.write({ subject: ' ', content: ' ', meetingLink: ' ' });
    expect([email.isBegun, email.canSend, email.form.valid]).toEqual([false, false, false]);
    email.write({ subject: 'Hello', content: ' ', meetingLink: 'meet.example/a' });
    expect(email.canSend).toBe(false);
  });

  it('does not count a template as begun, but as touched', () => {
    const { email } = anEmailEditor();
    for (const template of emailTemplates.slice(0, 1)) email.applyTemplate(template);
    expect([email.isBegun, email.isUntouched]).toEqual([false, false]);
  });

  it('fills no link once the screen is left', async () => {
    const { email, records } = anEmailEditor();
    const stop = email.open({ subject: 'Hello', content: '', meetingLink: '' });
    expect(email.subject.value).toBe('Hello');
    stop();
    await records.editTemplates((own) => ({ ...own, meetingLink: 'meet.example/meera' }));
    expect(email.meetingLink.value).toBe('');
  });

  it('saves the trimmed link and keeps the other settings', async () => {
    const { email, records } = anEmailEditor();
    await records.editTemplates((own) => ({ ...own, signature: 'Meera' }));
    email.meetingLink.change(' meet.example/other ');
    await email.saveLink();
    expect(records.emailTemplates).toEqual({
      templates: [],
      signature: 'Meera',
      meetingLink: 'meet.example/other',
    });
    expect([email.isUsualLink, email.isBegun]).toEqual([true, false]);
  });

  it('starts with the default link again after sending', async () => {
    const { email, records } = anEmailEditor();
    await records.editTemplates((own) => ({ ...own, meetingLink: 'meet.example/meera' }));
    const { write } = email;
    write(emptyEmail);
    expect(email.meetingLink.value).toBe('meet.example/meera');
  });

  it('reads the settings of this device', async () => {
    const rows = new MemoryRows();
    const { records } = anEmailEditor(rows);
    await records.editTemplates((own) => ({ ...own, signature: 'Meera' }));
    const { email } = anEmailEditor(rows);
    email.open({ subject: '', content: 'Hello', meetingLink: '' });
    await when(() => email.ownTemplates.signature !== null);
    expect(email.fillIn(fillings).content).toBe('Hello\n\nMeera');
  });

  it('shows the missing value at each field', () => {
    const { email } = anEmailEditor();
    email.form.reveal();
    expect([email.subject.shownError, email.content.shownError, email.meetingLink.shownError]).toEqual([
      'Enter a subject',
      'Enter a message',
      'Enter a link',
    ]);
  });

  it('cannot send before all three fields are filled, and names the missing ones', () => {
    const { email } = anEmailEditor();
    email.form.reveal();
    email.subject.change(' ');
    email.content.change('Hello');
    expect([email.canSend, email.missing]).toEqual([false, ['Subject', 'Meeting Link']]);
    email.write({ subject: 'A talk', content: ' ', meetingLink: 'meet.example/a' });
    expect([email.canSend, email.missing]).toEqual([false, ['Content']]);
    email.content.change('Hello');
    expect([email.canSend, email.missing]).toEqual([true, []]);
  });

  it('rejects a text that is too long with the signature', async () => {
    const { email, records } = anEmailEditor();
    email.content.change('a'.repeat(2999));
    expect(email.content.valid).toBe(true);
    await records.editTemplates((own) => ({ ...own, signature: 'Meera' }));
    expect(email.content.valid).toBe(false);
  });
});

describe('the link of a rejection', () => {
  it('is the company’s website until another template is used', async () => {
    const { email, pages } = await opened();
    expect([email.meetingLink.value, pages.asked]).toEqual(['meet.example/meera', []]);
    await useTemplate(email, rejectionTemplate);
    expect([email.meetingLink.value, email.isBegun]).toEqual(['https://tidewater.example', false]);
    await useTemplate(email, 'Invitation to an interview');
    expect(email.meetingLink.value).toBe('meet.example/meera');
    await useTemplate(email, rejectionTemplate);
    expect([email.meetingLink.value, pages.asked.length]).toEqual(['https://tidewater.example', 1]);
  });

  it('is not saved as the default link', async () => {
    const { email, records } = await opened();
    await useTemplate(email, rejectionTemplate);
    expect(records.emailTemplates.meetingLink).toBe('meet.example/meera');
  });

  it('stays as the recruiter typed it', async () => {
    const { email } = await opened();
    email.meetingLink.change('jobs.example');
    await useTemplate(email, rejectionTemplate);
    expect(email.meetingLink.value).toBe('jobs.example');
  });

  it.each([
    ['has no website', success(someCompanyDetails())],
    ['has a website with another scheme', success(someCompanyDetails({ site: 'ftp://tidewater.example' }))],
    ['cannot be read', failure('server-error')],
  ])('is empty if the company %s, because the default link may lead to an interview', async (_why, details) => {
    const { email, pages } = await opened();
    pages.answers.details = details;
    await useTemplate(email, rejectionTemplate);
    expect([email.meetingLink.value, pages.asked.length]).toEqual(['', 1]);
    await useTemplate(email, 'Invitation to an interview');
    expect(email.meetingLink.value).toBe('meet.example/meera');
  });
});

async function opened() {
  const editor = anEmailEditor();
  const { email, records, pages } = editor;
  pages.answers.details = success(someCompanyDetails({ site: 'tidewater.example' }));
  await records.editTemplates((own) => ({ ...own, meetingLink: 'meet.example/meera' }));
  email.open(emptyEmail);
  return editor;
}

async function useTemplate(email: EmailEditor, name: string): Promise<void> {
  const template = emailTemplates.find((each) => each.name === name);
  if (template === undefined) throw new Error(`No template ${name}`);
  email.applyTemplate(template);
  await new Promise(setImmediate);
}

const fillings = { '{first name}': 'Asha', '{job title}': '', '{company}': '', '{my name}': '' };

function anEmailEditor(rows = new MemoryRows()) {
  const { session, notices, records } = someRecords({ rows });
  const pages = someCompanyPages();
  const email = new EmailEditor(
    () => fillings,
    () => true,
    { records, notices, pages, session },
  );
  return { email, records, notices, pages };
}
