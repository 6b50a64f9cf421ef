import type { Candidate } from '@glo/domain/candidates/candidate';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Notices } from '../../../state/notices.ts';
import type { Questions } from '../../../state/questions/questions.ts';
import { type BulkAction, BulkOperation, many } from './bulk-operation.ts';
import { texts } from './texts.ts';

interface BulkServices {
  readonly notices: Notices;
  readonly questions: Questions;
}

/** Runs bulk actions on the selection of a list: asks first, then reports the result with Undo, Retry and Details. */
export class BulkRunner {
  running: readonly BulkOperation[] = [];
  ended = 0;
  detailed: BulkOperation | null = null;
  areDetailsOpen = false;
  readonly #selected: () => readonly Candidate[];
  readonly #notices: Notices;
  readonly #questions: Questions;
  readonly #toastKeys = new Map<BulkOperation, string>();
  #isOnScreen = false;

  constructor(selected: () => readonly Candidate[], { notices, questions }: BulkServices) {
    this.#selected = selected;
    this.#notices = notices;
    this.#questions = questions;
    makeAutoObservable(this, { running: observableRef, detailed: observableRef }, { autoBind: true });
  }

  get selected(): readonly Candidate[] {
    return this.#selected();
  }

  get current(): BulkOperation | null {
    return this.running.at(-1) ?? null;
  }

  async start(action: BulkAction, given = this.selected): Promise<void> {
    if (this.current !== null || given.length === 0) return;
    const candidates = given.filter((candidate) => action.isNeededFor?.(candidate) ?? true);
    const unneeded = given.length - candidates.length;
    if (candidates.length === 0) {
      this.#notices.showToast(action.nothingToDo ?? texts.nothingToDo);
    } else if (candidates.length <= many || (await this.#isConfirmed(action, candidates.length, unneeded))) {
      await this.#run(new BulkOperation(action, candidates, unneeded));
    }
  }

  report(action: BulkAction, candidates: readonly Candidate[]): void {
    const operation = new BulkOperation(action, candidates);
    operation.markAllDone();
    this.ended += 1;
    this.#showResult(operation);
  }

  undo(): void {
    this.areDetailsOpen = false;
    if (this.detailed !== null) this.#undo(this.detailed);
  }

  retry(): void {
    this.areDetailsOpen = false;
    if (this.detailed !== null) void this.#run(this.detailed);
  }

  closeDetails(): void {
    const { detailed } = this;
    if (!this.areDetailsOpen || detailed === null) return;
    this.areDetailsOpen = false;
    this.#showResult(detailed);
  }

  open(): void {
    this.#isOnScreen = true;
  }

  /** The list closes. Actions continue, and their toasts keep Undo and Retry but lose Details. */
  stop(): void {
    this.#isOnScreen = false;
    this.closeDetails();
    for (const [operation, key] of this.#toastKeys) this.#showResult(operation, key);
  }

  async #isConfirmed(
    { question, already = texts.already }: BulkAction,
    count: number,
    unneeded: number,
  ): Promise<boolean> {
    if (question === undefined) return true;
    const answer = await this.#questions.ask('confirmation', {
      title: question.title(count),
      text: unneeded === 0 ? question.text : `${question.text} ${texts.unneeded(unneeded, already)}`,
      cancelLabel: texts.cancel,
      confirmLabel: question.confirmLabel(count),
      danger: question.danger,
    });
    // The bar of the action may take the focus only then.
    await this.#questions.whenClosed();
    return answer !== null;
  }

  async #run(operation: BulkOperation): Promise<void> {
    this.running = [...this.running, operation];
    const done = await operation.start();
    runInAction(() => {
      this.running = this.running.filter((other) => other !== operation);
      this.ended += 1;
      this.#showResult(operation);
      operation.action.onEnded?.(done);
    });
  }

  #undo(operation: BulkOperation): void {
    const undoing = operation.undo();
    if (undoing !== null) void this.#run(undoing);
  }

  /** The action is final once its toast disappears without a press. `key` replaces an earlier toast. */
  #showResult(operation: BulkOperation, key?: string): void {
    let isPressed = false;
    const pressed = (run: () => void) => () => {
      isPressed = true;
      run();
    };
    const isLeft = operation.left.length > 0;
    const details = { label: texts.details, onPress: pressed(() => this.#openDetails(operation)) };
    const retry = { label: texts.retry, onPress: pressed(() => void this.#run(operation)) };
    const shown = this.#notices.offerUndo({
      key,
      ...operation.resultText,
      tone: isLeft ? 'warning' : 'success',
      undo: operation.canUndo ? pressed(() => this.#undo(operation)) : undefined,
      more: [...(this.#isOnScreen ? [details] : []), ...(isLeft ? [retry] : [])],
      final: () => {
        this.#toastKeys.delete(operation);
        if (!isPressed) operation.action.final?.();
      },
    });
    this.#toastKeys.set(operation, shown);
  }

  #openDetails(operation: BulkOperation): void {
    this.closeDetails();
    this.detailed = operation;
    this.areDetailsOpen = true;
  }
}
