import type { StudentId } from '../shared/ids.ts';
import { compareTexts } from '../shared/search-text.ts';
import type { Candidate } from './candidate.ts';
import { fitTo } from './fit.ts';
import { nameOf } from './identity.ts';

export const candidateOrders = ['fit', 'score', 'name', 'not-viewed', 'given'] as const;
/** `given` is the order of the service's reply (decision 68). */
export type CandidateOrder = (typeof candidateOrders)[number];

export interface OrderedBy {
  fit(candidate: Candidate): number;
  isViewed(id: StudentId): boolean;
}

export interface ListOrder extends OrderedBy {
  readonly order: CandidateOrder;
  readonly isFirst?: ((candidate: Candidate) => boolean) | null;
  readonly isLoading: boolean;
}

const firstPage = 200;

/** Orders a list. While it loads, only the first page is ordered, so that cards on the screen do not move. */
export function orderedList(candidates: readonly Candidate[], list: ListOrder): readonly Candidate[] {
  const { isFirst, isLoading, order } = list;
  const settled = isLoading ? candidates.slice(0, firstPage) : candidates;
  const ordered = [...inOrder(settled, order, list), ...candidates.slice(settled.length)];
  if (!isFirst) return ordered;
  return [...ordered.filter(isFirst), ...ordered.filter((candidate) => !isFirst(candidate))];
}

/** Best fit first, as on a job's list. Students without a candidate follow, in their order. */
export function bestFitFirst(
  students: readonly StudentId[],
  candidates: readonly Candidate[],
  wanted: readonly string[],
): readonly StudentId[] {
  const { names, of } = fitTo(wanted);
  if (names.length === 0) return students;
  const asked = new Set(students);
  const known = candidates.filter(({ id }) => asked.has(id));
  const ordered = inOrder(known, 'fit', { fit: (candidate) => of(candidate).met.length, isViewed: () => false });
  return [...new Set([...ordered.map(({ id }) => id), ...students])];
}

/** Sorts candidates. Equal ones keep their order. Candidates without a score come last. */
export function inOrder(
  candidates: readonly Candidate[],
  order: CandidateOrder,
  { fit, isViewed }: OrderedBy,
): readonly Candidate[] {
  switch (order) {
    case 'given':
      return candidates;
    case 'fit':
      return byNumber(byScore(candidates), fit);
    case 'score':
      return byScore(candidates);
    case 'name':
      return candidates.toSorted((a, b) => compareTexts(nameOf(a), nameOf(b)));
    case 'not-viewed':
      return byNumber(byNumber(byScore(candidates), fit), ({ id }) => Number(!isViewed(id)));
  }
}

function byScore(candidates: readonly Candidate[]): readonly Candidate[] {
  const byPoints = byNumber(candidates, ({ points }) => points ?? -1);
  return byNumber(byPoints, ({ score }) => score ?? -1);
}

/** Highest number first. Equal candidates keep their order. Faster than comparisons, and `concat` than `flatMap`. */
function byNumber(candidates: readonly Candidate[], numberOf: (candidate: Candidate) => number): readonly Candidate[] {
  const groups = [...Map.groupBy(candidates, numberOf)].sort(([one], [other]) => other - one);
  return new Array<Candidate>().concat(...groups.map(([, group]) => group));
}
