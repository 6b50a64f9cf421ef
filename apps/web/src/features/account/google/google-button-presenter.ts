import { type ButtonPlace, type GoogleCredential, GoogleIdentity } from '@glo/domain/account/google-identity';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { texts } from './texts.ts';

/**
 * Google's button wherever it proves identity: sign-in, sign-up, deleting an account. A screen that shows it
 * calls `activate` with what to do with a credential, and shows `GoogleButton`.
 */
@injectable('Transient')
export class GoogleButtonPresenter {
  state: 'not-offered' | 'loading' | 'failed' | 'ready' = 'loading';
  /** After a failure: Google is asked for once more. */
  retrying = false;
  /** Why the last sign-in came to nothing; null when it did not. */
  problem: string | null = null;
  #onCredential: ((credential: GoogleCredential) => void) | null = null;
  readonly #google: GoogleIdentity;

  constructor(google: GoogleIdentity) {
    this.#google = google;
    if (!google.isOffered) this.state = 'not-offered';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Initialises Google; after the clean-up no credential is delivered. */
  activate(onCredential: (credential: GoogleCredential) => void): () => void {
    this.#onCredential = onCredential;
    if (this.state === 'loading') void this.#load();
    return () => {
      this.#onCredential = null;
    };
  }

  async retry(): Promise<void> {
    if (this.retrying) return;
    this.retrying = true;
    await this.#load();
  }

  /** Has Google draw its button into a place of the page, as that place's `ref`. */
  draw(place: ButtonPlace | null): (() => void) | undefined {
    return place === null ? undefined : this.#google.drawButton(place, this.#answered);
  }

  /** What the service did not like about the credential, below the button until the next press. */
  refuse(message: string): void {
    this.problem = message;
  }

  async #load(): Promise<void> {
    const ready = await this.#google.load();
    runInAction(() => {
      this.retrying = false;
      this.state = ready ? 'ready' : 'failed';
    });
  }

  readonly #answered = (credential: GoogleCredential | null): void => {
    if (this.#onCredential === null) return;
    runInAction(() => {
      this.problem = credential === null ? texts.noAnswer : null;
    });
    if (credential !== null) this.#onCredential(credential);
  };
}
