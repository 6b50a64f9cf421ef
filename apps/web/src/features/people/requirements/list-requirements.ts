import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';

/** The requirements of a job, checked by the service for each candidate of the list. */
export interface ListRequirements {
  readonly count: number;
  /** The first response to a requirement is pending. */
  readonly isChecking: boolean;
  /** Number of requirements whose request failed. */
  readonly failed: number;
  /** The service asked to wait until then (429). Checking goes on by itself. */
  readonly waitingUntil: Date | null;
  retry(): void;

  metBy(student: StudentId): number;
  /** `false` while unknown. */
  isMissedBy(student: StudentId): boolean;
  /** '3 of 4 requirements', '' while they are being checked. */
  requirementsText(candidate: Pick<Candidate, 'id'>): string;
  /** Names them, one line for each state. */
  requirementsDetail(candidate: Pick<Candidate, 'id'>): string;
}
