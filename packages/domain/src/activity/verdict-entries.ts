import { daysSince, timeOf } from '../shared/dates.ts';
import type { StudentId } from '../shared/ids.ts';
import type { Decision, VerdictsByJob } from '../verdicts/verdict.ts';
import type { ActivityEntry } from './activity.ts';

interface Decided {
  readonly student: StudentId;
  readonly at: string;
}

/** One entry per job, day and decision, so that a review of many candidates takes two rows. */
export function verdictEntries(verdicts: VerdictsByJob, now: Date): readonly ActivityEntry[] {
  const entries: ActivityEntry[] = [];
  for (const [job, { records }] of verdicts) {
    const groups = new Map<string, { readonly kind: Decision; readonly decided: Decided[] }>();
    for (const [student, { decision: kind, decidedAt: at }] of records) {
      if (kind === null) continue;
      const key = `${kind} ${daysSince(at, now)}`;
      const group = groups.get(key) ?? { kind, decided: [] };
      group.decided.push({ student, at });
      groups.set(key, group);
    }
    for (const { kind, decided } of groups.values()) {
      const latest = decided.toSorted((one, other) => timeOf(other.at) - timeOf(one.at));
      const students = latest.map(({ student }) => student);
      const at = latest[0]?.at ?? '';
      entries.push({ kind, job, folder: null, title: '', students, count: students.length, at });
    }
  }
  return entries;
}

export function newestFirst(entries: readonly ActivityEntry[]): readonly ActivityEntry[] {
  return entries.toSorted((one, other) => timeOf(other.at) - timeOf(one.at));
}
