import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';

type Leave = () => void;

/** Work on the open screen that leaving would lose. Whoever leads elsewhere goes through `leave`, which asks first. */
@injectable()
export class UnsavedWork {
  /** How the person goes on when they leave after all; null while nobody asked to. */
  leaving: Leave | null = null;
  isUnsaved: (() => boolean) | null = null;

  constructor() {
    makeAutoObservable(this, { leaving: observableRef, isUnsaved: observableRef }, { autoBind: true });
  }

  get exists(): boolean {
    return this.isUnsaved?.() ?? false;
  }

  /** A screen tells whether it has any; answers with the way to stop. */
  watch(isUnsaved: () => boolean): () => void {
    this.isUnsaved = isUnsaved;
    return this.forget;
  }

  leave(go: Leave): void {
    if (this.exists) this.leaving = go;
    else go();
  }

  stay(): void {
    this.leaving = null;
  }

  leaveAfterAll(): void {
    const go = this.leaving;
    this.forget();
    go?.();
  }

  /** It was saved, or is given up. */
  forget(): void {
    this.isUnsaved = null;
    this.leaving = null;
  }
}
