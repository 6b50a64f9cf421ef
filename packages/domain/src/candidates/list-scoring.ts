import type { Candidate } from './candidate.ts';
import type { Fit } from './fit.ts';

/** How the cards of a list show scores. The whole list decides, so that its cards look alike. */
export interface ListScoring {
  readonly kind: Candidate['scoreKind'];
  /** Every match equals the share of wanted skills. Cards then show it once, with GloPoints beside it. */
  readonly matchIsFit: boolean;
  /** Cards have a line for what orders equal scores. */
  readonly hasTieBreakers: boolean;
}

interface ScoredList {
  /** The whole list, without its filter. */
  readonly all: readonly Candidate[];
  readonly candidates: readonly Candidate[];
  readonly fit: Fit;
  /** In a job, scores are GloPoints. Outside, they are matches, and many are equal. */
  readonly isInJob: boolean;
  readonly hasTieBreaker: boolean;
}

export function listScoring({ all, candidates, fit, isInJob, hasTieBreaker }: ScoredList): ListScoring {
  const areAlike = !isInJob && candidates.some(({ points }) => points !== undefined);
  const matchIsFit = areAlike && isMatchShare(all, fit);
  return {
    kind: candidates.find(({ score }) => score !== null)?.scoreKind ?? 'points',
    matchIsFit,
    hasTieBreakers: areAlike && (!matchIsFit || hasTieBreaker),
  };
}

function isMatchShare(candidates: readonly Candidate[], { most, of }: Fit): boolean {
  if (most === 0) return false;
  return candidates.every(
    (candidate) => candidate.scoreKind === 'match' && candidate.score === Math.round((of(candidate) / most) * 100),
  );
}
