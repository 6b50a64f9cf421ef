import type { FolderId } from '../folders/folders.ts';
import { timeOf } from '../shared/dates.ts';
import type { JobId, StudentId } from '../shared/ids.ts';

export const activityGroups = ['jobs', 'shortlist', 'verdicts', 'notes', 'folders', 'emails'] as const;
export type ActivityGroup = (typeof activityGroups)[number];

export const groupOf = {
  posted: 'jobs',
  edited: 'jobs',
  closed: 'jobs',
  activated: 'jobs',
  shortlisted: 'shortlist',
  unshortlisted: 'shortlist',
  maybe: 'verdicts',
  'not-a-fit': 'verdicts',
  noted: 'notes',
  'note-removed': 'notes',
  'folder-created': 'folders',
  filed: 'folders',
  unfiled: 'folders',
  written: 'emails',
  'told-no': 'emails',
} as const satisfies Readonly<Record<string, ActivityGroup>>;
export type ActivityKind = keyof typeof groupOf;

/** An action of a recruiter. It has only ids, because names may change until it is shown. */
export interface ActivityEvent {
  readonly kind: ActivityKind;
  readonly job?: JobId;
  readonly folder?: FolderId;
  /** Title of a posted job, because the service does not return its id. */
  readonly title?: string;
  readonly students?: readonly StudentId[];
}

export interface ActivityEntry {
  readonly kind: ActivityKind;
  readonly job: JobId | null;
  readonly folder: FolderId | null;
  readonly title: string;
  /** The first affected students. `count` is the number of all. */
  readonly students: readonly StudentId[];
  readonly count: number;
  /** ISO time of the last event. */
  readonly at: string;
}

export abstract class ActivityLog {
  abstract record(event: ActivityEvent): void;
}

/** `together` is the longest pause within one entry, in milliseconds. */
export const activityLimits = { entries: 300, students: 100, together: 5000 } as const;

export function withEvent(
  entries: readonly ActivityEntry[],
  event: ActivityEvent,
  at: string,
): readonly ActivityEntry[] {
  const { kind, students = [] } = event;
  const [last, ...earlier] = entries;
  if (last !== undefined && continuesEntry(last, event, at)) {
    const all = [...last.students, ...students].slice(0, activityLimits.students);
    return [{ ...last, students: all, count: last.count + students.length, at }, ...earlier];
  }
  const entry: ActivityEntry = {
    kind,
    job: event.job ?? null,
    folder: event.folder ?? null,
    title: event.title ?? '',
    students: students.slice(0, activityLimits.students),
    count: students.length,
    at,
  };
  return [entry, ...entries].slice(0, activityLimits.entries);
}

/** Adds a note. It replaces the earlier entry on this candidate alone, because notes are saved while typing. */
export function withNote(
  entries: readonly ActivityEntry[],
  kind: 'noted' | 'note-removed',
  student: StudentId,
  at: string,
): readonly ActivityEntry[] {
  const isOfNote = (entry: ActivityEntry) => entry.kind === 'noted' || entry.kind === 'note-removed';
  const others = entries.filter((entry) => !isOfNote(entry) || entry.count !== 1 || entry.students[0] !== student);
  return withEvent(others, { kind, students: [student] }, at);
}

function continuesEntry(last: ActivityEntry, event: ActivityEvent, at: string): boolean {
  const { kind, students = [] } = event;
  const isSame = last.kind === kind && last.job === (event.job ?? null) && last.folder === (event.folder ?? null);
  const recorded = new Set(last.students);
  const areOthers = last.count > 0 && students.length > 0 && !students.some((student) => recorded.has(student));
  const passed = timeOf(at) - timeOf(last.at);
  return isSame && areOthers && passed >= 0 && passed <= activityLimits.together;
}
