import type { WebConfiguration } from '../web/configuration.ts';
import { developmentGoogle, developmentProvider } from './development-provider.ts';
import { googleProvider } from './google-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Who confirms what the web application's Google button brings; null where it is not offered. */
export async function chooseProvider(
  { googleClientId, googleScript }: WebConfiguration,
  folder?: string,
): Promise<IdentityProvider | null> {
  if (googleClientId === '') return null;
  return googleScript === developmentGoogle.googleScript ? developmentProvider(folder) : googleProvider(googleClientId);
}
