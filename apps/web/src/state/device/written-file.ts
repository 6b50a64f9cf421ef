import type { AccountId } from '@glo/domain/shared/ids';
import type { RecordsOfOne } from './records-of-one.ts';
import { storedRecords } from './records-schema.ts';

export const format = 'glo-recruiter-notes';
export const version = 3;

export interface ExportedRecords {
  readonly records: RecordsOfOne;
  /** Content of `OwnVerdicts`, which validates it. */
  readonly verdicts: unknown;
}

/** Apart from reading and merging such files, which only an import needs. */
export function writeRecordsFile({ records, verdicts }: ExportedRecords, account: AccountId): string {
  return JSON.stringify({ format, version, account, records: storedRecords(records), verdicts });
}
