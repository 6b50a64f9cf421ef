import { readTime } from '../shared/dates.ts';
import type { JobId, StudentId } from '../shared/ids.ts';
import {
  cleanReason,
  decisions,
  type JobVerdicts,
  rejectionReasons,
  type VerdictRecord,
  type VerdictRecords,
  type VerdictsByJob,
} from './verdict.ts';

type Fields<T> = Partial<Record<keyof T, unknown>>;

/** Reads stored or imported content. Ignores unknown values, and returns `null` if nothing is left. */
export function readVerdictRecord(content: unknown): VerdictRecord | null {
  const kept = fieldsOf<VerdictRecord>(content);
  const decision = oneOf(decisions, kept.decision);
  const decidedAt = readIsoTime(kept.decidedAt);
  if (decision === null || decidedAt === null) return null;
  const reason = decision === 'not-a-fit' ? oneOf(rejectionReasons, kept.reason) : null;
  const hasText = reason === 'other' && typeof kept.reasonText === 'string';
  return { decision, reason, reasonText: hasText ? cleanReason(String(kept.reasonText)) : '', decidedAt };
}

export function readVerdicts(content: unknown): VerdictsByJob {
  const all = new Map<JobId, JobVerdicts>();
  for (const [job, kept] of Object.entries(fieldsOf(content))) {
    const { closedAt, records } = fieldsOf<JobVerdicts>(kept);
    const read = readRecords(records);
    if (read.size > 0) all.set(job as JobId, { closedAt: readIsoTime(closedAt), records: read });
  }
  return all;
}

export function plainVerdicts(verdicts: VerdictsByJob): object {
  const jobs = [...verdicts].map(([job, { closedAt, records }]) => {
    const plain = Object.fromEntries([...records].map(([student, record]) => [student, withoutEmpty(record)]));
    return [job, withoutEmpty({ closedAt, records: plain })];
  });
  return Object.fromEntries(jobs);
}

function readRecords(content: unknown): VerdictRecords {
  const records = new Map<StudentId, VerdictRecord>();
  for (const [student, kept] of Object.entries(fieldsOf(content))) {
    const record = readVerdictRecord(kept);
    if (record !== null) records.set(student as StudentId, record);
  }
  return records;
}

function fieldsOf<T>(content: unknown): Fields<T> {
  return typeof content === 'object' && content !== null && !Array.isArray(content) ? content : {};
}

function oneOf<T>(known: readonly T[], value: unknown): T | null {
  return known.find((each) => each === value) ?? null;
}

function readIsoTime(value: unknown): string | null {
  return (typeof value === 'string' ? readTime(value) : null)?.toISOString() ?? null;
}

function withoutEmpty(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
}
