import type { SignOutQuestion } from '@glo/domain/account/signing-out';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Confirmation, Questions } from './questions/questions.ts';
import { texts } from './texts.ts';

type Leave = () => void;

interface Work {
  readonly isUnsaved: () => boolean;
  readonly question?: () => Confirmation | null;
  /** Paths that keep the work: other steps of the same form. */
  readonly mayLeaveTo?: (path: string) => boolean;
  readonly onDiscard?: () => void;
}

/** Unsaved work on the open screen. Navigation goes through `leave`, which asks first, and Sign Out through `ask`. */
export class UnsavedWork implements SignOutQuestion {
  pendingNavigation: Leave | null = null;
  work: Work | null = null;
  readonly #questions: Questions;

  constructor(questions: Questions) {
    this.#questions = questions;
    makeAutoObservable(this, { pendingNavigation: observableRef, work: observableRef }, { autoBind: true });
  }

  get exists(): boolean {
    return this.work?.isUnsaved() ?? false;
  }

  watch(isUnsaved: () => boolean, more: Omit<Work, 'isUnsaved'> = {}): () => void {
    this.work = { isUnsaved, ...more };
    return this.clear;
  }

  isLostAt(path: string): boolean {
    return this.exists && this.work?.mayLeaveTo?.(path) !== true;
  }

  leave(navigate: Leave, path = ''): void {
    if (!this.isLostAt(path)) return navigate();
    const isAsked = this.pendingNavigation !== null;
    this.pendingNavigation = navigate;
    if (!isAsked) void this.#askToLeave();
  }

  async ask(unsent: number): Promise<boolean> {
    await new Promise<void>((resolve) => this.leave(resolve));
    if (unsent === 0) return true;
    return (await this.#questions.ask('confirmation', { ...texts.losingDrafts(unsent), danger: true })) !== null;
  }

  clear(): void {
    this.work = null;
    if (this.pendingNavigation !== null) this.#questions.cancel('confirmation');
    this.pendingNavigation = null;
  }

  async #askToLeave(): Promise<void> {
    const input = { ...(this.work?.question?.() ?? texts.leaving), danger: true };
    const answer = await this.#questions.ask('confirmation', input);
    runInAction(() => {
      const { pendingNavigation: navigate, work } = this;
      this.pendingNavigation = null;
      if (answer === null) return;
      this.clear();
      work?.onDiscard?.();
      navigate?.();
    });
  }
}
