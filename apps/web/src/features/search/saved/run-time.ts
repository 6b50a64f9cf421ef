import { longDate } from '@glo/domain/shared/dates';

const timeFormat = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** When a search was run: '14:05' today, 'November 14, 2026' before; '' when the text is no time. */
export function runTime(iso: string, now: Date): string {
  const at = new Date(iso);
  return at.toDateString() === now.toDateString() && !Number.isNaN(at.getTime())
    ? timeFormat.format(at)
    : longDate(iso);
}
