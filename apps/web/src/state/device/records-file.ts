import { isKnownContact } from '@glo/domain/contact/contacts';
import { emailTemplateLimits } from '@glo/domain/contact/email-templates';
import type { EmailTemplate } from '@glo/domain/contact/templates';
import type { AccountId } from '@glo/domain/shared/ids';
import { freeName, searchText } from '@glo/domain/shared/search-text';
import * as z from 'zod/mini';
import { parseJson } from './parse-json.ts';
import type { LocalRecords } from './local-records.ts';
import { countsOf, joinRecords, noRecords, type RecordCounts, type RecordsOfOne } from './records-of-one.ts';
import { type ExportedRecords, format, version } from './written-file.ts';
import { plainRecords, readRecordsOfOne } from './records-schema.ts';

export type RecordsFileProblem = 'too-large' | 'foreign' | 'newer' | 'of-another-recruiter';

/** In characters. Local storage holds about five million for a site. The rest suffices for 200,000 verdicts. */
export const longestRecordsFile = 30_000_000;

const fileSchema = z.looseObject({ format: z.literal(format), version: z.number() });

/** Skips damaged parts. */
export function readRecordsFile(text: string, account: AccountId): ExportedRecords | RecordsFileProblem {
  if (text.length > longestRecordsFile) return 'too-large';
  const { success, data } = z.safeParse(fileSchema, parseJson(text));
  if (!success) return 'foreign';
  if (data.version > version) return 'newer';
  // Version 1 has notes only, beside the account. Version 2 has no verdicts.
  const records = readRecordsOfOne(data.version === 1 ? data : data['records']);
  if (records === null) return 'foreign';
  if (data['account'] !== account) return 'of-another-recruiter';
  return { records, verdicts: data['verdicts'] };
}

/** Merges. Returns the additions and an undo, or `null` if the device is full. Then nothing is imported. */
export async function importRecords(
  records: LocalRecords,
  imported: RecordsOfOne,
  account: AccountId,
): Promise<{ readonly added: RecordCounts; readonly undo: () => Promise<void> } | null> {
  let [before, after] = [noRecords, noRecords];
  const isKept = await records.changeOrLeave((mine) => {
    before = mine;
    after = withImported(mine, imported);
    return after;
  }, account);
  if (!isKept) return null;
  const undo = () => records.keep((mine) => restored(mine, after, before), account);
  return { added: countsOf(addedTo(before, after)), undo };
}

/** The records of this device win. Two notes that differ are put one below the other, two templates stay two. */
export function withImported(mine: RecordsOfOne, imported: RecordsOfOne): RecordsOfOne {
  const notes = new Map(mine.notes);
  for (const [student, text] of imported.notes) {
    const own = notes.get(student);
    if (text.trim() === '' || own?.includes(text)) continue;
    notes.set(student, own === undefined ? text : `${own}\n${text}`);
  }
  const joined = joinRecords(imported, mine);
  const templates = imported.emailTemplates.templates.reduce(withOther, joined.emailTemplates.templates);
  return { ...joined, notes, emailTemplates: { ...joined.emailTemplates, templates } };
}

/** Gives another template with a known name a number, because names are unique. */
function withOther(templates: readonly EmailTemplate[], other: EmailTemplate): readonly EmailTemplate[] {
  const { name, subject, content } = other;
  const isKnown = (one: EmailTemplate) =>
    searchText(one.name).startsWith(searchText(name)) && one.subject === subject && one.content === content;
  if (templates.length >= emailTemplateLimits.templates || templates.some(isKnown)) return templates;
  const taken = templates.map((one) => one.name);
  return [...templates, { ...other, name: freeName(name, taken, emailTemplateLimits.name) }];
}

/** Returns the records that an import added to `before`. Counts a note as new if its text changed. */
export function addedTo(before: RecordsOfOne, after: RecordsOfOne): RecordsOfOne {
  const { emailTemplates } = after;
  return {
    ...after,
    notes: new Map([...after.notes].filter(([student, text]) => before.notes.get(student) !== text)),
    contacted: new Map(
      [...after.contacted].filter(([student, all]) =>
        all.some((one) => !isKnownContact(before.contacted, student, one)),
      ),
    ),
    criteria: new Map([...after.criteria].filter(([job, filter]) => before.criteria.get(job) !== filter)),
    searches: after.searches.filter((search) => !before.searches.includes(search)),
    unsent: after.unsent.filter((email) => !before.unsent.includes(email)),
    answers: after.answers.filter((answer) => !before.answers.includes(answer)),
    activity: after.activity.filter((entry) => !before.activity.includes(entry)),
    emailTemplates: {
      templates: emailTemplates.templates.filter((template) => !before.emailTemplates.templates.includes(template)),
      signature: before.emailTemplates.signature === emailTemplates.signature ? null : emailTemplates.signature,
      meetingLink: before.emailTemplates.meetingLink === emailTemplates.meetingLink ? '' : emailTemplates.meetingLink,
    },
  };
}

/** Undoes an import. A part that has changed since stays, so that nothing recorded in the meantime is lost. */
export function restored(mine: RecordsOfOne, imported: RecordsOfOne, before: RecordsOfOne): RecordsOfOne {
  const [now, then] = [plainRecords(mine), plainRecords(imported)];
  const isChanged = (part: string) =>
    JSON.stringify(now[part as keyof RecordsOfOne]) !== JSON.stringify(then[part as keyof RecordsOfOne]);
  return { ...before, ...Object.fromEntries(Object.entries(mine).filter(([part]) => isChanged(part))) };
}
