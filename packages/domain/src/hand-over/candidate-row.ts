import { type CandidateFit, fitText } from '../candidates/fit.ts';
import type { Facts } from '../candidates/known/facts.ts';
import type { StudentId } from '../shared/ids.ts';

/** A candidate of a list in a file or on paper. During blind review all parts are masked. */
export interface CandidateRow {
  readonly id: StudentId;
  readonly name: string;
  readonly skills: readonly string[];
  /** Skills that the list asks for. */
  readonly wanted: readonly string[];
  readonly score: number | null;
  /** `null` if the list wants nothing. */
  readonly fit: CandidateFit | null;
  /** Blank if the profile is not loaded, as email and phone. */
  readonly facts: Facts;
  readonly email: string;
  readonly phone: string;
  /** In words, '' while undecided. */
  readonly verdict: string;
  readonly reason: string;
  readonly note: string;
  readonly answers: readonly string[];
  readonly folders: readonly string[];
  /** `null` outside a job, where views are not counted. */
  readonly isViewed: boolean | null;
  /** Full address of the profile. */
  readonly link: string;
}

/** '4 of 6', or '' if the list wants nothing. */
export const fitOfRow = ({ fit }: Pick<CandidateRow, 'fit'>): string => (fit === null ? '' : fitText(fit));
