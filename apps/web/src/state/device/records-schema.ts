import { type SavedSearch, savedSearchLimits } from '@glo/domain/search/saved-search';
import { readSavedCriteria, type SearchCriteria } from '@glo/domain/search/search';
import { type Contact, contactKinds, type Contacts, withContact } from '@glo/domain/contact/contacts';
import { type UnsentEmail, unsentLimits } from '@glo/domain/contact/email-draft';
import { answerWords, type ManagerAnswer, withAnswers } from '@glo/domain/hand-over/answers';
import { readTime } from '@glo/domain/shared/dates';
import type { AccountId, JobId, StudentId } from '@glo/domain/shared/ids';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { isInternalPath } from '../../navigation/paths.ts';
import { parseJson } from './parse-json.ts';
import { listLayouts, noRecords, type RecordsOfOne, withViewed } from './records-of-one.ts';
import { type ActivityEntry, activityKinds, activityLimits } from '@glo/domain/activity/activity';
import { noEmailTemplates, type EmailTemplates, emailTemplateLimits } from '@glo/domain/contact/email-templates';

export type RecordsByAccount = ReadonlyMap<AccountId, RecordsOfOne>;

const version = 1;
const anything = orElse(z.unknown(), null);
const schema = z.object({ version: z.literal(version), accounts: anything });
// Parsed entry by entry, so that a damaged one does not discard the others.
const ofOne = z.object({
  contacted: anything,
  notes: anything,
  viewed: orElse(z.array(z.string()), []),
  searches: orElse(z.array(z.unknown()), []),
  activity: orElse(z.array(z.unknown()), []),
  sawTalentPool: orElse(z.boolean(), false),
  // The stored name of the email templates. Renaming it would lose those of the current version.
  letters: anything,
  jobsView: orElse(z.enum(listLayouts), 'cards'),
  candidatesView: orElse(z.enum(listLayouts), 'cards'),
  firstSelected: orElse(z.int().check(z.gte(1), z.lte(99_999)), noRecords.firstSelected),
  isBlind: orElse(z.boolean(), false),
  criteria: anything,
  lists: anything,
  seenHints: orElse(z.array(z.string()), []),
  unsent: orElse(z.array(z.unknown()), []),
  answers: orElse(z.array(z.unknown()), []),
});

const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  criteria: z.pipe(
    z.transform(readSavedCriteria),
    z.custom<SearchCriteria>((criteria) => criteria !== null),
  ),
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

/** Skips damaged parts. */
export function readRecords(content: string | null): RecordsByAccount {
  const parsed = z.safeParse(schema, parseJson(content));
  if (!parsed.success) return new Map();
  const all = new Map<AccountId, RecordsOfOne>();
  for (const [account, kept] of Object.entries(parsed.data.accounts ?? {})) {
    const records = readRecordsOfOne(kept);
    if (records !== null) all.set(account as AccountId, records);
  }
  return all;
}

/** Skips damaged parts. Returns `null` if nothing can be read. */
export function readRecordsOfOne(kept: unknown): RecordsOfOne | null {
  const { success, data } = z.safeParse(ofOne, kept);
  if (!success) return null;
  const { contacted, notes, viewed, searches, activity, letters, criteria, lists, unsent, answers, ...choices } = data;
  return {
    ...choices,
    contacted: readContacts(contacted),
    notes: new Map(entriesOf(notes, z.string()) as [StudentId, string][]),
    // Read when its job opens, so that other screens need not load the filter.
    criteria: new Map(entriesOf(criteria, z.string()) as [JobId, string][]),
    lists: new Map(entriesOf(lists, z.string()) as [JobId, string][]),
    viewed: withViewed(new Set(), viewed as StudentId[]),
    searches: readUnique(searches, savedSearch, 'id', savedSearchLimits.searches) as readonly SavedSearch[],
    activity: readActivity(activity),
    unsent: readUnique(unsent, unsentEmail, 'id', unsentLimits.emails) as readonly unknown[] as readonly UnsentEmail[],
    answers: readAnswers(answers),
    emailTemplates: readEmailTemplates(letters),
  };
}

export function writeRecords(records: RecordsByAccount): string {
  const accounts = [...records].map(([account, ofAccount]) => [account, storedRecords(ofAccount)]);
  return JSON.stringify({ version, accounts: Object.fromEntries(accounts) });
}

/** Returns the records under the names in which they are stored and exported. */
export function storedRecords(records: RecordsOfOne): object {
  const { emailTemplates: letters, ...others } = plainRecords(records);
  return { ...others, letters };
}

/** Returns plain objects and arrays for JSON. */
export function plainRecords({
  contacted,
  notes,
  viewed,
  criteria,
  lists,
  ...asTheyAre
}: RecordsOfOne): Record<keyof RecordsOfOne, unknown> {
  return {
    ...asTheyAre,
    contacted: Object.fromEntries(contacted),
    notes: Object.fromEntries(notes),
    criteria: Object.fromEntries(criteria),
    lists: Object.fromEntries(lists),
    viewed: [...viewed],
  };
}

const contact = z.object({
  at: z.string().check(z.refine((at) => readTime(at) !== null)),
  job: z.optional(z.string()),
  kind: z.enum(contactKinds),
});

function readContacts(kept: unknown): Contacts {
  let contacts: Contacts = new Map();
  for (const [student, ofStudent] of entriesOf(kept, z.array(z.unknown()))) {
    for (const content of ofStudent) {
      const { success, data } = z.safeParse(contact, content);
      if (success) contacts = withContact(contacts, student as StudentId, data as Contact);
    }
  }
  return contacts;
}

function entriesOf<S extends z.ZodMiniType>(
  kept: unknown,
  schemaOfOne: S,
): readonly (readonly [string, z.output<S>])[] {
  if (typeof kept !== 'object' || kept === null) return [];
  return Object.entries(kept).flatMap(([name, content]) => {
    const { success, data } = z.safeParse(schemaOfOne, content);
    return success ? [[name, data] as const] : [];
  });
}

/** Limits the count and drops duplicates by their key. */
function readUnique<S extends z.ZodMiniType<object>>(
  kept: readonly unknown[],
  schemaOfOne: S,
  key: keyof z.output<S>,
  most: number,
): readonly z.output<S>[] {
  const found = new Map<unknown, z.output<S>>();
  for (const content of kept) {
    const { success, data } = z.safeParse(schemaOfOne, content);
    if (success && !found.has(data[key])) found.set(data[key], data);
  }
  return [...found.values()].slice(0, most);
}

const entry = z.object({
  kind: z.enum(activityKinds),
  job: z.nullable(z.string()),
  folder: z.nullable(z.string()),
  title: z.string(),
  students: z.array(z.string()),
  count: z.number(),
  at: z.string(),
});

function readActivity(kept: readonly unknown[]): readonly ActivityEntry[] {
  const entries = kept.flatMap((content) => {
    const { success, data } = z.safeParse(entry, content);
    return success && readTime(data.at) !== null ? [data as unknown as ActivityEntry] : [];
  });
  return entries.slice(0, activityLimits.entries);
}

const managerAnswer = z.object({
  list: z.string(),
  file: z.string(),
  manager: z.string(),
  student: z.string(),
  answer: z.enum(Object.keys(answerWords)),
  reason: z.string(),
  at: z.string(),
});

function readAnswers(kept: readonly unknown[]): readonly ManagerAnswer[] {
  const read = kept.flatMap((content) => {
    const { success, data } = z.safeParse(managerAnswer, content);
    return success ? [data as unknown as ManagerAnswer] : [];
  });
  return withAnswers([], read);
}

const unsentEmail = z.object({
  id: z.string(),
  to: z.enum(['one', 'many', 'rejected']),
  href: z.string().check(z.refine(isInternalPath)),
  label: z.string(),
  students: z.array(z.string()).check(z.minLength(1)),
  draft: z.object({
    subject: z.string(),
    content: z.string(),
    meetingLink: z.string(),
    isRejection: z.optional(z.boolean()),
  }),
  at: z.string().check(z.refine((at) => readTime(at) !== null)),
});

const template = z.object({ name: z.string(), subject: z.string(), content: z.string() });

const emailTemplates = z.object({
  // Parsed one by one, so that a damaged template does not discard the others.
  templates: orElse(z.array(z.unknown()), []),
  signature: orElse(z.nullable(z.string()), null),
  meetingLink: orElse(z.string(), ''),
});

/** Skips damaged parts. */
function readEmailTemplates(kept: unknown): EmailTemplates {
  const { success, data } = z.safeParse(emailTemplates, kept);
  return success
    ? { ...data, templates: readUnique(data.templates, template, 'name', emailTemplateLimits.templates) }
    : noEmailTemplates;
}
