import type { StudentId } from '../shared/ids.ts';
import type { Candidate } from './candidate.ts';

export const candidateOrders = ['given', 'score', 'name', 'not-viewed'] as const;
/** How a list stands: as the service gave it, best score first, by name, or who was not viewed first. */
export type CandidateOrder = (typeof candidateOrders)[number];

/** The candidates in the wanted order; equals stay in theirs. Who has no score comes after who has one, a 0 included. */
export function inOrder(
  candidates: readonly Candidate[],
  order: CandidateOrder,
  isViewed: (id: StudentId) => boolean,
): readonly Candidate[] {
  switch (order) {
    case 'given':
      return candidates;
    case 'score':
      return candidates.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1));
    case 'name':
      return candidates.toSorted((a, b) => names.compare(a.name, b.name));
    case 'not-viewed':
      return candidates.toSorted((a, b) => Number(isViewed(a.id)) - Number(isViewed(b.id)));
  }
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The candidates whose name or skills hold every typed word, letter case and accents aside. */
export function holdingWords(candidates: readonly Candidate[], typed: string): readonly Candidate[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return candidates;
  return candidates.filter(({ name, skills }) => {
    const text = plain([name, ...skills].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
