import type { CheckedCriterion } from '@glo/domain/candidates/fit';

/** The criteria of a job, checked by the service for each candidate of the list. */
export interface ListCriteria {
  readonly checked: readonly CheckedCriterion[];
  /** The first responses are pending. False once they are late, so that the list does not wait for them. */
  readonly isChecking: boolean;
  /** Number of criteria whose request failed. */
  readonly failed: number;
  /** The service asked to wait until then (429). Checking goes on by itself. */
  readonly waitingUntil: Date | null;
  retry(): void;
}
