import { identityOf } from '@glo/domain/candidates/identity';
import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import { isObject } from '@glo/domain/shared/json';
import * as z from 'zod/mini';
import { filledText } from './entered.ts';
import * as field from './fields.ts';
import { sourceOf } from './reading.ts';
import { id } from './shapes.ts';

export const wireCandidate = z.strictObject({
  student_id: field.id,
  name: field.name,
  hashtags: field.texts,
  profile_picture: field.text,
  score: field.number,
  gloscore: z.nullable(field.number),
  search_score: field.number,
});

/** A candidate that is sent back, including unknown fields. */
export const shownCandidate = z.looseObject({ student_id: id, name: filledText });

type WireCandidate = z.infer<typeof wireCandidate>;

/** Prefers search_score, then gloscore, then score (decision 35). */
export function readCandidate(wire: WireCandidate): Candidate {
  const match = wire.search_score ?? null;
  const points = wire.gloscore ?? wire.score ?? null;
  return {
    id: wire.student_id as StudentId,
    name: wire.name,
    skills: wire.hashtags ?? [],
    profilePicture: wire.profile_picture ?? '',
    score: match ?? points,
    scoreKind: match === null ? 'points' : 'match',
    ...(match !== null && points !== null && { points }),
    source: sourceOf(wire),
  };
}

const scoreNames = { match: 'search_score', points: 'score' } as const;

/** Returns the original record (decision 46). A candidate from a profile has none, so it is composed. */
export function writeCandidate(candidate: Candidate): z.infer<typeof shownCandidate> {
  if (isObject(candidate.source)) return candidate.source as z.infer<typeof shownCandidate>;
  const { name, pictureUrl } = identityOf(candidate);
  return {
    student_id: candidate.id,
    name,
    hashtags: [...candidate.skills],
    profile_picture: pictureUrl,
    ...(candidate.score !== null && { [scoreNames[candidate.scoreKind]]: candidate.score }),
  };
}
