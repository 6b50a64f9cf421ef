import type { Rows } from '../data/rows.ts';
import type { Reader } from '../store/store.ts';
import { type WireCandidate, writeCandidate } from './wire-candidate.ts';

/** Returns candidates in the order of the ids, each once, without unknown ones. */
export const writeCandidates = (store: Reader<Rows>, ids: readonly string[]): WireCandidate[] =>
  [...new Set(ids)]
    .map((id) => store.get('candidates', id))
    .filter((row) => row !== undefined)
    .map(writeCandidate);
