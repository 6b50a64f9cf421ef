import type { AnyQuestion, Question, Questions } from '../state/questions/questions.ts';

/** The open question of this kind. */
export function openQuestion<K extends AnyQuestion['kind']>({ shown }: Questions, kind: K): Question<K> {
  const question = shown.find((other) => other.kind === kind);
  if (question === undefined) throw new Error(`No question: ${kind}`);
  return question as unknown as Question<K>;
}

/** Presses the button with this label of an open choice, as its dialog does. */
export async function choose(questions: Questions, label: string): Promise<void> {
  const question = openQuestion(questions, 'choice');
  const option = question.input.options.find((other) => other.label === label);
  if (option === undefined) throw new Error(`No button: ${label}`);
  if ((await option.prepare?.()) !== false) question.answer(option.answer);
}
