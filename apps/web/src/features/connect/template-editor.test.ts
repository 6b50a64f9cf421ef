import { MemoryRows } from '@glo/domain/testing/device';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { aSession } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { TemplateEditor } from './template-editor.ts';

const words = { subject: 'A talk', content: 'Dear {first name}', meetingLink: '' };

describe('own templates', () => {
  it('are made of the email, named and edited', async () => {
    const { editor, fields, records } = anEditor();
    editor.open(words);
    editor.startNew();
    await editor.saveTemplate();
    expect([fields.name.shownError, editor.editing]).toEqual(['Enter a name', '']);
    fields.name.change(' First talk ');
    await editor.saveTemplate();
    const first = { name: 'First talk', subject: 'A talk', content: 'Dear {first name}' };
    expect([editor.editing, records.emailTemplates.templates]).toEqual([null, [first]]);

    editor.edit(first);
    fields.name.change('Talk');
    fields.content.change('');
    await editor.saveTemplate();
    expect(fields.content.shownError).toBe('Enter a message');
    fields.content.change('Hello');
    await editor.saveTemplate();
    expect(records.emailTemplates.templates).toEqual([{ ...first, name: 'Talk', content: 'Hello' }]);
  });
});

describe('a template', () => {
  it('begins without a name as the email is, with no fault shown', async () => {
    const { editor, fields } = anEditor();
    editor.open(words);
    editor.startNew();
    await editor.saveTemplate();
    editor.startNew();
    expect([editor.editing, fields.name.shownError]).toEqual(['', null]);
    expect([fields.name.value, fields.subject.value, fields.content.value]).toEqual(['', words.subject, words.content]);
  });

  it('without an email begins empty; the dialog is closed until it is asked for', () => {
    const { editor, fields } = anEditor();
    const { startNew } = editor;
    expect(editor.isOpen).toBe(false);
    startNew();
    expect([fields.subject.value, fields.content.value]).toEqual(['', '']);
  });

  it('says nothing of a name or a text while it is typed, also when the one before was left', async () => {
    const { editor, fields } = await withTemplates('First', 'Second');
    editor.edit(template('First'));
    fields.name.leave();
    editor.edit(template('Second'));
    fields.name.change('first');
    expect([fields.name.valid, fields.name.shownError]).toEqual([false, null]);
    fields.name.leave();
    expect(fields.name.shownError).toBe('You already have a template with this name');
  });

  it('needs a name and a text, not a subject', async () => {
    const { editor, fields, records } = anEditor();
    const { name, subject, content, signature, meetingLink } = fields;
    expect([name, subject, content, signature, meetingLink].map(({ required }) => required)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    editor.edit({ name: 'Talk', subject: '', content: '' });
    await editor.saveTemplate();
    expect(records.emailTemplates.templates).toEqual([]);
    fields.content.change('Hello');
    await editor.saveTemplate();
    expect(records.emailTemplates.templates).toEqual([{ name: 'Talk', subject: '', content: 'Hello' }]);
  });

  it('comes back to its place when its deletion is undone, once', async () => {
    const { editor, records } = await withTemplates('First', 'Second', 'Third');
    const [, second] = records.emailTemplates.templates;
    if (second !== undefined) await editor.remove(second);
    expect(records.emailTemplates.templates.map(({ name }) => name)).toEqual(['First', 'Third']);
    await editor.putBack();
    await editor.putBack();
    expect(records.emailTemplates.templates.map(({ name }) => name)).toEqual(['First', 'Second', 'Third']);
  });

  it('cannot be put back once the dialog goes on from it, or is opened again', async () => {
    const { editor, records } = await withTemplates('First', 'Second');
    for (const next of [() => editor.stopEditing(), () => editor.open(words)]) {
      const [first] = records.emailTemplates.templates;
      if (first !== undefined) await editor.remove(first);
      expect(editor.removed).not.toBeNull();
      next();
      expect([editor.removed, editor.editing]).toEqual([null, null]);
    }
  });

  it('is where one goes on from once it is saved, put back or left as it was, and nowhere else', async () => {
    const { editor, fields, records } = await withTemplates('First', 'Second');
    editor.open(words);
    editor.edit(template('First'));
    fields.name.change(' Renamed ');
    await editor.saveTemplate();
    expect(editor.focusOn).toBe('Renamed');
    editor.edit(template('Second'));
    editor.stopEditing();
    expect(editor.focusOn).toBe('Second');
    const [renamed] = records.emailTemplates.templates;
    if (renamed !== undefined) await editor.remove(renamed);
    expect(editor.focusOn).toBe('Second');
    await editor.putBack();
    expect(editor.focusOn).toBe('Renamed');
    editor.startNew();
    editor.open(words);
    expect(editor.focusOn).toBeNull();
  });

  it('is one of fifty at most', async () => {
    const { editor, records } = await withTemplates(...Array.from({ length: 49 }, (_, at) => `Talk ${at}`));
    expect(editor.hasRoom).toBe(true);
    await records.editTemplates((own) => ({ ...own, templates: [template('Last'), ...own.templates] }));
    expect(editor.hasRoom).toBe(false);
  });
});

describe('signature and meeting link', () => {
  it('begin empty for a recruiter without details', () => {
    const session = aSignedInSession();
    session.start(aSession(null));
    const { editor, fields } = anEditor(session);
    editor.open(words);
    expect([editor.isOpen, fields.signature.value, editor.signatureAdvice]).toEqual([true, '', undefined]);
    session.end();
    editor.open(words);
    expect(fields.signature.value).toBe('');
  });

  it('are kept without blanks; the templates stay', async () => {
    const { editor, fields, records } = await withTemplates('First');
    editor.open(words);
    fields.signature.change(' Meera ');
    expect(editor.signatureAdvice).toBeDefined();
    await editor.save();
    expect(records.emailTemplates).toEqual({
      templates: [template('First')],
      signature: 'Meera',
      meetingLink: '',
    });
    expect(editor.signatureAdvice).toBeUndefined();
  });

  it('begin as they are kept, whatever was typed before', async () => {
    const { editor, fields, records } = anEditor();
    await records.editTemplates((own) => ({ ...own, signature: 'Meera', meetingLink: 'meet.example/meera' }));
    editor.open(words);
    fields.signature.change('Something');
    fields.meetingLink.change('elsewhere');
    editor.close();
    editor.open(words);
    expect([fields.signature.value, fields.meetingLink.value]).toEqual(['Meera', 'meet.example/meera']);
  });

  it('begin with name, position and company, and are kept by Save', async () => {
    const { editor, fields, records } = anEditor();
    editor.open(words);
    expect(fields.signature.value).toBe('Meera Nair\nCampus Hiring Lead, Tidewater Analytics');
    const notSaved = 'Not saved. Your emails use the old signature until you save.';
    expect(editor.signatureAdvice).toBe(notSaved);
    editor.close();
    expect(records.emailTemplates.signature).toBeNull();
    editor.open(words);
    fields.signature.change('');
    fields.meetingLink.change(' meet.example/meera ');
    await editor.save();
    expect([editor.isOpen, records.emailTemplates]).toEqual([
      false,
      { templates: [], signature: '', meetingLink: 'meet.example/meera' },
    ]);
    editor.open(words);
    expect([fields.signature.value, editor.signatureAdvice]).toEqual(['', undefined]);
    fields.signature.change('Meera');
    expect(editor.signatureAdvice).toBe(notSaved);
    await editor.save();
    expect(editor.signatureAdvice).toBeUndefined();
  });
});

describe('a change in another tab', () => {
  it('stays in a signature or link that was not changed here', async () => {
    const { editor, fields, records } = anEditor();
    editor.open(words);
    await records.editTemplates((own) => ({ ...own, signature: 'Theirs' }));
    fields.meetingLink.change('meet.example/mine');
    await editor.save();
    expect(records.emailTemplates).toMatchObject({ signature: 'Theirs', meetingLink: 'meet.example/mine' });
  });
});

const template = (name: string) => ({ name, subject: 'A talk', content: `Dear {first name}, this is ${name}` });

async function withTemplates(...names: readonly string[]) {
  const world = anEditor();
  await world.records.editTemplates((own) => ({ ...own, templates: names.map(template) }));
  return world;
}

function anEditor(session = aSignedInSession()) {
  const records = new LocalRecords(new MemoryRows(), session, new FakeTabs(), new Notices());
  const editor = new TemplateEditor(records, session);
  return { editor, records, fields: { ...editor.template.fields, ...editor.settings.fields } };
}
