import type { CandidateRow } from '../data/rows.ts';
import { toJson } from '../http/kept-json.ts';
import { WrittenReply } from '../http/written-reply.ts';
import type { Match } from '../matching/candidate-index.ts';
import { type WireCandidate, writeCandidate } from './wire-candidate.ts';

/** A match in JSON, in two parts that are kept: the candidate's, and the score's with the comma before the next match. */
export const openingOf = (row: CandidateRow): Buffer => Buffer.from(toJson(writeCandidate(row)).slice(0, -1));
const closings = Array.from({ length: 101 }, (_, score) => Buffer.from(`,"search_score":${score}},`));

/**
 * Writes replies that hold matches, each with how well it fits (`search_score`): bytes are copied, with neither objects nor
 * texts for each match, whose garbage would stop other requests. `shape` puts a list where it belongs.
 */
export function matchReply<T>(
  shape: (matches: WireCandidate[]) => T,
): (matches: readonly Match<Buffer>[]) => WrittenReply<T> {
  const [before, after, ...others] = JSON.stringify(shape([])).split(/(?<=\[)(?=\])/);
  if (before === undefined || after === undefined || others.length > 0) throw new Error('One list is to be filled');
  return (matches) => {
    let size = before.length + after.length;
    for (const { candidate, score } of matches) size += candidate.length + closingOf(score).length;
    const json = Buffer.allocUnsafe(size);
    let end = json.write(before);
    for (const { candidate, score } of matches) {
      json.set(candidate, end);
      end += candidate.length;
      const closing = closingOf(score);
      json.set(closing, end);
      end += closing.length;
    }
    // After the last match there is no comma.
    if (matches.length > 0) end -= 1;
    end += json.write(after, end);
    return new WrittenReply(json.subarray(0, end));
  };
}

function closingOf(score: number): Buffer {
  const closing = closings[score];
  if (closing === undefined) throw new RangeError(`A score of ${score}`);
  return closing;
}
