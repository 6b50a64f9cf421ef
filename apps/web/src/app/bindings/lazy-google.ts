import type { GoogleSettings } from '@glo/adapters/browser/google-identity-services';
import type { ButtonPlace, GoogleCredential, GoogleIdentity } from '@glo/domain/account/google-identity';

/** Loads the adapter with the first button, because only the sign-in screens need it. */
export class LazyGoogle implements GoogleIdentity {
  readonly isOffered: boolean;
  readonly #settings: GoogleSettings;
  #google: GoogleIdentity | null = null;

  constructor(settings: GoogleSettings) {
    this.#settings = settings;
    this.isOffered = settings.clientId !== '' && settings.script !== '';
  }

  async load(): Promise<boolean> {
    if (!this.isOffered) return false;
    const code = await import('@glo/adapters/browser/google-identity-services').catch(() => null);
    if (code === null) return false;
    this.#google ??= new code.GoogleIdentityServices(this.#settings);
    return await this.#google.load();
  }

  drawButton(place: ButtonPlace, onAnswer: (credential: GoogleCredential | null) => void): () => void {
    return this.#google?.drawButton(place, onAnswer) ?? (() => undefined);
  }
}
