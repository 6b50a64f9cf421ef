import { csv } from '../candidates/csv.ts';
import { daysSince, tableTime, timeOf } from '../shared/dates.ts';
import type { StudentId } from '../shared/ids.ts';
import type { Decision, VerdictsByJob } from '../verdicts/verdict.ts';
import type { ActivityEntry, ActivityKind } from './activity.ts';

export interface ActivityDay {
  /** ISO time of the newest entry. */
  readonly at: string;
  readonly ago: number;
  readonly entries: readonly ActivityEntry[];
}

export function byDay(entries: readonly ActivityEntry[], now: Date): readonly ActivityDay[] {
  const days = new Map<number, ActivityDay & { readonly entries: ActivityEntry[] }>();
  for (const entry of entries) {
    const ago = daysSince(entry.at, now) ?? 0;
    const day = days.get(ago);
    if (day === undefined) days.set(ago, { ago, at: entry.at, entries: [entry] });
    else day.entries.push(entry);
  }
  return [...days.values()];
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

interface Decided {
  readonly student: StudentId;
  readonly at: string;
}

/** One entry per job, day and decision, so that a review of many candidates takes two rows. */
export function verdictEntries(verdicts: VerdictsByJob, now: Date): readonly ActivityEntry[] {
  const entries: ActivityEntry[] = [];
  for (const [job, records] of verdicts) {
    const groups = new Map<string, { readonly kind: Decision; readonly decided: Decided[] }>();
    for (const [student, { decision: kind, decidedAt: at }] of records) {
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
