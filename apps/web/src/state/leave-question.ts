import type { SignOutQuestion } from '@glo/domain/account/signing-out';
import { injectable } from 'inversify';
import { action, makeAutoObservable } from 'mobx';
import { UnsavedWork } from './unsaved-work.ts';

/** Asks before Sign Out loses unsaved input or unsent emails. */
@injectable()
export class LeaveQuestion implements SignOutQuestion {
  isAsking = false;
  /** Number of unsent emails that the question is about. */
  unsent = 0;
  readonly #unsaved: UnsavedWork;
  #resolve: (isConfirmed: boolean) => void = () => undefined;

  constructor(unsaved: UnsavedWork) {
    this.#unsaved = unsaved;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  ask(unsent: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#unsaved.leave(
      action(() => {
        if (unsent === 0) return resolve(true);
        this.#resolve = resolve;
        this.unsent = unsent;
        this.isAsking = true;
      }),
    );
    return promise;
  }

  answer(isConfirmed: boolean): void {
    this.isAsking = false;
    this.#resolve(isConfirmed);
  }
}
