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
  const days = new Map<number, ActivityEntry[]>();
  for (const entry of entries) {
    const ago = daysBetween(new Date(entry.at), now);
    const day = days.get(ago);
    if (day === undefined) days.set(ago, [entry]);
    else day.push(entry);
  }
  return [...days].map(([ago, ofDay]) => ({ ago, at: ofDay[0]?.at ?? '', entries: ofDay }));
}

/** Counted by dates, whatever the hours: a day of 23 hours is one, too. */
function daysBetween(earlier: Date, later: Date): number {
  const [from, to] = [earlier, later].map((date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  return Math.round(((to ?? 0) - (from ?? 0)) / 86_400_000);
}
