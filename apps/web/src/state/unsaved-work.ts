import { makeAutoObservable, observableRef } from 'mobx';

type Leave = () => void;

interface Work {
  readonly isUnsaved: () => boolean;
  /** What is asked before it is left, where that is not the usual question. */
  readonly question?: { readonly title: string; readonly text: string; readonly stay: string; readonly go: string };
  /** Where it goes along to: the other steps of one form. */
  readonly goesAlongTo?: (path: string) => boolean;
  /** The person left after all. */
  readonly onGivenUp?: () => void;
}

/** Work on the open screen that leaving would lose. Navigation goes through `leave`, which asks first. */
export class UnsavedWork {
  /** How the person goes on when they leave after all; null while none is pending. */
  leaving: Leave | null = null;
  work: Work | null = null;

  constructor() {
    makeAutoObservable(this, { leaving: observableRef, work: observableRef }, { autoBind: true });
  }

  get exists(): boolean {
    return this.work?.isUnsaved() ?? false;
  }

  /** A screen tells whether it has any; returns the clean-up. */
  watch(isUnsaved: () => boolean, more: Omit<Work, 'isUnsaved'> = {}): () => void {
    this.work = { isUnsaved, ...more };
    return this.forget;
  }

  /** Whether going to this path would lose it. */
  isLostAt(path: string): boolean {
    return this.exists && this.work?.goesAlongTo?.(path) !== true;
  }

  /** `path`: where it leads, when that is a place in the application. */
  leave(go: Leave, path = ''): void {
    if (this.isLostAt(path)) this.leaving = go;
    else go();
  }

  stay(): void {
    this.leaving = null;
  }

  leaveAfterAll(): void {
    const { leaving: go, work } = this;
    this.forget();
    work?.onGivenUp?.();
    go?.();
  }

  /** It was saved, or is given up. */
  forget(): void {
    this.work = null;
    this.leaving = null;
  }
}
