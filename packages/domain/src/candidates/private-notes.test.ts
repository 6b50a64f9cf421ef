import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { withLines, withoutLines } from './private-notes.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const notes = new Map([[asha, 'Call in June']]);

describe('lines for many notes', () => {
  it('are added below each note, or become a new one', () => {
    expect(withLines(notes, [asha, bela], 'Campus\n2027')).toEqual({
      notes: new Map([
        [asha, 'Call in June\nCampus\n2027'],
        [bela, 'Campus\n2027'],
      ]),
      changed: [asha, bela],
    });
  });

  it('leave a note unchanged that they would make longer than 3000 characters', () => {
    const long = new Map([
      [asha, 'a'.repeat(2996)],
      [bela, 'b'.repeat(2997)],
    ]);
    const { notes: after, changed } = withLines(long, [asha, bela], 'abc');
    expect([changed, after.get(asha)?.length, after.get(bela)?.length]).toEqual([[asha], 3000, 2997]);
  });

  it('are removed again with the notes that have nothing else', () => {
    const { notes: added } = withLines(notes, [asha, bela], 'Campus');
    expect(withoutLines(added, [asha, bela], 'Campus')).toEqual({ notes, changed: [asha, bela] });
  });

  it('are removed from between other lines, the last ones if they are there twice', () => {
    const written = new Map([[asha, 'A\nB\nA\nC']]);
    expect(withoutLines(written, [asha], 'A').notes.get(asha)).toBe('A\nB\nC');
    expect(withoutLines(written, [asha], 'A\nB').notes.get(asha)).toBe('A\nC');
  });

  it('stay where the recruiter has edited them', () => {
    const edited = new Map([[asha, 'Campus 2027']]);
    expect(withoutLines(edited, [asha, chitra], 'Campus')).toEqual({ notes: edited, changed: [] });
  });
});
