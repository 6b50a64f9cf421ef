import { csv } from '../candidates/csv.ts';
import { tableTime } from '../shared/dates.ts';

/** One entry in words. */
export interface ActivityRow {
  /** An ISO time. */
  readonly at: string;
  readonly what: string;
  readonly who: string;
  readonly where: string;
}

const heads = ['When', 'What', 'Who', 'Where'];

/** The activity as CSV: one line an entry under a line of heads. */
export function activityTable(rows: readonly ActivityRow[]): string {
  return csv([heads, ...rows.map(({ at, what, who, where }) => [tableTime(at), what, who, where])]);
}
