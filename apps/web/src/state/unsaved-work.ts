import { makeAutoObservable, observableRef } from 'mobx';

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

/** Unsaved work on the open screen. Navigation goes through `leave`, which asks first. */
export class UnsavedWork {
  pendingNavigation: Leave | null = null;
  work: Work | null = null;

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
