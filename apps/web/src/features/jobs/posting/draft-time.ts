import { timeOfDay } from '../../time-of-day.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** Formats '2:05 PM' for today, 'November 3, 2:05 PM' for earlier days, '' for an invalid time. */
export function draftTime(iso: string, now: Date): string {
  const left = new Date(iso);
  if (Number.isNaN(left.getTime())) return '';
  const time = timeOfDay(iso);
  return left.toDateString() === now.toDateString() ? time : `${dayFormat.format(left)}, ${time}`;
}
