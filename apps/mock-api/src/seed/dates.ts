import type { Faker } from '@faker-js/faker';
import { days, minutes } from '../data/durations.ts';

export function drawMoment(random: Faker, from: Date, to: Date): string {
  const first = Math.ceil(from.getTime() / minutes(1));
  const last = Math.max(first, Math.floor(to.getTime() / minutes(1)));
  return new Date(minutes(random.number.int({ min: first, max: last }))).toISOString();
}

export function daysBefore(now: Date, count: number): Date {
  return new Date(now.getTime() - days(count));
}

/** Months are counted from year 0. */
export function monthOf(date: Date): number {
  return month(date.getUTCFullYear(), date.getUTCMonth());
}

export function month(year: number, index: number): number {
  return year * 12 + index;
}

export function dateOf(monthCount: number): string {
  const year = Math.floor(monthCount / 12);
  return `${year}-${String((monthCount % 12) + 1).padStart(2, '0')}-01`;
}
