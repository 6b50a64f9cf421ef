import { tableDate } from '../shared/dates.ts';
import type { StudentId } from '../shared/ids.ts';
import { csv } from './csv.ts';

export interface PrivateRecord {
  readonly id: StudentId;
  /** '' if it could not be loaded. */
  readonly name: string;
  readonly note: string;
  /** ISO time of the last email, or `null`. */
  readonly writtenOn: string | null;
}

const heads = ['Name', 'Note', 'Emailed on', 'Student id'];

export function notesTable(records: readonly PrivateRecord[]): string {
  const rows = records.map(({ name, note, writtenOn, id }) => [name, note, tableDate(writtenOn ?? ''), id]);
  return csv([heads, ...rows]);
}
