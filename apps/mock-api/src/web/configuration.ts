import { apiBase, BadSetting, emailAddress, type Environment, oneOf, origins, webAddress } from './setting-values.ts';

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

type Google = Pick<WebConfiguration, 'googleClientId' | 'googleScript'>;

export const noGoogle: Google = { googleClientId: '', googleScript: '' };

/** Throws `BadSetting` with a sentence that names the variable. `withoutClientId` applies if no client id is set. */
export function readWebConfiguration(env: Environment, withoutClientId: Google = noGoogle): WebConfiguration {
  return {
    productName: env.PRODUCT_NAME || defaultConfiguration.productName,
    recruiterApi: apiBase(env, 'RECRUITER_API_BASE', defaultConfiguration.recruiterApi),
    candidateApi: apiBase(env, 'CANDIDATE_API_BASE', defaultConfiguration.candidateApi),
    credentials: oneOf(env, 'API_CREDENTIALS', ['same-origin', 'include']),
    sessionEndUrl:
      env.SESSION_END_URL === '' ? '' : apiBase(env, 'SESSION_END_URL', defaultConfiguration.sessionEndUrl),
    ...readGoogle(env, withoutClientId),
    supportEmail: emailAddress(env, 'SUPPORT_EMAIL', defaultConfiguration.supportEmail),
    appStoreUrl: webAddress(env, 'APP_STORE_URL'),
    playStoreUrl: webAddress(env, 'PLAY_STORE_URL'),
    mediaHosts: origins(env, 'MEDIA_HOSTS'),
    notificationHeader: readNotificationHeader(env),
  };
}

function readGoogle({ GOOGLE_CLIENT_ID: googleClientId = '' }: Environment, otherwise: Google): Google {
  return googleClientId === '' ? otherwise : { googleClientId, googleScript: googleIdentityServices };
}

function readNotificationHeader(env: Environment): WebConfiguration['notificationHeader'] {
  const name = env.NOTIFICATION_HEADER_NAME ?? '';
  const value = env.NOTIFICATION_HEADER_VALUE ?? '';
  if ((name === '') !== (value === '')) {
    throw new BadSetting('NOTIFICATION_HEADER_NAME and NOTIFICATION_HEADER_VALUE go together: set both or none.');
  }
  if (name === '') return null;
  if (!/^[\w-]+$/.test(name)) throw new BadSetting('NOTIFICATION_HEADER_NAME is not the name of a header.');
  // Not repeated in the message, because the value may be secret.
  if (!/^[\x20-\x7e]+$/.test(value)) {
    throw new BadSetting('NOTIFICATION_HEADER_VALUE may have letters, digits and signs of ASCII only, in one line.');
  }
  return { name, value };
}
