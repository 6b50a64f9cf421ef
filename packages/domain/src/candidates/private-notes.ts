import type { StudentId } from '../shared/ids.ts';
import { textMaximum } from '../shared/text.ts';

export type PrivateNotes = ReadonlyMap<StudentId, string>;

interface ChangedNotes {
  readonly notes: PrivateNotes;
  readonly changed: readonly StudentId[];
}

/** Adds lines to the notes of all `students`. A note that would be too long stays as it is. */
export function withLines(notes: PrivateNotes, students: readonly StudentId[], lines: string): ChangedNotes {
  return changeAll(notes, students, (note) => {
    const longer = note === '' ? lines : `${note}\n${lines}`;
    return longer.length > textMaximum ? note : longer;
  });
}

/** Reverts `withLines`, also if more was written below. A note whose lines were edited stays as it is. */
export function withoutLines(notes: PrivateNotes, students: readonly StudentId[], lines: string): ChangedNotes {
  return changeAll(notes, students, (note) => {
    const whole = `\n${note}\n`;
    const start = whole.lastIndexOf(`\n${lines}\n`);
    return start === -1 ? note : (whole.slice(0, start) + whole.slice(start + lines.length + 1)).slice(1, -1);
  });
}

function changeAll(
  notes: PrivateNotes,
  students: readonly StudentId[],
  change: (note: string) => string,
): ChangedNotes {
  const result = new Map(notes);
  const changed = students.filter((student) => {
    const before = notes.get(student) ?? '';
    const note = change(before);
    if (note === '') result.delete(student);
    else result.set(student, note);
    return note !== before;
  });
  return { notes: result, changed };
}
