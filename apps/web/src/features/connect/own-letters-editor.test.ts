import { describe, expect, it } from 'vitest';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { FakeDevice } from '../../testing/fake-device.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { OwnLettersEditor } from './own-letters-editor.ts';

const words = { subject: 'A talk', content: 'Dear {first name}', meetingLink: '' };

describe('own templates', () => {
  it('are made of the letter, named, edited and deleted, which can be undone', async () => {
    const { editor, records } = anEditor();
    editor.open(words);
    editor.startNew();
    await editor.saveTemplate();
    expect([editor.name.shownError, editor.editing]).toEqual(['Enter a name', '']);
    editor.name.change(' First talk ');
    await editor.saveTemplate();
    const first = { name: 'First talk', subject: 'A talk', content: 'Dear {first name}' };
    expect([editor.editing, records.mine.letters.templates]).toEqual([null, [first]]);

    editor.edit(first);
    editor.name.change('Talk');
    editor.content.change('');
    await editor.saveTemplate();
    expect(editor.content.shownError).toBe('Enter what you want to say');
    editor.content.change('Hello');
    await editor.saveTemplate();
    const edited = { ...first, name: 'Talk', content: 'Hello' };
    expect(records.mine.letters.templates).toEqual([edited]);

    await editor.remove(edited);
    expect(records.mine.letters.templates).toEqual([]);
    expect(editor.removed?.template).toEqual(edited);
    await editor.putBack();
    expect([editor.removed, records.mine.letters.templates]).toEqual([null, [edited]]);
  });
});

describe('signature and meeting link', () => {
  it('begin with name, position and company, and are kept by Save', async () => {
    const { editor, records } = anEditor();
    editor.open(words);
    expect(editor.signature.value).toBe('Meera Nair\nCampus Hiring Lead, Tidewater Analytics');
    const notSaved = 'Not saved yet. Your e-mails stay as they are until you save.';
    expect(editor.signatureAdvice).toBe(notSaved);
    editor.close();
    expect(records.mine.letters.signature).toBeNull();
    editor.open(words);
    editor.signature.change('');
    editor.meetingLink.change(' meet.example/meera ');
    await editor.save();
    expect([editor.isOpen, records.mine.letters]).toEqual([
      false,
      { templates: [], signature: '', meetingLink: 'meet.example/meera' },
    ]);
    editor.open(words);
    expect([editor.signature.value, editor.signatureAdvice]).toEqual(['', undefined]);
    editor.signature.change('Meera');
    expect(editor.signatureAdvice).toBe(notSaved);
    await editor.save();
    expect(editor.signatureAdvice).toBeUndefined();
  });
});

function anEditor() {
  const session = aSignedInSession();
  const records = new LocalRecords(new FakeDevice().tab(), session, new Notices());
  const editor = new OwnLettersEditor(records, session);
  return { editor, records };
}
