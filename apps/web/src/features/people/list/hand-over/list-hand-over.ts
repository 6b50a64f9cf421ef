import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateList } from '../candidate-list.ts';

/** Files and printed pages of a list, implemented by the feature `hand-over`. */
export abstract class ListHandOver {
  /** The browser prints this list while it is on the screen. Returns the clean-up. */
  abstract open(list: CandidateList): () => void;
  /** Makes a file for a hiring manager. */
  abstract share(list: CandidateList, candidates: readonly Candidate[]): void;
  /** Prints the open list. */
  abstract print(): void;
  abstract exportCsv(list: CandidateList): void;
}
