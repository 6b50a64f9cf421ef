import { daysSince } from '../shared/dates.ts';
import type { ActivityEntry } from './activity.ts';

export interface ActivityDay {
  /** ISO time of the newest entry. */
  readonly at: string;
  readonly ago: number;
  readonly entries: readonly ActivityEntry[];
}

export function byDay(entries: readonly ActivityEntry[], now: Date): readonly ActivityDay[] {
  const days = new Map<number, ActivityDay & { readonly entries: ActivityEntry[] }>();
  for (const entry of entries) {
    const ago = daysSince(entry.at, now) ?? 0;
    const day = days.get(ago);
    if (day === undefined) days.set(ago, { ago, at: entry.at, entries: [entry] });
    else day.entries.push(entry);
  }
  return [...days.values()];
}
