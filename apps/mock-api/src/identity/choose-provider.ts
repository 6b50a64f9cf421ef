import type { KeyShelf } from '../store/key-shelf.ts';
import type { WebConfiguration } from '../web/configuration.ts';
import { developmentGoogle, developmentProvider } from './development-provider.ts';
import { googleProvider } from './google-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** `null` if the web application does not offer Google sign-in. */
export async function chooseProvider(
  { googleClientId, googleScript }: WebConfiguration,
  keys: KeyShelf | null,
): Promise<IdentityProvider | null> {
  if (googleClientId === '') return null;
  return googleScript === developmentGoogle.googleScript ? developmentProvider(keys) : googleProvider(googleClientId);
}
