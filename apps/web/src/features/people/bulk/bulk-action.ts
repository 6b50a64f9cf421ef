import type { Candidate } from '@glo/domain/candidates/candidate';

/** More than so many are not done to without saying first who is told what. */
export const many = 50;

export type BulkResult = 'done' | 'already' | 'failed';

export interface BulkQuestion {
  title(count: number): string;
  readonly text: string;
  readonly danger?: boolean;
  go(count: number): string;
}

export interface BulkAction {
  readonly doing: string;
  readonly done: string;
  readonly doneMany?: string;
  readonly already?: string;
  /** What a failure is, where 'not added' will not do. */
  readonly failed?: string;
  said?(count: number): string;
  needs?(candidate: Candidate): boolean;
  readonly nobody?: string;
  readonly question?: BulkQuestion;
  run(candidate: Candidate): Promise<BulkResult>;
  /** After every pass, a cancelled one too: one thing for all those it was done to in it, before that is told. */
  conclude?(done: readonly Candidate[]): Promise<void>;
  /** The same once that was told. */
  ended?(done: readonly Candidate[]): void;
  undo?(done: readonly Candidate[]): BulkAction;
  /** Undo has gone. */
  final?(): void;
}

export const inTheResult = (): void => undefined;
