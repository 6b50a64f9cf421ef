import { timeOf } from '../shared/dates.ts';
import { emailsPerHour } from './mailing.ts';

const hour = 60 * 60 * 1000;

/** Seconds for one email, with the lookup of its address. */
const secondsEach = 2;

/** Emails at these ISO times count towards the limit of the current hour. */
export function sentWithinAnHour(times: Iterable<string>, now: Date): number {
  return [...times].filter((time) => now.getTime() - timeOf(time) < hour).length;
}

/** Estimated minutes for `count` emails after `sent` emails of the last hour. Above the limit, rounded up to tens. */
export function mailingMinutes(count: number, sent = 0): number {
  const counted = count + sent;
  if (counted <= emailsPerHour) return Math.max(1, Math.ceil((count * secondsEach) / 60));
  return Math.ceil((counted / emailsPerHour) * 6) * 10;
}
