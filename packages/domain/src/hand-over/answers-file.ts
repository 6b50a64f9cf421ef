import { cleanLine } from '../shared/clean-text.ts';
import { isoText, readTime } from '../shared/dates.ts';
import type { AccountId, StudentId } from '../shared/ids.ts';
import { parseJson, recordOf } from '../shared/json.ts';
import { isSameText } from '../shared/search-text.ts';
import { type Answer, answerWords, type ManagerAnswer, mostShared } from './answers.ts';

export type AnswersProblem =
  | 'too-large'
  | 'page'
  | 'foreign'
  | 'newer'
  | 'of-another-recruiter'
  | 'of-another-job'
  | 'of-another-list'
  | 'damaged';

export interface AnswersRefusal {
  readonly problem: AnswersProblem;
  /** The other job or list, otherwise ''. */
  readonly title: string;
}

export interface AnswersFile {
  /** Made in the opened page of the manager. A later save of that page keeps it. */
  readonly file: string;
  readonly manager: string;
  /** Students in the shared file, also those without an answer. */
  readonly candidates: ReadonlySet<StudentId>;
  readonly answers: readonly ManagerAnswer[];
  readonly at: string;
}

/** In bytes, and in characters of the text. */
export const longestAnswersFile = 1_000_000;

const format = 'glo-recruiter-answers';
const version = 1;
const longest = { manager: 100, reason: 500, id: 200, title: 200 } as const;

interface Expected {
  readonly account: AccountId;
  readonly list: string;
}

/** `now` limits the time of the file, because the clock of the manager may be ahead. */
export function readAnswersFile(text: string, expected: Expected, now: Date): AnswersFile | AnswersRefusal {
  if (text.length > longestAnswersFile) return refusal('too-large');
  if (/^\s*</.test(text)) return refusal('page');
  const file = recordOf(parseJson(text));
  if (file['format'] !== format) return refusal('foreign');
  if (typeof file['version'] === 'number' && file['version'] > version) return refusal('newer');
  if (file['version'] !== version || typeof file['list'] !== 'string') return refusal('damaged');
  if (file['account'] !== expected.account) return refusal('of-another-recruiter');
  if (file['list'] !== expected.list) {
    const title = typeof file['title'] === 'string' ? cut(file['title'], longest.title) : '';
    return refusal(file['list'].startsWith('job:') ? 'of-another-job' : 'of-another-list', title);
  }
  return readContent(file, expected.list, now) ?? refusal('damaged');
}

const refusal = (problem: AnswersProblem, title = ''): AnswersRefusal => ({ problem, title });

function readContent(file: Readonly<Record<string, unknown>>, list: string, now: Date): AnswersFile | null {
  const key = typeof file['id'] === 'string' ? cut(file['id'], longest.id) : '';
  const manager = typeof file['manager'] === 'string' ? cut(file['manager'], longest.manager) : '';
  const savedAt = typeof file['savedAt'] === 'string' ? readTime(file['savedAt']) : null;
  const candidates = file['candidates'];
  const kept = file['answers'];
  if (key === '' || manager === '' || savedAt === null) return null;
  if (!isFewIds(candidates) || !Array.isArray(kept) || kept.length === 0) return null;
  const at = isoText(Math.min(savedAt.getTime(), now.getTime()));
  const open = new Set<unknown>(candidates);
  const answers: ManagerAnswer[] = [];
  for (const content of kept as readonly unknown[]) {
    const { id: student, answer, reason } = recordOf(content);
    // Also refuses a second answer on the same student.
    if (!open.delete(student) || !isAnswer(answer) || typeof reason !== 'string') return null;
    const text = cut(reason, longest.reason);
    answers.push({ list, file: key, manager, student: student as StudentId, answer, reason: text, at });
  }
  return { file: key, manager, candidates: new Set(candidates), answers, at };
}

function isFewIds(value: unknown): value is readonly StudentId[] {
  const isId = (id: unknown) => typeof id === 'string' && id !== '' && id.length <= longest.id;
  return (
    Array.isArray(value) && value.length <= mostShared && value.every(isId) && new Set(value).size === value.length
  );
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'string' && Object.hasOwn(answerWords, value);

/** Cleans again, because a cut may split a character. */
const cut = (text: string, length: number) => cleanLine(cleanLine(text).slice(0, length));

export interface AnswersImport {
  /** 'older' and 'known' change nothing. */
  readonly is: 'new' | 'older' | 'known';
  readonly all: readonly ManagerAnswer[];
  readonly replaced: readonly ManagerAnswer[];
}

/** A later save of the same file replaces all its answers. */
export function importAnswers(all: readonly ManagerAnswer[], file: AnswersFile): AnswersImport {
  const { candidates, answers, at } = file;
  const list = answers[0]?.list;
  const replaced = all.filter((one) => one.list === list && candidates.has(one.student) && one.file === file.file);
  if (replaced.some((one) => one.at > at)) return { is: 'older', all, replaced: [] };
  if (JSON.stringify(replaced) === JSON.stringify(answers)) return { is: 'known', all, replaced: [] };
  const replacedSet = new Set(replaced);
  return { is: 'new', all: [...answers, ...all.filter((one) => !replacedSet.has(one))], replaced };
}

/** Another file of a manager with the same name has answers in the same list. They stay. */
export const hasNamesake = (all: readonly ManagerAnswer[], { file, manager, answers }: AnswersFile): boolean =>
  all.some((one) => one.list === answers[0]?.list && one.file !== file && isSameText(one.manager, manager));

export function undoImport(
  all: readonly ManagerAnswer[],
  { answers }: AnswersFile,
  replaced: readonly ManagerAnswer[],
): readonly ManagerAnswer[] {
  const added = new Set(answers.map((one) => JSON.stringify(one)));
  const left = all.filter((one) => !added.has(JSON.stringify(one)));
  const isTaken = ({ list, file, student }: ManagerAnswer) =>
    left.some((one) => one.list === list && one.student === student && one.file === file);
  return [...left, ...replaced.filter((one) => !isTaken(one))];
}
