import type { Candidate } from '@glo/domain/candidates/candidate';
import type { NewDecision } from '@glo/domain/verdicts/verdict';
import { makeAutoObservable, observableRef, when } from 'mobx';

/** The button that cancels has the initial focus. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly danger?: boolean | undefined;
}

export interface Choice {
  readonly title: string;
  readonly text: string;
  readonly options: readonly ChoiceOption[];
}

export interface ChoiceOption {
  readonly answer: string | null;
  readonly label: string;
  readonly isMain?: boolean;
  /** Runs before the dialog closes. The dialog stays open if it resolves to false. */
  readonly prepare?: () => Promise<boolean>;
}

export interface TypedText {
  readonly title: string;
  readonly text?: string;
  readonly label: string;
  readonly hint?: string;
  readonly confirmLabel: string;
  readonly given: string;
  readonly maxLength: number;
  readonly isNumber?: boolean;
  /** Returns a message for a text that is not accepted. */
  rule(typed: string): string | null;
}

/** Input and answer of each kind. */
interface Kinds {
  readonly confirmation: readonly [Confirmation, true];
  readonly choice: readonly [Choice, string];
  readonly text: readonly [TypedText, string];
  /** Why the candidates are not a fit. */
  readonly reason: readonly [readonly Pick<Candidate, 'name'>[], NewDecision];
}

type QuestionKind = keyof Kinds;
type Input<K extends QuestionKind> = Kinds[K][0];
type Answer<K extends QuestionKind> = Kinds[K][1];

export class Question<K extends QuestionKind> {
  readonly id: number;
  readonly kind: K;
  readonly input: Input<K>;
  state: 'loading' | 'open' | 'closing' = 'loading';
  readonly #resolve: (answer: Answer<K> | null) => void;
  readonly #remove: () => void;

  constructor(id: number, kind: K, input: Input<K>, resolve: (answer: Answer<K> | null) => void, remove: () => void) {
    this.id = id;
    this.kind = kind;
    this.input = input;
    this.#resolve = resolve;
    this.#remove = remove;
    makeAutoObservable(this, { input: false }, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.state === 'open';
  }

  /** The dialog is mounted. */
  open(): void {
    if (this.state === 'loading') this.state = 'open';
  }

  /** Only the first answer counts. */
  answer(answer: Answer<K> | null): void {
    this.#resolve(answer);
    const isMounted = this.state !== 'loading';
    this.state = 'closing';
    if (!isMounted) this.close();
  }

  cancel(): void {
    this.answer(null);
  }

  /** The exit animation is over and the focus is restored. */
  close(): void {
    this.#remove();
  }
}

export type AnyQuestion = { readonly [K in QuestionKind]: Question<K> }[QuestionKind];

/** Lets presenters ask the recruiter. `QuestionHost` shows one dialog for each question. */
export class Questions {
  /** Includes dialogs that are closing. */
  shown: readonly AnyQuestion[] = [];
  #count = 0;

  constructor() {
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  /** Resolves to `null` if the recruiter cancels, leaves the page or is asked another question of this kind. */
  async ask<K extends QuestionKind>(kind: K, input: Input<K>): Promise<Answer<K> | null> {
    this.cancel(kind);
    return new Promise((resolve) => {
      const id = ++this.#count;
      const question = new Question(id, kind, input, resolve, () => this.#remove(id));
      // The compiler does not see that a `Question<K>` is one of the union.
      this.shown = [...this.shown, question as unknown as AnyQuestion];
    });
  }

  cancel(kind: QuestionKind): void {
    for (const question of this.shown) if (question.kind === kind) question.cancel();
  }

  cancelAll(): void {
    for (const question of this.shown) question.cancel();
  }

  /** Resolves once the focus has returned from the last dialog. */
  async whenClosed(): Promise<void> {
    await when(() => this.shown.length === 0);
  }

  #remove(closed: number): void {
    this.shown = this.shown.filter(({ id }) => id !== closed);
  }
}
