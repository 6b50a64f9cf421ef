import { cleanLine } from '../shared/clean-text.ts';
import type { JobId, StudentId } from '../shared/ids.ts';

export const verdicts = ['undecided', 'maybe', 'not-a-fit', 'shortlisted'] as const;
export type Verdict = (typeof verdicts)[number];

export const decisions = ['maybe', 'not-a-fit'] as const;
export type Decision = (typeof decisions)[number];

export const rejectionReasons = [
  'missing-skills',
  'too-little-experience',
  'location',
  'graduation-year',
  'duplicate',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export const ratings = [1, 2, 3, 4] as const;
export type Rating = (typeof ratings)[number];

/** Maximum length of the text of the reason `other`, in characters. */
export const longestReason = 300;

/** Recorded by a recruiter for a candidate of a job, on the device (decision 74). */
export interface VerdictRecord {
  /** `null`: undecided, with a rating. */
  readonly decision: Decision | null;
  readonly reason: RejectionReason | null;
  readonly reasonText: string;
  readonly rating: Rating | null;
  /** ISO time of the decision, or of the rating of an undecided candidate. */
  readonly decidedAt: string;
}

export type VerdictRecords = ReadonlyMap<StudentId, VerdictRecord>;
/** `null` removes the record. */
export type VerdictChanges = ReadonlyMap<StudentId, VerdictRecord | null>;

export interface JobVerdicts {
  /** ISO time when this device first saw the job closed, or `null`. */
  readonly closedAt: string | null;
  readonly records: VerdictRecords;
}

export type VerdictsByJob = ReadonlyMap<JobId, JobVerdicts>;

export interface NewDecision {
  readonly decision: Decision;
  readonly reason?: RejectionReason;
  readonly reasonText?: string;
}

export function withDecision(
  records: VerdictRecords,
  students: Iterable<StudentId>,
  { decision, reason, reasonText = '' }: NewDecision,
  now: Date,
): VerdictChanges {
  const rejection = decision === 'not-a-fit' ? (reason ?? null) : null;
  const text = rejection === 'other' ? cleanReason(reasonText) : '';
  const made = { decision, reason: rejection, reasonText: text, decidedAt: now.toISOString() };
  return changesOf(students, (student) => ({ ...made, rating: records.get(student)?.rating ?? null }));
}

/** Makes all `students` undecided. Call it for shortlisted students and for those removed from the shortlist too. */
export function withoutDecision(records: VerdictRecords, students: Iterable<StudentId>, now: Date): VerdictChanges {
  const decided = [...students].filter((student) => records.get(student)?.decision);
  return changesOf(decided, (student) => undecided(records.get(student)?.rating ?? null, now));
}

/** `null` removes the rating. */
export function withRating(
  records: VerdictRecords,
  student: StudentId,
  rating: Rating | null,
  now: Date,
): VerdictChanges {
  const before = records.get(student);
  // Keeps the time, because a rejection sent after the decision still answers it.
  const after = before?.decision ? { ...before, rating } : undecided(rating, now);
  return new Map([[student, after]]);
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

/**
 * Completes changes that were made before `records` could be read. Decisions keep their rating, ratings keep their
 * decision, and an undone decision leaves the earlier one alone.
 */
export function lateChanges(records: VerdictRecords, changes: VerdictChanges): VerdictChanges {
  const made = new Map<StudentId, VerdictRecord>();
  for (const [student, change] of changes) {
    const before = records.get(student);
    if (change === null) continue;
    if (change.decision === null && before) made.set(student, { ...before, rating: change.rating });
    else made.set(student, { ...change, rating: change.rating ?? before?.rating ?? null });
  }
  return made;
}

export function cleanReason(text: string): string {
  const clean = cleanLine(text);
  // A cut may split a character, so the result is cleaned again.
  return clean.length > longestReason ? cleanLine(clean.slice(0, longestReason)) : clean;
}

function undecided(rating: Rating | null, now: Date): VerdictRecord | null {
  if (rating === null) return null;
  return { decision: null, reason: null, reasonText: '', rating, decidedAt: now.toISOString() };
}

function changesOf(
  students: Iterable<StudentId>,
  changeOf: (student: StudentId) => VerdictRecord | null,
): VerdictChanges {
  const changes = new Map<StudentId, VerdictRecord | null>();
  for (const student of students) changes.set(student, changeOf(student));
  return changes;
}
