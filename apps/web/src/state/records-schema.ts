import type { AccountId, StudentId } from '@glo/domain/shared';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

/** What one recruiter recorded on this device. */
export interface RecordsOfOne {
  /** When this device last wrote to a candidate, as an ISO time. */
  readonly contacted: ReadonlyMap<StudentId, string>;
  readonly notes: ReadonlyMap<StudentId, string>;
  readonly starred: ReadonlySet<StudentId>;
}

export const noRecords: RecordsOfOne = { contacted: new Map(), notes: new Map(), starred: new Set() };

export type RecordsByAccount = ReadonlyMap<AccountId, RecordsOfOne>;

const version = 1;
const texts = z.record(z.string(), z.string());
const schema = z.object({
  version: z.literal(version),
  accounts: z.record(
    z.string(),
    z.object({ contacted: orElse(texts, {}), notes: orElse(texts, {}), starred: orElse(z.array(z.string()), []) }),
  ),
});

/** What was kept; a damaged part is left out, the others stay. */
export function readRecords(content: string | null): RecordsByAccount {
  const parsed = z.safeParse(schema, parseJson(content));
  if (!parsed.success) return new Map();
  return new Map(
    Object.entries(parsed.data.accounts).map(([account, { contacted, notes, starred }]) => [
      account as AccountId,
      {
        contacted: new Map(Object.entries(contacted) as [StudentId, string][]),
        notes: new Map(Object.entries(notes) as [StudentId, string][]),
        starred: new Set(starred as StudentId[]),
      },
    ]),
  );
}

export function writeRecords(records: RecordsByAccount): string {
  const accounts = [...records].map(([account, { contacted, notes, starred }]) => [
    account,
    { contacted: Object.fromEntries(contacted), notes: Object.fromEntries(notes), starred: [...starred] },
  ]);
  return JSON.stringify({ version, accounts: Object.fromEntries(accounts) });
}

function parseJson(content: string | null): unknown {
  try {
    return JSON.parse(content ?? '');
  } catch {
    return null;
  }
}
