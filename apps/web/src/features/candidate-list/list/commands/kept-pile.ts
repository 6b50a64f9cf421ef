import type { CandidateList } from '../candidate-list.ts';

/** Keeps the shown candidates of Maybe or Not a fit as a folder. `null` in other piles. */
export function keepPile({ source, verdict, shown, services, bulk }: CandidateList): (() => void) | null {
  const { verdicts, jobTitle } = source;
  if (!verdicts || jobTitle === undefined || shown.length === 0) return null;
  if (verdict !== 'maybe' && verdict !== 'not-a-fit') return null;
  return () => void services.piles.keep(jobTitle, verdict, shown, bulk);
}
