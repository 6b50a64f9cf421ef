import type { Candidate } from '@glo/domain/candidates/candidate';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type { PileSources } from '@glo/domain/verdicts/verdict-list';
import type { JobVerdicts } from '../../../state/verdicts/job-verdicts.ts';
import type { CardOffers } from '../actions/candidate-actions.ts';
import type { CandidateMarks } from '../card/card-model.ts';
import type { ListCriteria } from '../criteria/list-criteria.ts';
import type { CandidateCommand } from './candidate-command.ts';

/** The data and commands of a list. The list reads getters reactively. */
export interface ListSource {
  /** Accessible name, also shown on a profile's link back to the list. */
  readonly label: string;
  readonly fileName: string;
  readonly path: string;
  /** Query of the screen, without the list's own parameters. */
  readonly query?: URLSearchParams;

  /** Absent outside a job. */
  readonly jobId?: JobId;
  readonly jobTitle?: string;
  /** The candidates of a folder, where being in a folder means another one. */
  readonly isFolder?: boolean;

  readonly candidates: readonly Candidate[];
  /** Ids of all candidates before the screen's filter, also of those that are not loaded. Only in a job. */
  readonly ids?: readonly StudentId[];
  /** The candidates, their decisions and the filter's result have loaded, so that their order is final. Only in a job. */
  readonly isComplete?: boolean;
  /** Candidates before the screen's filter. Defaults to `candidates`. */
  readonly unfiltered?: readonly Candidate[];
  readonly wanted: readonly string[];
  readonly filter?: SourceFilter;
  /** The screen narrows the candidates by choices of its own, which Reset clears. */
  readonly canReset?: boolean;
  reset?(): void;
  readonly loading?: IncrementalLoading;
  /** The candidates were in memory when the list opened. */
  readonly wasThere?: boolean;

  /** Label of the service's own order, if that is the default. Otherwise best fit is (decision 68). */
  readonly givenOrder?: string;
  readonly isFirst?: ((candidate: Candidate) => boolean) | null;

  /** `null` where no verdicts are given: outside a job, in a colleague's job and among the shortlisted. */
  readonly verdicts?: ListVerdicts | null;

  /** Only in the recruiter's own jobs. */
  readonly verdictSources?: PileSources | null;

  /** Only in a job. */
  readonly criteria?: ListCriteria;

  marksOf(student: StudentId): CandidateMarks;
  /** The card or row of a new candidate was in sight. Only in a job. */
  saw?(student: StudentId): void;
  /** Only in a job, where views count. */
  isViewed?(student: StudentId): boolean;
  /** A colleague's job: cards offer folders instead of the job's shortlist. */
  readonly isReadOnly?: boolean;
  profileHref(student: StudentId): string;

  /** S. Never removes a candidate. */
  readonly shortlist: CandidateCommand;
  /** Button on the card. Defaults to `shortlist`. */
  pressShortlist?(candidate: Candidate): void;
  /** For the selection, the main one first. */
  readonly commands: readonly CandidateCommand[];
  /** More entries for Choose Action. */
  offers?(candidate: Candidate): Pick<CardOffers, 'shortlist' | 'removeFromAll'>;
}

export const unfilteredIn = ({ unfiltered, candidates }: ListSource): readonly Candidate[] => unfiltered ?? candidates;

export interface ListVerdicts {
  readonly job: JobVerdicts;
  /** Only applicants get a rejection, because it thanks them for applying. */
  readonly areApplicants: boolean;
}

export interface SourceFilter {
  readonly chips: readonly FilterChip[];
  readonly isPending: boolean;
  readonly skills: readonly string[];
  clear(): void;
}

export interface FilterChip {
  readonly label: string;
  remove(): void;
}

export interface IncrementalLoading {
  /** Total number, or `null` once all are loaded. */
  readonly expected: number | null;
  readonly interrupted: boolean;
  loadRest(): void;
}
