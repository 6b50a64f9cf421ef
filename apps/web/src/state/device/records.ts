import { forEachKind, mergeAll, noneOf, readAll, type ValuesOf } from '@glo/domain/device/kinds';
import type { AccountId, JobId, StudentId } from '@glo/domain/shared/ids';
import * as z from 'zod/mini';
import { kinds } from '../kinds/kinds.ts';
import { parseJson } from '@glo/domain/shared/json';

export type RecordsOfOne = ValuesOf<typeof kinds>;
export type RecordsByAccount = ReadonlyMap<AccountId, RecordsOfOne>;

export const noRecords: RecordsOfOne = noneOf(kinds);

/** Bump on incompatible changes: stored records of other versions are ignored. */
const version = 2;
const schema = z.object({ version: z.literal(version), accounts: z.record(z.string(), z.unknown()) });

/** Skips damaged parts. */
export function readRecords(content: string | null): RecordsByAccount {
  const { success, data } = z.safeParse(schema, parseJson(content));
  const accounts = Object.entries(success ? data.accounts : {});
  const sound = accounts.filter(([, kept]) => typeof kept === 'object' && kept !== null);
  return new Map(sound.map(([account, kept]) => [account as AccountId, readAll(kinds, kept)]));
}

export function writeRecords(records: RecordsByAccount): string {
  const accounts = [...records].map(([account, ofAccount]) => {
    return [account, forEachKind(kinds, (kind, name) => kind.write(ofAccount[name]))];
  });
  return JSON.stringify({ version, accounts: Object.fromEntries(accounts) });
}

/** Returns the same records if none has expired. */
export function withoutExpired(records: RecordsByAccount, now: Date): RecordsByAccount {
  let hasExpired = false;
  const expire = (mine: RecordsOfOne) =>
    forEachKind(kinds, (kind, name) => {
      const left = kind.expire(mine[name], now);
      hasExpired ||= left !== mine[name];
      return left;
    });
  const left = new Map([...records].map(([account, mine]) => [account, expire(mine)]));
  return hasExpired ? left : records;
}

/** The records of `mine` win. */
export function mergeRecords(mine: RecordsOfOne, other: RecordsOfOne): RecordsOfOne {
  return mergeAll(kinds, mine, other);
}

/** Sets the text of a job. '' removes it. */
export function withTextOf(job: JobId, text: string, kept: RecordsOfOne['lists']): RecordsOfOne['lists'] {
  const others = new Map([...kept].filter(([other]) => other !== job));
  return text === '' ? others : kinds.lists.merge(new Map([[job, text]]), others);
}

export function withViewed(student: StudentId, viewed: readonly StudentId[]): readonly StudentId[] {
  return kinds.viewed.merge([student], viewed);
}
