import { longDate } from '@glo/domain/shared/dates';
import { timeOfDay } from '../../time-of-day.ts';

/** Formats '2:05 PM' for today, 'November 14, 2026' for earlier days, '' for an invalid time. */
export function runTime(iso: string, now: Date): string {
  return new Date(iso).toDateString() === now.toDateString() ? timeOfDay(iso) : longDate(iso);
}
