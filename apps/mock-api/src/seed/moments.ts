import type { Faker } from '@faker-js/faker';
import { days, minutes } from '../data/durations.ts';

/** A moment between two others, to the minute, as an ISO text. */
export function drawMoment(random: Faker, from: Date, to: Date): string {
  const first = Math.ceil(from.getTime() / minutes(1));
  const last = Math.max(first, Math.floor(to.getTime() / minutes(1)));
  return new Date(minutes(random.number.int({ min: first, max: last }))).toISOString();
}

/** The moment some days before another; decimals allowed. */
export function daysBefore(now: Date, count: number): Date {
  return new Date(now.getTime() - days(count));
}
