import { type SavedSearch, savedSearchLimits } from '@glo/domain/search/saved-search';
import { searchJobTypes } from '@glo/domain/search/search';
import type { AccountId, JobId, StudentId } from '@glo/domain/shared/ids';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { readOwnLetters } from './own-letters-schema.ts';
import { jobsViews, type RecordsOfOne } from './records-of-one.ts';

export type RecordsByAccount = ReadonlyMap<AccountId, RecordsOfOne>;

const version = 1;
const texts = z.record(z.string(), z.string());
const counts = z.record(z.string(), z.number());
const schema = z.object({
  version: z.literal(version),
  accounts: z.record(
    z.string(),
    z.object({
      contacted: orElse(texts, {}),
      notes: orElse(texts, {}),
      starred: orElse(z.array(z.string()), []),
      // Each is read by itself: one that is damaged takes no other along.
      searches: orElse(z.array(z.unknown()), []),
      visit: orElse(z.nullable(z.object({ at: z.string(), seen: counts, before: z.nullable(counts) })), null),
      sawTalentPool: orElse(z.boolean(), false),
      letters: orElse(z.unknown(), null),
      jobsView: orElse(z.enum(jobsViews), 'cards'),
    }),
  ),
});

const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  criteria: z.object({
    jobType: z.enum(searchJobTypes),
    skills: z.array(z.string()),
    location: z.string(),
    qualification: z.string(),
  }),
  // A damaged run is none: the next one starts anew.
  lastRun: orElse(
    z.nullable(
      z.object({
        at: z.string(),
        found: z.array(z.string()),
        news: orElse(z.nullable(z.object({ ids: z.array(z.string()), since: z.string() })), null),
      }),
    ),
    null,
  ),
});

/** What was kept; a damaged part is left out, the others stay. */
export function readRecords(content: string | null): RecordsByAccount {
  const parsed = z.safeParse(schema, parseJson(content));
  if (!parsed.success) return new Map();
  return new Map(
    Object.entries(parsed.data.accounts).map(
      ([account, { contacted, notes, starred, searches, visit, letters, ...choices }]) => [
        account as AccountId,
        {
          ...choices,
          contacted: new Map(Object.entries(contacted) as [StudentId, string][]),
          notes: new Map(Object.entries(notes) as [StudentId, string][]),
          starred: new Set(starred as StudentId[]),
          searches: readSearches(searches),
          letters: readOwnLetters(letters),
          visit: visit && {
            at: visit.at,
            seen: readCounts(visit.seen),
            before: visit.before && readCounts(visit.before),
          },
        },
      ],
    ),
  );
}

export function writeRecords(records: RecordsByAccount): string {
  const accounts = [...records].map(([account, { contacted, notes, starred, visit, ...asTheyAre }]) => [
    account,
    {
      ...asTheyAre,
      contacted: Object.fromEntries(contacted),
      notes: Object.fromEntries(notes),
      starred: [...starred],
      visit: visit && {
        at: visit.at,
        seen: Object.fromEntries(visit.seen),
        before: visit.before && Object.fromEntries(visit.before),
      },
    },
  ]);
  return JSON.stringify({ version, accounts: Object.fromEntries(accounts) });
}

function readCounts(kept: Readonly<Record<string, number>>): ReadonlyMap<JobId, number> {
  return new Map(Object.entries(kept) as [JobId, number][]);
}

/** No more than a device keeps, each id once. */
function readSearches(kept: readonly unknown[]): readonly SavedSearch[] {
  const searches = new Map<string, SavedSearch>();
  for (const content of kept) {
    const { success, data } = z.safeParse(savedSearch, content);
    if (success && !searches.has(data.id)) searches.set(data.id, data as SavedSearch);
  }
  return [...searches.values()].slice(0, savedSearchLimits.searches);
}

function parseJson(content: string | null): unknown {
  try {
    return JSON.parse(content ?? '');
  } catch {
    return null;
  }
}
