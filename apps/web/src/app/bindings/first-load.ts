import { BrowserConnection } from '@glo/adapters/browser/browser-connection';
import { CookieClientStorage } from '@glo/adapters/browser/cookie-client-storage';
import type { GoogleSettings } from '@glo/adapters/browser/google-identity-services';
import { IndexedDbRows } from '@glo/adapters/browser/device/indexed-db-rows';
import { LocalClientStorage } from '@glo/adapters/browser/web-storage';
import { Api } from '@glo/adapters/http/api';
import { HttpAccounts, HttpGoogleAccounts } from '@glo/adapters/recruiter-api/http-accounts';
import { Accounts } from '@glo/domain/account/accounts';
import { type ButtonPlace, type GoogleCredential, GoogleIdentity } from '@glo/domain/account/google-identity';
import { GoogleAccounts, GoogleSignIn } from '@glo/domain/account/google-sign-in';
import { CurrentSession } from '@glo/domain/account/session';
import { SignIn } from '@glo/domain/account/sign-in';
import { ShortcutsStorage, ThemeStorage } from '@glo/domain/client-storage/client-storage';
import { DeviceRows } from '@glo/domain/device/device-rows';
import { OnboardingDrafts } from '@glo/domain/onboarding/onboarding-draft';
import { Connection } from '@glo/domain/shared/page';
import { ContainerModule } from 'inversify';
import { configurationToken } from '../configuration/configuration.ts';
import { provide } from './provide.ts';

export const firstLoad = new ContainerModule((options) => {
  const { bind } = options;
  bind(ThemeStorage).toResolvedValue(() => new CookieClientStorage('theme'));
  bind(ShortcutsStorage).toResolvedValue(() => new LocalClientStorage('keys'));
  provide(options, DeviceRows, IndexedDbRows, []);
  bind(Connection).toResolvedValue(({ recruiterApi }) => new BrowserConnection(recruiterApi), [configurationToken]);
  provide(options, Accounts, HttpAccounts, [Api]);
  provide(options, SignIn, SignIn, [Accounts, CurrentSession]);
  bind(GoogleIdentity).toResolvedValue(
    ({ googleClientId, googleScript }) => new LazyGoogle({ clientId: googleClientId, script: googleScript }),
    [configurationToken],
  );
  provide(options, GoogleAccounts, HttpGoogleAccounts, [Api]);
  provide(options, GoogleSignIn, GoogleSignIn, [GoogleAccounts, Accounts, CurrentSession, OnboardingDrafts]);
});

/** Loads the adapter with the first button, because only the sign-in screens need it. */
class LazyGoogle implements GoogleIdentity {
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
