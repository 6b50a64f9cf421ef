import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

describe('readConfiguration', () => {
  it('has a default for each setting', () => {
    const defaults = {
      productName: 'Glo',
      recruiterApi: '/api/recruiter',
      candidateApi: '/api/v1/mobile',
      credentials: 'same-origin',
      sessionEndUrl: '',
      googleClientId: '',
      googleScript: '',
      supportEmail: '',
      appStoreUrl: '',
      playStoreUrl: '',
      mediaHosts: [],
      notificationHeader: null,
    };
    expect(readConfiguration(aPage('{}'))).toEqual(defaults);
    expect(readConfiguration(aPage(null))).toEqual(defaults);
  });

  it('reads the page and drops unknown settings', () => {
    const given = {
      productName: 'Acme Talent',
      recruiterApi: 'https://api.example/r',
      credentials: 'include',
      key: 'x',
    };
    const read = readConfiguration(aPage(JSON.stringify(given)));
    expect(read).toMatchObject({ productName: 'Acme Talent', recruiterApi: 'https://api.example/r' });
    expect(read.credentials).toBe('include');
    expect(read).not.toHaveProperty('key');
  });

  it('reads the header of the notification call', () => {
    const notificationHeader = { name: 'x-notification-key', value: 'k1' };
    expect(readConfiguration(aPage(JSON.stringify({ notificationHeader })))).toMatchObject({ notificationHeader });
    expect(readConfiguration(aPage('{"notificationHeader":null}')).notificationHeader).toBeNull();
  });

  it('throws on an invalid setting', () => {
    expect(() => readConfiguration(aPage('{"credentials":"omit"}'))).toThrow('credentials');
  });
});

/** `null`: a page without the configuration element. */
function aPage(textContent: string | null): Document {
  const element = textContent === null ? null : { textContent };
  return { getElementById: (id: string) => (id === 'configuration' ? element : null) } as unknown as Document;
}
