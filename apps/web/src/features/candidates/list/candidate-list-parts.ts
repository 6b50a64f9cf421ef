import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import type { CardOffers } from '../actions/candidate-actions.ts';
import type { CandidateMarks } from '../card/card-model.ts';

/** What a screen gives to its list. Whatever the three read is observed: the list follows. */
export interface CandidateListParts {
  readonly source: CandidateListSource;
  readonly marks: CandidateListMarks;
  readonly actions: CandidateListActions;
}

export interface CandidateListSource {
  readonly label: string;
  readonly fileName: string;
  /** The list's own address with all that narrows it: where Back, reload and the way back from a profile lead. */
  readonly href: string;
  readonly candidates: readonly Candidate[];
  /** With those that a filter of the screen leaves out. */
  readonly unfiltered?: readonly Candidate[];
  /** What that filter asks for; absent where the screen has none. */
  readonly chips?: readonly FilterChip[] | undefined;
  /** What the service's own order is called where it is the usual one; elsewhere best fit is (decision 68). */
  readonly givenOrder?: string;
  /** Which candidates come first, whatever the order; null: none. */
  readonly isFirst?: ((candidate: Candidate) => boolean) | null;
  readonly loading?: IncrementalLoading;
  /** All of it was there as the list was opened: no skeleton kept a place for columns. */
  readonly wasThere?: boolean;
  /** Who passes the screen's filter is not known: nothing is counted. */
  readonly isFiltering?: boolean;
  readonly commands?: readonly ScreenCommand[] | undefined;
  /** As long as nothing else narrows the list: a few people each, of those who are given in order. null: one grid. */
  groups?(people: readonly Candidate[]): readonly CandidateGroup[] | null;
}

export interface CandidateGroup {
  readonly title: string;
  readonly people: readonly Candidate[];
  /** Where there are more of them than these. */
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
    /** What the list is ordered by, in words; absent or null: what those with the same fit are told apart by without it. */
    order?(): string | null;
  };
  /** A colleague's job: instead of its shortlist the cards offer folders, and views are the recruiter's own. */
  isReadOnly?(): boolean;
  /** Whether the profile was opened for the job; absent outside a job, where views are not counted. */
  isViewed?(student: StudentId): boolean;
}

export interface SelectedAct {
  readonly kind: 'email' | 'folder' | 'shortlist' | 'remove' | 'remove-from-all' | 'copy';
  readonly label: string;
  readonly press: () => void;
  /** None of them needs it: the button looks disabled and says so. */
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
  /** What the key for that is called, where it is not the usual one. */
  readonly shortlistLabel?: string;
  shortlistSelected(): void;
  /** What is done to them where it is not what every list has; null: here it is. */
  forSelected?(): ActsForSelected | null;
  /** What Choose Action offers here, beside what it has everywhere. */
  offers?(candidate: Candidate): Pick<CardOffers, 'shortlist' | 'removeFromAll'>;
}
