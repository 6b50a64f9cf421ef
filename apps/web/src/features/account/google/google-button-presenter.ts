import { type ButtonPlace, type GoogleCredential, GoogleIdentity } from '@glo/domain/account/google-identity';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { googleTexts as texts } from '../entry-texts.ts';

/** Screens call `activate` with a credential handler and render `GoogleButton`. */
@injectable('Transient')
export class GoogleButtonPresenter {
  state: 'not-offered' | 'loading' | 'failed' | 'ready' = 'loading';
  retrying = false;
  problem: string | null = null;
  #onCredential: ((credential: GoogleCredential) => void) | null = null;
  readonly #google: GoogleIdentity;

  constructor(google: GoogleIdentity) {
    this.#google = google;
    if (!google.isOffered) this.state = 'not-offered';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Delivers no credential after the clean-up. */
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

  /** A `ref` callback: Google renders its button into the element. */
  draw(place: ButtonPlace | null): (() => void) | undefined {
    return place === null ? undefined : this.#google.drawButton(place, this.#answered);
  }

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
