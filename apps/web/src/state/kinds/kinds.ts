import { activityLimits, type ActivityEntry, groupOf } from '@glo/domain/activity/activity';
import { mergeNotes, noteMonths } from '@glo/domain/candidates/private-notes';
import { type Contact, contactKinds, mergeContacts } from '@glo/domain/contact/contacts';
import { type UnsentEmail, unsentLimits } from '@glo/domain/contact/email-draft';
import { emailTemplateLimits, mergeTemplates } from '@glo/domain/contact/email-templates';
import type { EmailTemplate } from '@glo/domain/contact/templates';
import { choiceOf, listOf, mapOf, mineFirst, mineOnly } from '@glo/domain/device/kinds';
import { readRowKey } from '@glo/domain/device/own-rows';
import { answerKey, answerLimits, answerWords, type ManagerAnswer } from '@glo/domain/hand-over/answers';
import { mergeSearches, type SavedSearch, savedSearchLimits } from '@glo/domain/search/saved-search';
import { readSavedCriteria, type SearchCriteria } from '@glo/domain/search/search';
import { readTime, timeOf } from '@glo/domain/shared/dates';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { readVerdictRecord } from '@glo/domain/verdicts/read-verdicts';
import type { VerdictRecord } from '@glo/domain/verdicts/verdict';
import { type Closing, isClosing } from '@glo/domain/verdicts/verdicts';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { isInternalPath } from '../../navigation/paths.ts';
import { texts } from './texts.ts';

export const listLayouts = ['cards', 'table'] as const;
export type ListLayout = (typeof listLayouts)[number];

/** Jobs whose criteria and lists are kept, and viewed profiles. */
const [mostJobs, mostViewed] = [200, 5000];

const text = z.string();
const ids = z.array(text);
const time = text.check(z.refine((at) => readTime(at) !== null));
const note = z.object({ text: text.check(z.refine((typed) => typed.trim() !== '')), at: time });
const contact = z.object({ at: time, job: z.optional(text), kind: z.enum(contactKinds) });
const template = z.object({ name: text, subject: text, content: text });
const layout = z.enum(listLayouts);

const savedSearch = z.object({
  id: text,
  name: text,
  criteria: z.pipe(
    z.transform(readSavedCriteria),
    z.custom<SearchCriteria>((criteria) => criteria !== null),
  ),
  lastRun: orElse(
    z.nullable(z.object({ at: text, found: ids, news: orElse(z.nullable(z.object({ ids, since: text })), null) })),
    null,
  ),
});

const entry = z.object({
  kind: z.enum(Object.keys(groupOf)),
  job: z.nullable(text),
  folder: z.nullable(text),
  title: text,
  students: ids,
  count: z.number(),
  at: time,
});

const unsentEmail = z.object({
  id: text,
  to: z.enum(['one', 'many', 'rejected']),
  href: text.check(z.refine(isInternalPath)),
  label: text,
  students: ids.check(z.minLength(1)),
  draft: z.object({ subject: text, content: text, meetingLink: text, isRejection: z.optional(z.boolean()) }),
  at: time,
});

const managerAnswer = z.object({
  list: text,
  file: text,
  manager: text,
  student: text,
  answer: z.enum(Object.keys(answerWords)),
  reason: text,
  at: text,
});

/** Makes a reader that returns `null` for foreign content. `T` has branded ids, which the schema cannot know. */
function as<T>(schema: z.ZodMiniType): (content: unknown) => T | null {
  return (content) => {
    const { success, data } = z.safeParse(schema, content);
    return success ? (data as T) : null;
  };
}

/** Damaged contacts are skipped one by one. */
function contacts(content: unknown): readonly Contact[] | null {
  const read = (Array.isArray(content) ? content : []).map(as<Contact>(contact)).filter((one) => one !== null);
  return read.length === 0 ? null : mergeContacts([], read);
}

const newestFirst = <T extends { readonly at: string }>(mine: readonly T[], other: readonly T[]): readonly T[] =>
  mineFirst(mine, other).toSorted((one, later) => timeOf(later.at) - timeOf(one.at));

const byStudent = (key: string) => key as StudentId;

const jobTexts = {
  key: (key: string) => key as JobId,
  item: as<string>(text),
  most: mostJobs,
  expiry: null,
  merge: mineOnly<string>,
};

const ofJob = { most: Infinity, expiry: null, merge: mineOnly };

/**
 * Kinds that are not read as a whole, because there may be many thousands. `VerdictKeeping` deletes them 12 months after
 * their job has closed.
 */
const decided = {
  verdicts: mapOf<string, VerdictRecord>({
    name: texts.names.verdicts,
    key: (key) => readRowKey(key, [2]),
    item: readVerdictRecord,
    ...ofJob,
  }),
  closings: mapOf<string, Closing>({
    name: null,
    key: (key) => readRowKey(key, [1]),
    item: (content) => (isClosing(content) ? content : null),
    ...ofJob,
  }),
};

export const rowKinds = {
  ...decided,
  /** Not exported, because the ids of all applicants would make a file too large to import. */
  'job-visits': mapOf<string, object>({
    name: null,
    key: (key) => readRowKey(key, [1, 2]),
    item: as(z.looseObject({})),
    ...ofJob,
  }),
};

/** Kinds that are small enough to be read as a whole, before the first candidate shows. */
export const kinds = {
  notes: mapOf<StudentId, z.output<typeof note>>({
    name: texts.names.notes,
    key: byStudent,
    item: as(note),
    most: Infinity,
    expiry: { months: noteMonths, from: ({ at }) => at },
    merge: mergeNotes,
  }),
  criteria: mapOf<JobId, string>({ name: texts.names.criteria, ...jobTexts }),
  searches: listOf<SavedSearch>({
    name: texts.names.searches,
    item: as(savedSearch),
    most: savedSearchLimits.searches,
    expiry: null,
    keyOf: ({ id }) => id,
    merge: mergeSearches,
  }),
  /** Emails by student. */
  contacted: mapOf<StudentId, readonly Contact[]>({
    name: texts.names.contacted,
    key: byStudent,
    item: contacts,
    most: Infinity,
    expiry: null,
    merge: mergeContacts,
  }),
  templates: listOf<EmailTemplate>({
    name: texts.names.templates,
    item: as(template),
    most: emailTemplateLimits.templates,
    expiry: null,
    keyOf: ({ name }) => name,
    merge: mergeTemplates,
  }),
  signature: choiceOf<string | null>(texts.names.signature, null, as(text)),
  meetingLink: choiceOf(texts.names.meetingLink, '', as<string>(text)),
  activity: listOf<ActivityEntry>({
    name: texts.names.activity,
    item: as(entry),
    most: activityLimits.entries,
    expiry: null,
    keyOf: (one) => JSON.stringify(one),
    merge: newestFirst,
  }),
  /** Drafts, the newest first. Removed on sign-out (decision 75). */
  unsent: listOf<UnsentEmail>({
    name: texts.names.unsent,
    item: as(unsentEmail),
    most: unsentLimits.emails,
    expiry: null,
    keyOf: ({ id }) => id,
    merge: mineFirst,
  }),
  /** The newest first. */
  answers: listOf<ManagerAnswer>({
    name: texts.names.answers,
    item: as(managerAnswer),
    most: answerLimits.answers,
    expiry: null,
    keyOf: answerKey,
    merge: newestFirst,
  }),
  /** How a job's list was left: the part of its query that a job keeps. */
  lists: mapOf<JobId, string>({ name: null, ...jobTexts }),
  /** Profiles viewed from any screen, the last one first. */
  viewed: listOf<StudentId>({
    name: null,
    item: as(text),
    most: mostViewed,
    expiry: null,
    keyOf: (student) => student,
    merge: mineFirst,
  }),
  /** First-use hints that the recruiter closed. */
  seenHints: listOf<string>({
    name: null,
    item: as(text),
    most: 100,
    expiry: null,
    keyOf: (hint) => hint,
    merge: mineFirst,
  }),
  sawTalentPool: choiceOf(null, false, as<boolean>(z.boolean())),
  jobsView: choiceOf<ListLayout>(null, 'cards', as(layout)),
  candidatesView: choiceOf<ListLayout>(null, 'cards', as(layout)),
  /** Number of candidates that were last selected from the start of a list. */
  firstSelected: choiceOf(null, 25, as<number>(z.int().check(z.gte(1), z.lte(99_999)))),
  isBlind: choiceOf(null, false, as<boolean>(z.boolean())),
};

export const deviceKinds = { ...rowKinds, ...kinds };

/** The kinds in a file, in the order of the account page. */
export const fileKinds = { ...decided, ...kinds };
