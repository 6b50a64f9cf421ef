import type { StudentId } from '../shared/ids.ts';
import { compareTexts, searchText, searchWords } from '../shared/search-text.ts';
import type { Candidate } from './candidate.ts';

export const candidateOrders = ['fit', 'score', 'name', 'not-viewed', 'starred', 'given'] as const;
/** The order of a list: best fit, best score, by name, not viewed first, starred first, or as the service gave it (decision 68). */
export type CandidateOrder = (typeof candidateOrders)[number];

/** What an order goes by, beside the candidates themselves. */
export interface OrderedBy {
  /** How many of the skills that are looked for somebody has. */
  fit(candidate: Candidate): number;
  /** Among those with the same fit and score, before GloPoints; the highest first. */
  tieBreak?(candidate: Candidate): number;
  isViewed(id: StudentId): boolean;
  isStarred(id: StudentId): boolean;
}

/** The candidates in the wanted order, the best first of those not viewed and of those starred; equals stay in theirs. Who has no score comes after who has one, a 0 included. */
export function inOrder(
  candidates: readonly Candidate[],
  order: CandidateOrder,
  { fit, tieBreak = () => 0, isViewed, isStarred }: OrderedBy,
): readonly Candidate[] {
  const best = [fit, scoreKey, tieBreak, pointsKey] as const;
  switch (order) {
    case 'given':
      return candidates;
    case 'fit':
      return byNumbers(candidates, ...best);
    case 'score':
      return byNumbers(candidates, scoreKey, pointsKey);
    case 'name':
      return candidates.toSorted((a, b) => compareTexts(a.name, b.name));
    case 'not-viewed':
      return byNumbers(candidates, ({ id }) => Number(!isViewed(id)), ...best);
    case 'starred':
      return byNumbers(candidates, ({ id }) => Number(isStarred(id)), ...best);
  }
}

function scoreKey({ score }: Candidate): number {
  return score ?? -1;
}

function pointsKey({ points }: Candidate): number {
  return points ?? -1;
}

/** The highest first, equals by the next number. Each number is asked for once: thousands are compared many times. */
function byNumbers(
  candidates: readonly Candidate[],
  ...numbersOf: readonly ((candidate: Candidate) => number)[]
): readonly Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, numbers: numbersOf.map((numberOf) => numberOf(candidate)) }))
    .sort((a, b) => descending(a.numbers, b.numbers))
    .map(({ candidate }) => candidate);
}

function descending(one: readonly number[], other: readonly number[]): number {
  for (let place = 0; place < one.length; place += 1) {
    const difference = (other[place] ?? 0) - (one[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Candidates whose name, skills and private note contain every typed word. */
export function searchByWords(
  candidates: readonly Candidate[],
  typed: string,
  notes: ReadonlyMap<StudentId, string>,
): readonly Candidate[] {
  const words = searchWords(typed);
  if (words.length === 0) return candidates;
  return candidates.filter((candidate) => {
    const note = notes.get(candidate.id);
    const text = note === undefined ? textOf(candidate) : `${textOf(candidate)}\n${searchText(note)}`;
    return words.every((word) => text.includes(word));
  });
}

/** Reads names and skills ahead, so that the first letter typed among thousands need not. */
export function prepareForSearch(candidates: readonly Candidate[]): void {
  for (const candidate of candidates) textOf(candidate);
}

const textOf = keptByName(({ name, skills }) => searchText([name, ...skills].join('\n')));

/** Kept with the candidate as long as they are called the same (blind review): every letter typed reads all of them. */
function keptByName(compute: (candidate: Candidate) => string): (candidate: Candidate) => string {
  const kept = new WeakMap<Candidate, { readonly name: string; readonly text: string }>();
  return (candidate) => {
    const { name } = candidate;
    const known = kept.get(candidate);
    if (known?.name === name) return known.text;
    const text = compute(candidate);
    kept.set(candidate, { name, text });
    return text;
  };
}
