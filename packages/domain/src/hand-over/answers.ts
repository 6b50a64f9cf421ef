import type { StudentId } from '../shared/ids.ts';

/** Maximum number of candidates in one shared file, and so in its answers. */
export const mostShared = 30;

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

export const answerChoices = ['all', 'yes', 'maybe', 'no', 'unanswered'] as const;
export type AnswerChoice = (typeof answerChoices)[number];
type AnswersByStudent = ReadonlyMap<StudentId, readonly Pick<ManagerAnswer, 'answer'>[]>;

/** A candidate with answers of several managers counts for each different one. */
export function answerCounts(
  candidates: readonly { readonly id: StudentId }[],
  answers: AnswersByStudent,
): Readonly<Record<AnswerChoice, number>> {
  const counts = { all: candidates.length, yes: 0, maybe: 0, no: 0, unanswered: 0 };
  for (const { id } of candidates) for (const choice of choicesOf(id, answers)) counts[choice] += 1;
  return counts;
}

export function narrowByAnswer<T extends { readonly id: StudentId }>(
  candidates: readonly T[],
  choice: AnswerChoice,
  answers: AnswersByStudent,
): readonly T[] {
  return choice === 'all' ? candidates : candidates.filter(({ id }) => choicesOf(id, answers).has(choice));
}

function choicesOf(student: StudentId, answers: AnswersByStudent): ReadonlySet<AnswerChoice> {
  const given = answers.get(student) ?? [];
  return new Set<AnswerChoice>(given.length === 0 ? ['unanswered'] : given.map(({ answer }) => answer));
}

/** `answers`: stored ones, newest first. The oldest go. */
export const answerLimits = { answers: 2000 } as const;

export const answerKey = ({ list, file, student }: ManagerAnswer) => JSON.stringify([list, file, student]);

/** 'Yes (Ravi): knows SQL well', or 'Yes (Ravi)' without a reason. */
export const answerText = ({ manager, answer, reason }: Pick<ManagerAnswer, 'manager' | 'answer' | 'reason'>): string =>
  `${answerWords[answer]} (${manager})${reason === '' ? '' : `: ${reason}`}`;
