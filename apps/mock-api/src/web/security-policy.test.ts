import { describe, expect, it } from 'vitest';
import { developmentGoogle } from '../identity/development-provider.ts';
import { defaultConfiguration, googleIdentityServices } from './configuration.ts';
import { contentSecurityPolicy } from './page-headers.ts';

describe('the content security policy', () => {
  it('adds the services where they are elsewhere, each origin once', () => {
    const policy = contentSecurityPolicy({
      ...defaultConfiguration,
      recruiterApi: 'https://api.example/api/recruiter',
      candidateApi: 'https://api.example/api/v1/mobile',
    });
    expect(policy['connect-src']).toEqual(["'self'", 'https://api.example']);
    expect(policy['img-src']).toEqual(["'self'", 'blob:', 'https://api.example']);
    expect(policy['script-src']).toEqual(["'self'"]);
  });

  it('lets the session be ended where that is elsewhere, and nothing else', () => {
    const policy = contentSecurityPolicy({ ...defaultConfiguration, sessionEndUrl: 'https://id.example/session/end' });
    expect(policy['connect-src']).toEqual(["'self'", 'https://id.example']);
    expect(policy['img-src']).toEqual(["'self'", 'blob:']);
  });

  it('lets pictures, videos and documents come from the hosts that are named, and nothing else', () => {
    const mediaHosts = ['https://cdn.acme.example', 'https://media.acme.example:8443'];
    expect(contentSecurityPolicy({ ...defaultConfiguration, mediaHosts })).toEqual({
      ...contentSecurityPolicy(defaultConfiguration),
      'img-src': ["'self'", 'blob:', ...mediaHosts],
      'media-src': ["'self'", ...mediaHosts],
      'frame-src': ["'self'", ...mediaHosts],
    });
  });

  it('adds Google where people sign in with it', () => {
    const policy = contentSecurityPolicy({
      ...defaultConfiguration,
      googleClientId: 'client',
      googleScript: googleIdentityServices,
    });
    const google = 'https://accounts.google.com/gsi/';
    for (const directive of ['script-src', 'style-src', 'connect-src', 'frame-src']) {
      expect(policy[directive]).toContain(google);
    }
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(Object.keys(policy).filter((directive) => directive.includes('trusted-types'))).toEqual([]);
  });

  it('adds no foreign host for the development sign-in', () => {
    const policy = contentSecurityPolicy({ ...defaultConfiguration, ...developmentGoogle });
    expect(policy).toEqual({ ...contentSecurityPolicy(defaultConfiguration), 'trusted-types': ['sign-in-script'] });
  });
});
