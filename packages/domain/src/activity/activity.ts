import type { FolderId } from '../folders/folder.ts';
import { timeOf } from '../shared/dates.ts';
import type { JobId, StudentId } from '../shared/ids.ts';

export const activityKinds = [
  'posted',
  'edited',
  'closed',
  'activated',
  'shortlisted',
  'unshortlisted',
  'folder-created',
  'filed',
  'unfiled',
  'written',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Something a recruiter did. Ids only: what they are called now is read when it is shown. */
export interface Act {
  readonly kind: ActivityKind;
  readonly job?: JobId;
  readonly folder?: FolderId;
  /** Of a job that was posted: the service does not say its id. */
  readonly title?: string;
  readonly students?: readonly StudentId[];
}

/** One act, or many of one kind that followed each other closely: a bulk operation. */
export interface ActivityEntry {
  readonly kind: ActivityKind;
  readonly job: JobId | null;
  readonly folder: FolderId | null;
  readonly title: string;
  /** The first of those it was done to. */
  readonly students: readonly StudentId[];
  /** How many it was done to. */
  readonly count: number;
  /** When it was done, or the last of them, as an ISO time. */
  readonly at: string;
}

/** Hears of what was done, once the service has agreed. */
export abstract class ActivityLog {
  abstract record(act: Act): void;
}

/** `together`: acts of one kind that follow each other within so many milliseconds are one entry. */
export const activityLimits = { entries: 300, students: 100, together: 5000 } as const;

/** The entries, newest first, with one more act. */
export function withAct(entries: readonly ActivityEntry[], act: Act, at: string): readonly ActivityEntry[] {
  const { kind, students = [] } = act;
  const [last, ...earlier] = entries;
  if (last !== undefined && continues(last, act, at)) {
    const all = [...last.students, ...students].slice(0, activityLimits.students);
    return [{ ...last, students: all, count: last.count + students.length, at }, ...earlier];
  }
  const entry: ActivityEntry = {
    kind,
    job: act.job ?? null,
    folder: act.folder ?? null,
    title: act.title ?? '',
    students: students.slice(0, activityLimits.students),
    count: students.length,
    at,
  };
  return [entry, ...entries].slice(0, activityLimits.entries);
}

function continues(last: ActivityEntry, act: Act, at: string): boolean {
  const { kind, students = [] } = act;
  const isSame = last.kind === kind && last.job === (act.job ?? null) && last.folder === (act.folder ?? null);
  const known = new Set(last.students);
  const areOthers = last.count > 0 && students.length > 0 && !students.some((student) => known.has(student));
  const passed = timeOf(at) - timeOf(last.at);
  return isSame && areOthers && passed >= 0 && passed <= activityLimits.together;
}
