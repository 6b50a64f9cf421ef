import { makeAutoObservable, observableRef } from 'mobx';

type Leave = () => void;

interface Work {
  readonly isUnsaved: () => boolean;
  readonly question?: { readonly title: string; readonly text: string; readonly stay: string; readonly go: string };
  /** Paths that keep the work: other steps of the same form. */
  readonly goesAlongTo?: (path: string) => boolean;
  readonly onGivenUp?: () => void;
}

/** Unsaved work on the open screen. Navigation goes through `leave`, which asks first. */
export class UnsavedWork {
  leaving: Leave | null = null;
  work: Work | null = null;

  constructor() {
    makeAutoObservable(this, { leaving: observableRef, work: observableRef }, { autoBind: true });
  }

  get exists(): boolean {
    return this.work?.isUnsaved() ?? false;
  }

  watch(isUnsaved: () => boolean, more: Omit<Work, 'isUnsaved'> = {}): () => void {
    this.work = { isUnsaved, ...more };
    return this.forget;
  }

  isLostAt(path: string): boolean {
    return this.exists && this.work?.goesAlongTo?.(path) !== true;
  }

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

  forget(): void {
    this.work = null;
    this.leaving = null;
  }
}
