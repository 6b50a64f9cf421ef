import { defaultConfiguration } from '@glo/mock-api/web/configuration';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const upstreams = { UPSTREAM_RECRUITER: 'https://one.acme.example/r/', UPSTREAM_CANDIDATE: 'http://[::1]:8080' };
const header = { NOTIFICATION_HEADER_NAME: 'X-Api-Key', NOTIFICATION_HEADER_VALUE: 'secret' };

describe('the settings of the image', () => {
  it('have defaults, without a sign-in with Google', () => {
    expect(readSettings({})).toEqual({
      port: 4000,
      web: defaultConfiguration,
      upstreams: [],
      notificationHeader: null,
    });
  });

  it('keep the notification header from the page', () => {
    expect(readSettings({ ...upstreams, ...header, PORT: '80' })).toEqual({
      port: 80,
      web: defaultConfiguration,
      upstreams: [
        { service: 'recruiter', base: '/api/recruiter', address: 'https://one.acme.example/r' },
        { service: 'candidate', base: '/api/v1/mobile', address: 'http://[::1]:8080' },
      ],
      notificationHeader: { name: 'X-Api-Key', value: 'secret' },
    });
  });

  const line = (text: string) => `${text}\nserver { }`;
  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: '0' }, /^PORT must be a whole number from 1 to 65535, not "0"/],
    [{ PORT: '4000;' }, /^PORT must be/],
    [{ MEDIA_HOSTS: 'https://a.example;' }, /^MEDIA_HOSTS must be/],
    [{ MEDIA_HOSTS: line('https://a.example') }, /^MEDIA_HOSTS must be/],
    [{ RECRUITER_API_BASE: 'https://a.example;x' }, /^RECRUITER_API_BASE must be/],
    [{ CANDIDATE_API_BASE: `https://a.example'` }, /^CANDIDATE_API_BASE must be/],
    [{ SESSION_END_URL: 'https://a.example"' }, /^SESSION_END_URL must be/],
    [{ SUPPORT_EMAIL: 'nobody' }, /^SUPPORT_EMAIL must be/],
    [{ API_CREDENTIALS: 'yes' }, /^API_CREDENTIALS must be/],
    [{ UPSTREAM_RECRUITER: 'one.acme.example' }, /^UPSTREAM_RECRUITER must be/],
    [{ UPSTREAM_RECRUITER: 'https://user:secret@one.example' }, /^UPSTREAM_RECRUITER must be/],
    [{ UPSTREAM_RECRUITER: 'https://one.example/a?b' }, /^UPSTREAM_RECRUITER must be/],
    [{ UPSTREAM_RECRUITER: 'https://one.example/a b' }, /^UPSTREAM_RECRUITER must be/],
    [{ UPSTREAM_RECRUITER: 'https://one.example/$host' }, /^UPSTREAM_RECRUITER must be/],
    [{ UPSTREAM_RECRUITER: 'https://one.example/{;}' }, /^UPSTREAM_RECRUITER must be/],
    [{ UPSTREAM_CANDIDATE: line('https://one.example/a') }, /^UPSTREAM_CANDIDATE must be/],
    [
      { ...upstreams, RECRUITER_API_BASE: 'https://one.example' },
      /^With UPSTREAM_RECRUITER, RECRUITER_API_BASE must be/,
    ],
    [{ ...upstreams, RECRUITER_API_BASE: '/api;' }, /^With UPSTREAM_RECRUITER, RECRUITER_API_BASE must be/],
    [{ ...upstreams, RECRUITER_API_BASE: line('/api') }, /^With UPSTREAM_RECRUITER, RECRUITER_API_BASE must be/],
    [{ ...upstreams, RECRUITER_API_BASE: '/assets/api' }, /^With UPSTREAM_RECRUITER, RECRUITER_API_BASE must be/],
    [{ ...upstreams, CANDIDATE_API_BASE: '/a/../b' }, /^With UPSTREAM_CANDIDATE, CANDIDATE_API_BASE must be/],
    [{ ...upstreams, CANDIDATE_API_BASE: '/api/recruiter' }, /^RECRUITER_API_BASE and CANDIDATE_API_BASE must differ/],
    [{ ...upstreams, SESSION_END_URL: '/end?now' }, /^With UPSTREAM_RECRUITER, SESSION_END_URL must be/],
    [header, /^NOTIFICATION_HEADER_NAME needs UPSTREAM_RECRUITER/],
    [{ ...upstreams, NOTIFICATION_HEADER_NAME: 'x' }, /go together/],
    [{ ...upstreams, ...header, NOTIFICATION_HEADER_NAME: 'x y' }, /^NOTIFICATION_HEADER_NAME is not the name/],
    [{ ...upstreams, ...header, NOTIFICATION_HEADER_NAME: 'x;' }, /^NOTIFICATION_HEADER_NAME is not the name/],
  ])('%o is refused in words that name the variable', (env, words) => {
    expect(() => readSettings(env)).toThrow(words);
  });

  it('never repeat the secret', () => {
    const env = { ...upstreams, ...header, NOTIFICATION_HEADER_VALUE: 'secret\r\nx: y' };
    expect(() => readSettings(env)).toThrow(/^NOTIFICATION_HEADER_VALUE may have [^"]*$/);
    expect(() => readSettings(env)).not.toThrow(/secret/);
  });
});
