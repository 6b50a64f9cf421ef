import { csv } from '../candidates/csv.ts';
import { daysSince, tableTime, timeOf } from '../shared/dates.ts';
import type { VerdictsByJob } from '../verdicts/verdict.ts';
import type { ActivityEntry, ActivityKind } from './activity.ts';

export interface ActivityDay {
  /** ISO time of the newest entry. */
  readonly at: string;
  readonly ago: number;
  readonly entries: readonly ActivityEntry[];
}

export function byDay(entries: readonly ActivityEntry[], now: Date): readonly ActivityDay[] {
  const days = Map.groupBy(entries, ({ at }) => daysSince(at, now) ?? 0);
  return [...days].map(([ago, ofDay]) => ({ ago, at: ofDay[0]?.at ?? '', entries: ofDay }));
}

const reversible: ReadonlySet<ActivityKind> = new Set([
  'shortlisted',
  'unshortlisted',
  'filed',
  'unfiled',
  'closed',
  'activated',
]);

export function undoableEntries(entries: readonly ActivityEntry[]): ReadonlySet<ActivityEntry> {
  const later = new Set<string>();
  const undoable = new Set<ActivityEntry>();
  for (const entry of entries) {
    const subjects = subjectsOf(entry);
    const isLast = !subjects.some((subject) => later.has(subject));
    if (reversible.has(entry.kind) && entry.count === entry.students.length && isLast) undoable.add(entry);
    for (const subject of subjects) later.add(subject);
  }
  return undoable;
}

function subjectsOf({ kind, job, folder, students }: ActivityEntry): readonly string[] {
  if (!reversible.has(kind)) return [];
  return kind === 'closed' || kind === 'activated' ? [`${job}`] : students.map((one) => `${job ?? folder} ${one}`);
}

/** One entry per job, day and decision, so that a review of many candidates takes two rows. */
export function verdictEntries(verdicts: VerdictsByJob, now: Date): readonly ActivityEntry[] {
  return [...verdicts].flatMap(([job, records]) => {
    const decided = [...records].map(([student, { decision, decidedAt }]) => ({
      student,
      kind: decision,
      at: decidedAt,
    }));
    const groups = Map.groupBy(newestFirst(decided), ({ kind, at }) => `${kind} ${daysSince(at, now)}`);
    return [...groups.values()].flatMap((group) => {
      const [latest] = group;
      if (latest === undefined) return [];
      const students = group.map(({ student }) => student);
      return { kind: latest.kind, job, folder: null, title: '', students, count: students.length, at: latest.at };
    });
  });
}

export function newestFirst<T extends { readonly at: string }>(entries: readonly T[]): readonly T[] {
  return entries.toSorted((one, other) => timeOf(other.at) - timeOf(one.at));
}

interface ActivityRow {
  /** ISO time. */
  readonly at: string;
  readonly action: string;
  readonly people: string;
  readonly place: string;
}

const tableHeads = ['When', 'What', 'Who', 'Where'];

export function activityTable(rows: readonly ActivityRow[]): string {
  return csv([tableHeads, ...rows.map(({ at, action, people, place }) => [tableTime(at), action, people, place])]);
}
