import type { StudentId } from '../shared/ids.ts';
import { textMaximum } from '../shared/text.ts';

export interface Note {
  readonly text: string;
  /** ISO time of the last change. */
  readonly at: string;
}

export type PrivateNotes = ReadonlyMap<StudentId, Note>;

export const noteMonths = 24;

interface ChangedNotes {
  readonly notes: PrivateNotes;
  readonly changed: readonly StudentId[];
}

export function withNoteText(notes: PrivateNotes, student: StudentId, text: string, at: string): PrivateNotes {
  const changed = new Map(notes);
  if (text.trim() === '') changed.delete(student);
  else if (notes.get(student)?.text !== text) changed.set(student, { text, at });
  return changed;
}

export function mergeNotes(mine: Note, other: Note): Note {
  const at = mine.at > other.at ? mine.at : other.at;
  return mine.text.includes(other.text) ? mine : { text: `${mine.text}\n${other.text}`, at };
}

/** Adds lines to the notes of all `students`. A note that would be too long stays as it is. */
export function withLines(
  notes: PrivateNotes,
  students: readonly StudentId[],
  lines: string,
  at: string,
): ChangedNotes {
  return changeAll(notes, students, at, (note) => {
    const longer = note === '' ? lines : `${note}\n${lines}`;
    return longer.length > textMaximum ? note : longer;
  });
}

/** Reverts `withLines`, also if more was written below. A note whose lines were edited stays as it is. */
export function withoutLines(
  notes: PrivateNotes,
  students: readonly StudentId[],
  lines: string,
  at: string,
): ChangedNotes {
  return changeAll(notes, students, at, (note) => {
    const whole = `\n${note}\n`;
    const start = whole.lastIndexOf(`\n${lines}\n`);
    return start === -1 ? note : (whole.slice(0, start) + whole.slice(start + lines.length + 1)).slice(1, -1);
  });
}

function changeAll(
  notes: PrivateNotes,
  students: readonly StudentId[],
  at: string,
  change: (text: string) => string,
): ChangedNotes {
  const result = new Map(notes);
  const changed = students.filter((student) => {
    const before = notes.get(student)?.text ?? '';
    const text = change(before);
    if (text === before) return false;
    if (text === '') result.delete(student);
    else result.set(student, { text, at });
    return true;
  });
  return { notes: result, changed };
}
