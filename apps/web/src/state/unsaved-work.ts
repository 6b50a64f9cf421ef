import type { SignOutQuestion } from '@glo/domain/account/signing-out';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Leave = () => void;

interface Work {
  readonly isUnsaved: () => boolean;
  readonly question?: {
    readonly title: string;
    readonly text: string;
    readonly cancelLabel: string;
    readonly confirmLabel: string;
  };
  /** Paths that keep the work: other steps of the same form. */
  readonly mayLeaveTo?: (path: string) => boolean;
  readonly onDiscard?: () => void;
}

/** Unsaved work on the open screen. Navigation goes through `leave`, which asks first, and Sign Out through `ask`. */
export class UnsavedWork implements SignOutQuestion {
  pendingNavigation: Leave | null = null;
  work: Work | null = null;
  /** Number of unsent emails that Sign Out would delete, while it asks. */
  unsent = 0;
  isSigningOut = false;
  #answer: (isConfirmed: boolean) => void = () => undefined;

  constructor() {
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
    if (this.isLostAt(path)) this.pendingNavigation = navigate;
    else navigate();
  }

  async ask(unsent: number): Promise<boolean> {
    await new Promise<void>((resolve) => this.leave(resolve));
    if (unsent === 0) return true;
    runInAction(() => {
      this.unsent = unsent;
      this.isSigningOut = true;
    });
    return await new Promise((resolve) => (this.#answer = resolve));
  }

  answer(isConfirmed: boolean): void {
    this.isSigningOut = false;
    this.#answer(isConfirmed);
  }

  cancelLeave(): void {
    this.pendingNavigation = null;
  }

  confirmLeave(): void {
    const { pendingNavigation: navigate, work } = this;
    this.clear();
    work?.onDiscard?.();
    navigate?.();
  }

  clear(): void {
    this.work = null;
    this.pendingNavigation = null;
  }
}
