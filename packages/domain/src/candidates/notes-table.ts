import { tableDate } from '../shared/dates.ts';
import type { StudentId } from '../shared/ids.ts';
import { csv } from './csv.ts';

/** What a recruiter recorded on this device about one candidate. */
export interface PrivateRecord {
  readonly id: StudentId;
  /** '' when it could not be read. */
  readonly name: string;
  readonly note: string;
  readonly starred: boolean;
  /** An ISO time, null: never. */
  readonly writtenOn: string | null;
}

const heads = ['Name', 'Note', 'Starred', 'E-mailed on', 'Student id'];

/** Private notes and stars as CSV: one line a candidate under a line of heads. */
export function notesTable(records: readonly PrivateRecord[]): string {
  const rows = records.map(({ name, note, starred, writtenOn, id }) => [
    name,
    note,
    starred ? 'yes' : 'no',
    tableDate(writtenOn ?? ''),
    id,
  ]);
  return csv([heads, ...rows]);
}
