export interface WebConfiguration {
  readonly productName: string;
  /** A path on this origin or an absolute URL, without a trailing slash. */
  readonly recruiterApi: string;
  readonly candidateApi: string;
  readonly credentials: 'same-origin' | 'include';
  /** '' for a backend without such a call (decision 60). */
  readonly sessionEndUrl: string;
  /** '' turns Google sign-in off. */
  readonly googleClientId: string;
  readonly googleScript: string;
  readonly supportEmail: string;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  readonly mediaHosts: readonly string[];
  /** Header of the notification call, readable by everyone who opens the page (decision 38). */
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

export const googleIdentityServices = 'https://accounts.google.com/gsi/client';
