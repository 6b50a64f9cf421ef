import type { StudentId } from '../shared/ids.ts';

/** Maximum number of candidates in one shared file, and so in its answers. */
export const mostShared = 30;

/** Answers of hiring managers in the order of the shared file. */
export const answerWords = { yes: 'Yes', maybe: 'Maybe', no: 'No' } as const;

export type Answer = keyof typeof answerWords;

export interface ManagerAnswer {
  /** Key of the shared list, such as 'job:65a1'. */
  readonly list: string;
  /** Id of the answers file, because two managers may have one name. */
  readonly file: string;
  readonly manager: string;
  readonly student: StudentId;
  readonly answer: Answer;
  /** One line, '' without a reason. */
  readonly reason: string;
  /** ISO time when the manager saved the file. */
  readonly at: string;
}

/** Maximum number of stored answers. The oldest go. */
const mostAnswers = 2000;

const keyOf = ({ list, file, student }: ManagerAnswer) => JSON.stringify([list, file, student]);

/** Adds answers. Replaces those of the same file on the same student in the same list. */
export function withAnswers(all: readonly ManagerAnswer[], added: readonly ManagerAnswer[]): readonly ManagerAnswer[] {
  const keys = new Set(added.map(keyOf));
  return [...all.filter((one) => !keys.has(keyOf(one))), ...added].slice(-mostAnswers);
}

/** Merges two devices. The later answer of the same file wins. */
export function joinAnswers(
  earlier: readonly ManagerAnswer[],
  later: readonly ManagerAnswer[],
): readonly ManagerAnswer[] {
  const times = new Map(later.map((one) => [keyOf(one), one.at]));
  return withAnswers(
    later,
    earlier.filter((one) => (times.get(keyOf(one)) ?? '') < one.at),
  );
}

/** 'Yes (Ravi): knows SQL well', or 'Yes (Ravi)' without a reason. */
export const answerText = ({ manager, answer, reason }: Pick<ManagerAnswer, 'manager' | 'answer' | 'reason'>): string =>
  `${answerWords[answer]} (${manager})${reason === '' ? '' : `: ${reason}`}`;
