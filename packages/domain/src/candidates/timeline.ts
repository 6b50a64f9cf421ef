import { timeOf } from '../shared/dates.ts';

/** An entry of a student's timeline, as they dated it. */
interface Period {
  readonly startDate: string;
  /** null: still going on */
  readonly endDate: string | null;
}

/** What goes on first, then what ended last; of two that end together the one that began later. What has no date comes last. */
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

/** For sorting. Two infinities have no difference. */
function later(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
