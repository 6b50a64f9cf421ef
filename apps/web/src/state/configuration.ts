import { createContext, useContext } from 'react';

/** What a customer would change, read at start: one build serves every environment. */
export interface Configuration {
  readonly productName: string;
  readonly recruiterApi: string;
  readonly candidateApi: string;
  readonly credentials: 'same-origin' | 'include';
  /** Where signing out ends the session at the service; '' where it has no such address (decision 60). */
  readonly sessionEndUrl: string;
  /** '' where Google sign-in is off. */
  readonly googleClientId: string;
  /** The address of Google Identity Services, or of its replacement in development. */
  readonly googleScript: string;
  /** '' when there is none. */
  readonly supportEmail: string;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  /** Origins, besides the page's own, whose documents may be shown in a frame. */
  readonly mediaHosts: readonly string[];
  /** What the notification call carries for a backend that insists; null: nothing. Everybody who opens the page can read it (decision 38). */
  readonly notificationHeader: { readonly name: string; readonly value: string } | null;
}

export const ConfigurationContext = createContext<Configuration | null>(null);

export function useConfiguration(): Configuration {
  const configuration = useContext(ConfigurationContext);
  if (configuration === null) throw new Error('The configuration is missing above this component.');
  return configuration;
}
