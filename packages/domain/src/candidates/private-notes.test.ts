import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { mergeNotes, type Note, withLines, withNoteText, withoutLines } from './private-notes.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const [monday, friday] = ['2026-11-16T12:00:00.000Z', '2026-11-20T12:00:00.000Z'];
const on = (at: string) => (text: string) => ({ text, at });
const [old, changed] = [on(monday), on(friday)];
const notes = new Map([[asha, old('Call in June')]]);

describe('a note', () => {
  it('keeps the time of its last change', () => {
    expect(withNoteText(notes, asha, 'Call in July', friday).get(asha)).toEqual(changed('Call in July'));
    expect(withNoteText(notes, asha, 'Call in June', friday)).toEqual(notes);
  });

  it('is deleted by a blank text', () => {
    expect(withNoteText(notes, asha, ' ', friday)).toEqual(new Map());
  });

  it.each<[string, Note, Note, Note]>([
    ['a text that it contains', old('Call in June'), changed('June'), old('Call in June')],
    ['another text, below it', old('Call'), changed('Write'), changed('Call\nWrite')],
    ['an older text, below it', changed('Call'), old('Write'), changed('Call\nWrite')],
  ])('is merged with %s', (_, mine, other, merged) => {
    expect(mergeNotes(mine, other)).toEqual(merged);
  });
});

describe('lines for many notes', () => {
  it('are added below each note, or become a new one', () => {
    expect(withLines(notes, [asha, bela], 'Campus\n2027', friday)).toEqual({
      notes: new Map([
        [asha, changed('Call in June\nCampus\n2027')],
        [bela, changed('Campus\n2027')],
      ]),
      changed: [asha, bela],
    });
  });

  it('leave a note unchanged that they would make longer than 3000 characters', () => {
    const long = new Map([
      [asha, old('a'.repeat(2996))],
      [bela, old('b'.repeat(2997))],
    ]);
    const result = withLines(long, [asha, bela], 'abc', friday);
    expect([result.changed, result.notes.get(asha)?.text.length, result.notes.get(bela)]).toEqual([
      [asha],
      3000,
      long.get(bela),
    ]);
  });

  it('are removed again with the notes that have nothing else', () => {
    const { notes: added } = withLines(notes, [asha, bela], 'Campus', friday);
    expect(withoutLines(added, [asha, bela], 'Campus', friday)).toEqual({
      notes: new Map([[asha, changed('Call in June')]]),
      changed: [asha, bela],
    });
  });

  it('are removed from between other lines, the last ones if they are there twice', () => {
    const written = new Map([[asha, old('A\nB\nA\nC')]]);
    expect(withoutLines(written, [asha], 'A', friday).notes.get(asha)?.text).toBe('A\nB\nC');
    expect(withoutLines(written, [asha], 'A\nB', friday).notes.get(asha)?.text).toBe('A\nC');
  });

  it('stay where the recruiter has edited them', () => {
    const edited = new Map([[asha, old('Campus 2027')]]);
    expect(withoutLines(edited, [asha, chitra], 'Campus', friday)).toEqual({ notes: edited, changed: [] });
  });
});
