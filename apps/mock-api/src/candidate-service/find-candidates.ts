import type { CandidateRow, Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';

export function requireCandidate(reader: Reader<Rows>, id: string): CandidateRow {
  const candidate = reader.get('candidates', id);
  if (candidate === undefined) throw refuse.notFound('There is no such student.');
  return candidate;
}

/** Keeps the order of the ids, removes duplicates and skips unknown ids (decision 31). */
export const findCandidates = (reader: Reader<Rows>, ids: readonly string[]): CandidateRow[] =>
  [...new Set(ids)].map((id) => reader.get('candidates', id)).filter((row) => row !== undefined);
