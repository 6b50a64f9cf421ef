import type { CandidateList } from './candidate-list.ts';

/** Files and printed pages of a list, implemented by the feature `hand-over`. */
export abstract class ListHandOver {
  abstract exportCsv(list: CandidateList): void;
}
