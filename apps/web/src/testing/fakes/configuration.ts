import type { Configuration } from '../../state/configuration.ts';

export const configuration: Configuration = {
  productName: 'Glo',
  recruiterApi: '/api/recruiter',
  candidateApi: '/api/v1/mobile',
  credentials: 'same-origin',
  sessionEndUrl: '/session/end',
  googleClientId: '',
  googleScript: '',
  supportEmail: 'support@glo.example',
  appStoreUrl: 'https://apps.example/glo',
  playStoreUrl: 'https://play.example/glo',
  mediaHosts: [],
  notificationHeader: null,
};
