import type { ActivityEntry } from './activity.ts';

export interface ActivityDay {
  /** The newest moment of it, as an ISO time. */
  readonly at: string;
  /** How many days ago: 0 is today. */
  readonly ago: number;
  readonly entries: readonly ActivityEntry[];
}

/** The entries by the days of this device's calendar, both newest first. */
export function byDay(entries: readonly ActivityEntry[], now: Date): readonly ActivityDay[] {
  const days = new Map<number, ActivityDay & { readonly entries: ActivityEntry[] }>();
  for (const entry of entries) {
    const ago = daysBetween(new Date(entry.at), now);
    const day = days.get(ago);
    if (day === undefined) days.set(ago, { ago, at: entry.at, entries: [entry] });
    else day.entries.push(entry);
  }
  return [...days.values()];
}

/** Counted by dates, whatever the hours: a day of 23 hours is one, too. */
function daysBetween(earlier: Date, later: Date): number {
  const [from, to] = [earlier, later].map((date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  return Math.round(((to ?? 0) - (from ?? 0)) / 86_400_000);
}
