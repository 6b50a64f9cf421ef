/** What the web application is told at start, instead of at build time. */
export interface WebConfiguration {
  readonly productName: string;
  /** Base of each service: a path on this origin, or an absolute address. No trailing slash. */
  readonly recruiterApi: string;
  readonly candidateApi: string;
  readonly credentials: 'same-origin' | 'include';
  /** Where signing out ends the session; '' for a backend without such an address (decision 60). */
  readonly sessionEndUrl: string;
  /** '' switches the sign-in with Google off. */
  readonly googleClientId: string;
  /** Where the browser gets Google Identity Services from, or from its replacement in development. */
  readonly googleScript: string;
  readonly supportEmail: string;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  /** Origins, besides this one and the services', whose pictures, videos and documents the page shows. */
  readonly mediaHosts: readonly string[];
  /** A header that the notification call carries; everyone who opens the page can read it (decision 38). */
  readonly notificationHeader: { readonly name: string; readonly value: string } | null;
}

export const defaultConfiguration: WebConfiguration = {
  productName: 'Glo',
  recruiterApi: '/api/recruiter',
  candidateApi: '/api/v1/mobile',
  credentials: 'same-origin',
  sessionEndUrl: '/session/end',
  googleClientId: '',
  googleScript: '',
  supportEmail: 'support@glo.example',
  appStoreUrl: '',
  playStoreUrl: '',
  mediaHosts: [],
  notificationHeader: null,
};

/** Google's own script, which shows its button and gives credentials. */
export const googleIdentityServices = 'https://accounts.google.com/gsi/client';
