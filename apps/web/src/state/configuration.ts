import { createContext, useContext } from 'react';

/** Read at start, so that one build serves every environment. */
export interface Configuration {
  readonly productName: string;
  readonly recruiterApi: string;
  readonly candidateApi: string;
  readonly credentials: 'same-origin' | 'include';
  /** Called on sign-out; '' to skip (decision 60). */
  readonly sessionEndUrl: string;
  /** Empty to disable Google sign-in. */
  readonly googleClientId: string;
  readonly googleScript: string;
  readonly supportEmail: string;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  /** Additional origins whose documents may be framed. */
  readonly mediaHosts: readonly string[];
  /** Extra header of the notification call. Public: it is part of the page (decision 38). */
  readonly notificationHeader: { readonly name: string; readonly value: string } | null;
}

export const ConfigurationContext = createContext<Configuration | null>(null);

export function useConfiguration(): Configuration {
  const configuration = useContext(ConfigurationContext);
  if (configuration === null) throw new Error('The configuration is missing above this component.');
  return configuration;
}
