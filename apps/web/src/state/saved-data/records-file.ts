import { forEachKind, readAll, type ValuesOf } from '@glo/domain/device/kinds';
import type { AccountId } from '@glo/domain/shared/ids';
import * as z from 'zod/mini';
import { fileKinds } from '../kinds/kinds.ts';
import { parseJson } from '@glo/domain/shared/json';

export type SavedRecords = ValuesOf<typeof fileKinds>;
export type RecordsFileProblem = 'too-large' | 'foreign' | 'newer' | 'of-another-recruiter';

/** In characters. Local storage holds about five million for a site. The rest suffices for 200,000 verdicts. */
export const longestRecordsFile = 40_000_000;

const [format, version] = ['glo-recruiter-records', 1];
const schema = z.object({
  format: z.literal(format),
  version: z.number(),
  account: z.optional(z.unknown()),
  records: z.optional(z.unknown()),
});

export function writeRecordsFile(records: SavedRecords, account: AccountId): string {
  const written = forEachKind(fileKinds, (kind, name) => kind.write(records[name]));
  return JSON.stringify({ format, version, account, records: written });
}

/** Skips damaged parts. */
export function readRecordsFile(text: string, account: AccountId): SavedRecords | RecordsFileProblem {
  if (text.length > longestRecordsFile) return 'too-large';
  const { success, data } = z.safeParse(schema, parseJson(text));
  if (!success) return 'foreign';
  if (data.version > version) return 'newer';
  if (typeof data.records !== 'object' || data.records === null) return 'foreign';
  if (data.account !== account) return 'of-another-recruiter';
  return readAll(fileKinds, data.records);
}
