import type { GoogleCredential, GoogleIdentity } from '@glo/domain/account/google-identity';
import { recordOf } from '@glo/domain/shared/json';

export interface GoogleSettings {
  /** '' disables Google sign-in. */
  readonly clientId: string;
  readonly script: string;
}

interface GoogleId {
  initialize(settings: { readonly client_id: string; readonly callback: (answer: unknown) => void }): void;
  renderButton(place: HTMLElement, look: Readonly<Record<string, string | number>>): void;
}

/** Timeout of the script, in milliseconds. */
const timeout = 10_000;
/** Maximum button width that Google accepts, in pixels. */
const widest = 400;

type Listener = (credential: GoogleCredential | null) => void;

export class GoogleIdentityServices implements GoogleIdentity {
  readonly #settings: GoogleSettings;
  #loading: Promise<boolean> | null = null;
  #isReady = false;
  /** Listener of the last rendered button, because Google supports one callback per page. */
  #listener: Listener | null = null;

  constructor(settings: GoogleSettings) {
    this.#settings = settings;
  }

  get isOffered(): boolean {
    return this.#settings.clientId !== '' && this.#settings.script !== '';
  }

  async load(): Promise<boolean> {
    if (!this.isOffered) return false;
    if (googleId() === null) {
      this.#loading ??= fetchScript(this.#settings.script);
      await this.#loading;
      this.#loading = null;
    }
    const google = googleId();
    if (google !== null && !this.#isReady) {
      google.initialize({ client_id: this.#settings.clientId, callback: (answer) => this.#answered(answer) });
      this.#isReady = true;
    }
    return this.#isReady;
  }

  drawButton(place: HTMLElement, onAnswer: Listener): () => void {
    const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');
    let width = 0;
    const draw = () => {
      width = Math.min(place.clientWidth, widest);
      googleId()?.renderButton(place, {
        type: 'standard',
        size: 'large',
        text: 'continue_with',
        theme: dark.matches ? 'filled_black' : 'outline',
        width,
      });
    };
    // Zooming changes the width.
    const resized = new ResizeObserver(() => Math.min(place.clientWidth, widest) !== width && draw());
    this.#listener = onAnswer;
    draw();
    resized.observe(place);
    dark.addEventListener('change', draw);
    return () => {
      resized.disconnect();
      dark.removeEventListener('change', draw);
      if (this.#listener === onAnswer) this.#listener = null;
      place.replaceChildren();
    };
  }

  #answered(answer: unknown): void {
    this.#listener?.(readCredential(recordOf(answer)['credential']));
  }
}

/** Resolves to false on failure, and removes the element so that a retry is possible. */
function fetchScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const settle = (ran: boolean) => {
      clearTimeout(timer);
      if (!ran) script.remove();
      resolve(ran);
    };
    const timer = setTimeout(() => settle(false), timeout);
    script.src = trusted(address);
    script.async = true;
    script.addEventListener('load', () => settle(true));
    script.addEventListener('error', () => settle(false));
    document.head.append(script);
  });
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): unknown;
  };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Wraps the URL for Trusted Types. The page's policy allows this name. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // A policy name may be created once per page.
  policy ??= trustedTypes?.createPolicy('sign-in-script', { createScriptURL: (each) => each });
  return (policy?.createScriptURL(address) ?? address) as string;
}

/** Returns `null` before the script has run, or if another script defines `google`. */
function googleId(): GoogleId | null {
  const { google } = globalThis as { google?: { accounts?: { id?: Partial<GoogleId> } } };
  const id = google?.accounts?.id;
  return typeof id?.initialize === 'function' && typeof id.renderButton === 'function' ? (id as GoogleId) : null;
}

const longest = 4096;

/** Reads the claims for display only: the service verifies the signature. Returns `null` for an invalid credential. */
function readCredential(token: unknown): GoogleCredential | null {
  if (typeof token !== 'string' || token.length > longest) return null;
  const [, payload = '', signature, ...more] = token.split('.');
  if (!signature || more.length > 0) return null;
  try {
    const { email, name = '' } = recordOf(JSON.parse(decodeBase64Url(payload)));
    return typeof email === 'string' && typeof name === 'string' ? { token, email, name } : null;
  } catch {
    return null;
  }
}

function decodeBase64Url(text: string): string {
  const binary = globalThis.atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}
