import type { Candidate } from './candidate.ts';
import type { Fit } from './fit.ts';

/** How the cards of a list show scores. The whole list decides, so that its cards look alike. */
export interface ListScoring {
  readonly kind: Candidate['scoreKind'];
  readonly matchIsFit: boolean;
  /** A line with GloPoints, which order equal matches. */
  readonly hasPointsLine: boolean;
}

interface ScoredList {
  readonly all: readonly Candidate[];
  readonly candidates: readonly Candidate[];
  readonly fit: Fit;
  /** In a job, scores are GloPoints. Outside, they are matches, and many are equal. */
  readonly isInJob: boolean;
}

export function listScoring({ all, candidates, fit, isInJob }: ScoredList): ListScoring {
  const areAlike = !isInJob && candidates.some(({ points }) => points !== undefined);
  const matchIsFit = areAlike && isMatchShare(all, fit);
  return {
    kind: candidates.find(({ score }) => score !== null)?.scoreKind ?? 'points',
    matchIsFit,
    hasPointsLine: areAlike && !matchIsFit,
  };
}

function isMatchShare(candidates: readonly Candidate[], { names, of }: Fit): boolean {
  if (names.length === 0) return false;
  return candidates.every(
    (candidate) =>
      candidate.scoreKind === 'match' &&
      candidate.score === Math.round((of(candidate).met.length / names.length) * 100),
  );
}
