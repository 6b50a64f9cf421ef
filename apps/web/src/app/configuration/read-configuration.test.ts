import { describe, expect, it } from 'vitest';
import { readConfiguration } from './read-configuration.ts';

describe('the configuration of the page', () => {
  it('has a default for everything', () => {
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

  it('is taken as it stands there, without what nobody knows', () => {
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

  it('may name a header for the notification call', () => {
    const notificationHeader = { name: 'x-notification-key', value: 'k1' };
    expect(readConfiguration(aPage(JSON.stringify({ notificationHeader })))).toMatchObject({ notificationHeader });
    expect(readConfiguration(aPage('{"notificationHeader":null}')).notificationHeader).toBeNull();
  });

  it('stops the start when it is none', () => {
    expect(() => readConfiguration(aPage('{"credentials":"omit"}'))).toThrow('credentials');
  });
});

/** A page with this text in its configuration element; null: without the element. */
function aPage(textContent: string | null): Document {
  const element = textContent === null ? null : { textContent };
  return { getElementById: (id: string) => (id === 'configuration' ? element : null) } as unknown as Document;
}
