import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CandidateList } from '../people/people.ts';
import type { HandOverServices } from './hand-over.ts';
import type { Sharing } from './share/sharing.ts';

export interface ShownList {
  readonly list: CandidateList;
  readonly services: HandOverServices;
}

/** State of the hand-over that the shell renders. Has no dependencies, because the shell renders before most services exist. */
@injectable()
export class HandOverState {
  /** The list on the screen, which the browser prints. */
  shown: ShownList | null = null;
  isPrinting = false;
  /** Stays after the dialog has closed, for its exit animation. */
  sharing: Sharing | null = null;

  constructor() {
    makeAutoObservable(this, { shown: observableRef, sharing: observableRef }, { autoBind: true });
  }

  /** Returns the clean-up. */
  show(shown: ShownList): () => void {
    this.shown = shown;
    return () => this.hide(shown);
  }

  hide(shown: ShownList): void {
    if (this.shown === shown) this.shown = null;
  }

  share(sharing: Sharing): void {
    this.sharing = sharing;
  }

  /** Call before and after the browser draws the paper. */
  setPrinting(isPrinting: boolean): void {
    this.isPrinting = isPrinting;
  }
}
