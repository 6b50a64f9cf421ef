import { timeOfDay } from '../../time-of-day.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** When a draft was left: '2:05 PM' today, 'November 3, 2:05 PM' before; '' when the text is no time. */
export function draftTime(iso: string, now: Date): string {
  const left = new Date(iso);
  if (Number.isNaN(left.getTime())) return '';
  const time = timeOfDay(iso);
  return left.toDateString() === now.toDateString() ? time : `${dayFormat.format(left)}, ${time}`;
}
