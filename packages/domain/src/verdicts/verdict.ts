import { cleanLine } from '../shared/clean-text.ts';
import type { JobId, StudentId } from '../shared/ids.ts';

export const decisions = ['maybe', 'not-a-fit'] as const;
export type Decision = (typeof decisions)[number];
export type Verdict = Decision | 'undecided' | 'shortlisted';

export const rejectionReasons = [
  'missing-skills',
  'too-little-experience',
  'location',
  'graduation-year',
  'duplicate',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Maximum length of the text of the reason `other`, in characters. */
export const longestReason = 300;

/** Recorded by a recruiter for a candidate of a job, on the device (decision 74). */
export interface VerdictRecord {
  readonly decision: Decision;
  readonly reason: RejectionReason | null;
  readonly reasonText: string;
  /** ISO time. */
  readonly decidedAt: string;
}

export type VerdictRecords = ReadonlyMap<StudentId, VerdictRecord>;
/** `null` removes the record. */
export type VerdictChanges = ReadonlyMap<StudentId, VerdictRecord | null>;

export type VerdictsByJob = ReadonlyMap<JobId, VerdictRecords>;

export interface NewDecision {
  readonly decision: Decision;
  readonly reason?: RejectionReason;
  readonly reasonText?: string;
}

export function withDecision(
  students: Iterable<StudentId>,
  { decision, reason, reasonText = '' }: NewDecision,
  now: Date,
): VerdictChanges {
  const rejection = decision === 'not-a-fit' ? (reason ?? null) : null;
  const text = rejection === 'other' ? cleanReason(reasonText) : '';
  const made = { decision, reason: rejection, reasonText: text, decidedAt: now.toISOString() };
  return changesOf(students, () => made);
}

/** Makes all `students` undecided. Call it for shortlisted students and for those removed from the shortlist too. */
export function withoutDecision(records: VerdictRecords, students: Iterable<StudentId>): VerdictChanges {
  const decided = [...students].filter((student) => records.has(student));
  return changesOf(decided, () => null);
}

export function undoOf(records: VerdictRecords, changes: VerdictChanges): VerdictChanges {
  return changesOf(changes.keys(), (student) => records.get(student) ?? null);
}

export function withChanges(records: VerdictRecords, changes: VerdictChanges): VerdictRecords {
  const all = new Map(records);
  for (const [student, record] of changes) {
    if (record === null) all.delete(student);
    else all.set(student, record);
  }
  return all;
}

/** Changes that were made before the records could be read. An undone decision leaves the earlier one alone. */
export function lateChanges(changes: VerdictChanges): VerdictChanges {
  return new Map([...changes].filter(([, record]) => record !== null));
}

export function cleanReason(text: string): string {
  const clean = cleanLine(text);
  // A cut may split a character, so the result is cleaned again.
  return clean.length > longestReason ? cleanLine(clean.slice(0, longestReason)) : clean;
}

function changesOf(
  students: Iterable<StudentId>,
  changeOf: (student: StudentId) => VerdictRecord | null,
): VerdictChanges {
  const changes = new Map<StudentId, VerdictRecord | null>();
  for (const student of students) changes.set(student, changeOf(student));
  return changes;
}
