import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import type { CardOffers } from '../actions/candidate-actions.ts';
import type { CandidateMarks } from '../card/card-model.ts';

export interface CandidateListParts {
  readonly source: CandidateListSource;
  readonly marks: CandidateListMarks;
  readonly actions: CandidateListActions;
}

export interface CandidateListSource {
  readonly label: string;
  readonly fileName: string;
  readonly href: string;
  readonly candidates: readonly Candidate[];
  readonly unfiltered?: readonly Candidate[];
  readonly chips?: readonly FilterChip[] | undefined;
  /** What the service's own order is called where it is the usual one; elsewhere best fit is (decision 68). */
  readonly givenOrder?: string;
  /** Which candidates come first, whatever the order; null: none. */
  readonly isFirst?: ((candidate: Candidate) => boolean) | null;
  readonly loading?: IncrementalLoading;
  readonly wasThere?: boolean;
  readonly isFiltering?: boolean;
  readonly commands?: readonly ScreenCommand[] | undefined;
  groups?(people: readonly Candidate[]): readonly CandidateGroup[] | null;
}

export interface CandidateGroup {
  readonly title: string;
  readonly people: readonly Candidate[];
  readonly all?: { readonly count: number; view(): void };
}

export interface FilterChip {
  readonly label: string;
  remove(): void;
}

export interface IncrementalLoading {
  readonly expected: number | null;
  readonly interrupted: boolean;
  loadRest(): Promise<void>;
}

export interface CandidateListMarks {
  readonly wanted: readonly string[];
  of(student: StudentId): CandidateMarks;
  /** Orders those with the same fit and score, and what the card says of it; '': nothing. */
  readonly tieBreaker?: {
    rank(candidate: Candidate): number;
    text(candidate: Candidate): string;
    order?(): string | null;
  };
  /** A colleague's job: instead of its shortlist the cards offer folders, and views are the recruiter's own. */
  isReadOnly?(): boolean;
  isViewed?(student: StudentId): boolean;
}

export interface SelectedAct {
  readonly kind: 'email' | 'folder' | 'shortlist' | 'remove' | 'remove-from-all' | 'copy';
  readonly label: string;
  readonly press: () => void;
  readonly isUnneeded?: boolean;
}

export interface ActsForSelected {
  readonly main: SelectedAct;
  readonly others: readonly SelectedAct[];
  readonly more: readonly SelectedAct[];
}

export interface CandidateListActions {
  profileHref(student: StudentId): string;
  shortlist(candidate: Candidate): void;
  readonly shortlistLabel?: string;
  shortlistSelected(): void;
  forSelected?(): ActsForSelected | null;
  offers?(candidate: Candidate): Pick<CardOffers, 'shortlist' | 'removeFromAll'>;
}
