import { readTime } from '../shared/dates.ts';
import { recordOf } from '../shared/json.ts';
import { cleanReason, decisions, rejectionReasons, type VerdictRecord } from './verdict.ts';

/** Reads stored or imported content. Ignores unknown values, and returns `null` if nothing is left. */
export function readVerdictRecord(content: unknown): VerdictRecord | null {
  const kept = recordOf(content);
  const decision = oneOf(decisions, kept.decision);
  const decidedAt = readIsoTime(kept.decidedAt);
  if (decision === null || decidedAt === null) return null;
  const reason = decision === 'not-a-fit' ? oneOf(rejectionReasons, kept.reason) : null;
  const hasText = reason === 'other' && typeof kept.reasonText === 'string';
  return { decision, reason, reasonText: hasText ? cleanReason(String(kept.reasonText)) : '', decidedAt };
}

function oneOf<T>(known: readonly T[], value: unknown): T | null {
  return known.find((each) => each === value) ?? null;
}

function readIsoTime(value: unknown): string | null {
  return (typeof value === 'string' ? readTime(value) : null)?.toISOString() ?? null;
}
