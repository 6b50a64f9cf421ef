import { timeOf } from '../shared/dates.ts';

interface Period {
  readonly startDate: string;
  /** `null` for a current period. */
  readonly endDate: string | null;
}

/** Sorts by end, current periods first, then by start. Undated periods come last. */
export function newestFirst<P extends Period>(periods: readonly P[]): readonly P[] {
  return periods.toSorted(
    (one, other) => later(end(other), end(one)) || later(time(other.startDate), time(one.startDate)),
  );
}

function end({ startDate, endDate }: Period): number {
  if (endDate !== null && endDate !== '') return time(endDate);
  return startDate === '' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

function time(date: string): number {
  const at = timeOf(date);
  return Number.isNaN(at) ? Number.NEGATIVE_INFINITY : at;
}

/** Handles two infinities, whose difference would be NaN. */
function later(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
