import { csv } from '../candidates/csv.ts';
import { tableTime } from '../shared/dates.ts';

export interface ActivityRow {
  /** ISO time. */
  readonly at: string;
  readonly action: string;
  readonly people: string;
  readonly place: string;
}

const heads = ['When', 'What', 'Who', 'Where'];

export function activityTable(rows: readonly ActivityRow[]): string {
  return csv([heads, ...rows.map(({ at, action, people, place }) => [tableTime(at), action, people, place])]);
}
