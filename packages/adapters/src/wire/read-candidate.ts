import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import type * as z from 'zod/mini';
import { readNumber } from './read-number.ts';
import type { wireCandidate } from './shapes.ts';

type WireCandidate = z.infer<typeof wireCandidate>;

/** A candidate of a list; search_score before gloscore before score (decision 35). */
export function readCandidate(wire: WireCandidate): Candidate {
  const match = readNumber(wire.search_score);
  return {
    id: wire.student_id as StudentId,
    name: wire.name,
    skills: wire.hashtags ?? [],
    profilePicture: wire.profile_picture ?? '',
    score: match ?? readNumber(wire.gloscore) ?? readNumber(wire.score),
    scoreKind: match === null ? 'points' : 'match',
  };
}

const scoreNames = { match: 'search_score', points: 'score' } as const;

export function writeCandidate(candidate: Candidate): WireCandidate {
  return {
    student_id: candidate.id,
    name: candidate.name,
    hashtags: [...candidate.skills],
    profile_picture: candidate.profilePicture,
    ...(candidate.score !== null && { [scoreNames[candidate.scoreKind]]: candidate.score }),
  };
}
