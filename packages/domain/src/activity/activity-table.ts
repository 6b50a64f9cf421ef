import { csv } from '../candidates/csv.ts';
import { tableTime } from '../shared/dates.ts';

export interface ActivityRow {
  /** ISO time. */
  readonly at: string;
  readonly what: string;
  readonly who: string;
  readonly where: string;
}

const heads = ['When', 'What', 'Who', 'Where'];

export function activityTable(rows: readonly ActivityRow[]): string {
  return csv([heads, ...rows.map(({ at, what, who, where }) => [tableTime(at), what, who, where])]);
}
