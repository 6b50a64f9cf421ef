import type { AccountId, StudentId } from '../shared/ids.ts';

export interface NotesAndStars {
  readonly notes: ReadonlyMap<StudentId, string>;
  readonly starred: ReadonlySet<StudentId>;
}

export type NotesFileProblem = 'too-large' | 'foreign' | 'newer' | 'of-somebody-else';

const format = 'glo-recruiter-notes';
const version = 1;

/** In characters. A browser stores about five million per site. */
export const longestNotesFile = 2_000_000;

/** Returns JSON that another browser can import. */
export function writeNotesFile({ notes, starred }: NotesAndStars, account: AccountId): string {
  const content = { format, version, account, notes: Object.fromEntries(notes), starred: [...starred] };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Returns the whole content, or the reason why it cannot be imported. */
export function readNotesFile(text: string, account: AccountId): NotesAndStars | NotesFileProblem {
  if (text.length > longestNotesFile) return 'too-large';
  const content = parsed(text);
  if (content?.['format'] !== format) return 'foreign';
  if (typeof content['version'] === 'number' && content['version'] > version) return 'newer';
  const { notes, starred } = content;
  if (content['version'] !== version || !isRecordOfTexts(notes) || !isTexts(starred)) return 'foreign';
  if (content['account'] !== account) return 'of-somebody-else';
  return {
    notes: new Map(Object.entries(notes) as [StudentId, string][]),
    starred: new Set(starred as StudentId[]),
  };
}

/** Merges both. If the notes of a candidate differ, the imported one is appended. */
export function withNotesAndStars(mine: NotesAndStars, brought: NotesAndStars): NotesAndStars {
  const notes = new Map(mine.notes);
  for (const [student, text] of brought.notes) {
    const own = notes.get(student);
    if (text.trim() === '' || own?.includes(text)) continue;
    notes.set(student, own === undefined ? text : `${own}\n${text}`);
  }
  return { notes, starred: new Set([...mine.starred, ...brought.starred]) };
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const content: unknown = JSON.parse(text);
    return isRecord(content) ? content : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isRecordOfTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && isTexts(Object.values(value));
}
