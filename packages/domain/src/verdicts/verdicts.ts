import type { AccountId, JobId } from '../shared/ids.ts';
import type { VerdictChanges, VerdictRecords, VerdictsByJob } from './verdict.ts';
import type { Closings } from './verdict-expiry.ts';

/** Verdicts on this device. Never throws: without a database, they are kept until the page closes. */
export abstract class Verdicts {
  /** True once a call has found the database missing, blocked or full. */
  abstract readonly isForVisitOnly: boolean;
  abstract ofJob(account: AccountId, job: JobId): Promise<VerdictRecords>;
  abstract ofAccount(account: AccountId): Promise<VerdictsByJob>;
  abstract count(account: AccountId): Promise<number>;
  /** Writes all changes in one transaction, and nothing else. */
  abstract save(account: AccountId, job: JobId, changes: VerdictChanges): Promise<void>;
  abstract closings(account: AccountId): Promise<Closings>;
  /** `null` removes the time. */
  abstract saveClosings(account: AccountId, closings: ReadonlyMap<JobId, string | null>): Promise<void>;
  abstract removeJobs(account: AccountId, jobs: readonly JobId[]): Promise<void>;
  /** Resolves to false if verdicts may remain on the device. */
  abstract removeAccount(account: AccountId): Promise<boolean>;
}
