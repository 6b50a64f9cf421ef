import type { Candidate } from './candidate.ts';

/** How the cards of a list show scores. The whole list decides, so that its cards look alike. */
export interface ListScoring {
  readonly kind: Candidate['scoreKind'];
  /** GloPoints stand below a match, because they order equal matches. */
  readonly showsPoints: boolean;
}

interface ScoredList {
  readonly candidates: readonly Candidate[];
  /** In a job, scores are GloPoints. Outside, they are matches, and many are equal. */
  readonly isInJob: boolean;
}

export function listScoring({ candidates, isInJob }: ScoredList): ListScoring {
  return {
    kind: candidates.find(({ score }) => score !== null)?.scoreKind ?? 'points',
    showsPoints: !isInJob && candidates.some(({ points }) => points !== undefined),
  };
}
