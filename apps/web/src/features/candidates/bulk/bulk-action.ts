import type { Candidate } from '@glo/domain/candidates/candidate';

/** More than so many are not done to without saying first who is told what. */
export const many = 50;

/** What came of one candidate. */
export type BulkResult = 'done' | 'already' | 'failed';

/** What is asked before something is done to many. */
export interface BulkQuestion {
  title(count: number): string;
  /** Who is told what. */
  readonly text: string;
  go(count: number): string;
}

/** Something done to many candidates, one call each. */
export interface BulkAction {
  /** While it runs: 'Adding'. */
  readonly doing: string;
  /** What it came to: 'added'. */
  readonly done: string;
  /** Of several, where '3 added' will not do. */
  readonly doneMany?: string;
  /** What is so without doing anything: 'already there'. */
  readonly already?: string;
  /** What a failure is, where 'not added' will not do. */
  readonly failed?: string;
  /** Instead of '3 added', when it was done to all. */
  said?(count: number): string;
  /** Whether it changes anything for a candidate; without it, for all. */
  needs?(candidate: Candidate): boolean;
  /** Said when it would change nothing for any of them. */
  readonly nobody?: string;
  readonly question?: BulkQuestion;
  run(candidate: Candidate): Promise<BulkResult>;
  /** After every pass, a cancelled one too: one thing for all those it was done to in it, before that is told. */
  conclude?(done: readonly Candidate[]): Promise<void>;
  /** The same once that was told. */
  ended?(done: readonly Candidate[]): void;
  /** What takes it back for those it was done to. */
  undo?(done: readonly Candidate[]): BulkAction;
  /** Undo has gone. */
  final?(): void;
}

/** What failed for one of many is said in the result of all, nowhere else. */
export const inTheResult = (): void => undefined;
