import { longDate } from '@glo/domain/shared/dates';
import { timeOfDay } from '../../time-of-day.ts';

/** When a search was run: '2:05 PM' today, 'November 14, 2026' before; '' when the text is no time. */
export function runTime(iso: string, now: Date): string {
  return new Date(iso).toDateString() === now.toDateString() ? timeOfDay(iso) : longDate(iso);
}
