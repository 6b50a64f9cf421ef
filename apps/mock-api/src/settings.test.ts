import { describe, expect, it } from 'vitest';
import { BadSetting } from './web/setting-values.ts';
import { systemClock } from './http/world.ts';
import { readSettings } from './settings.ts';
import { defaultConfiguration } from './web/configuration.ts';

describe('settings', () => {
  it('have defaults for a developer', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      folder: expect.stringMatching(/[\\/]\.data$/),
      database: null,
      clock: systemClock,
      dataSet: { seed: 1, candidates: 1000 },
      control: true,
      reviewToken: null,
      allowedHosts: ['127.0.0.1'],
      trustProxy: ['loopback'],
      rateLimit: 1,
      checkReplies: true,
      logLevel: 'warn',
      web: {
        folder: expect.stringMatching(/apps[\\/]web[\\/]dist$/),
        configuration: {
          ...defaultConfiguration,
          googleClientId: 'development',
          googleScript: '/__mock/google/client.js',
        },
      },
      mail: null,
    });
  });

  it('come from the environment', () => {
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/data',
      DATABASE_URL: 'postgres://glo:secret@db.example/recruiting',
      CLOCK: '2026-03-01T09:00:00Z',
      SEED: '7',
      CANDIDATES: '100000',
      DEMO: 'off',
      DATA_DAY: '2026-03-01',
      MOCK_CONTROL: 'off',
      REVIEW_TOKEN: 'a-token-of-at-least-32-characters',
      ALLOWED_HOSTS: 'mock.acme.example, 192.168.1.5',
      ALLOWED_ORIGINS: 'https://jobs.acme.example,http://localhost:5173',
      TRUST_PROXY: '172.16.0.0/12, ::1',
      RATE_LIMIT: 'off',
      LIMITS: ' uploads=50, emailsToStudent = 1,',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      WEB_DIST: '/web',
      PRODUCT_NAME: 'Acme Talent',
      RECRUITER_API_BASE: 'https://api.example/api/recruiter/',
      CANDIDATE_API_BASE: '/candidates',
      API_CREDENTIALS: 'include',
      SESSION_END_URL: 'https://api.example/session/end',
      GOOGLE_CLIENT_ID: 'client',
      SUPPORT_EMAIL: 'help@acme.example',
      APP_STORE_URL: 'https://apps.example/1',
      PLAY_STORE_URL: 'https://play.example/1',
      MEDIA_HOSTS: 'https://cdn.acme.example, http://LOCALHOST:9000, https://cdn.acme.example',
      NOTIFICATION_HEADER_NAME: 'X-Api-Key',
      NOTIFICATION_HEADER_VALUE: 'public',
      SMTP_URL: 'smtp://mail.acme.example:2525',
      MAIL_FROM: 'Acme Talent <talent@acme.example>',
    };
    expect(readSettings(env)).toEqual({
      port: 0,
      host: '0.0.0.0',
      folder: '/data',
      database: 'postgres://glo:secret@db.example/recruiting',
      clock: { now: expect.any(Function), time: Date.parse('2026-03-01T09:00:00Z') },
      dataSet: { seed: 7, candidates: 100_000, scenario: 'no-recruiters', day: new Date('2026-03-01') },
      control: false,
      reviewToken: 'a-token-of-at-least-32-characters',
      allowedHosts: ['0.0.0.0', 'mock.acme.example', '192.168.1.5'],
      allowedOrigins: ['https://jobs.acme.example', 'http://localhost:5173'],
      trustProxy: ['172.16.0.0/12', '::1'],
      rateLimit: 'off',
      limits: { uploads: 50, emailsToStudent: 1 },
      logLevel: 'info',
      checkReplies: false,
      web: {
        folder: '/web',
        configuration: {
          productName: 'Acme Talent',
          recruiterApi: 'https://api.example/api/recruiter',
          candidateApi: '/candidates',
          credentials: 'include',
          sessionEndUrl: 'https://api.example/session/end',
          googleClientId: 'client',
          googleScript: 'https://accounts.google.com/gsi/client',
          supportEmail: 'help@acme.example',
          appStoreUrl: 'https://apps.example/1',
          playStoreUrl: 'https://play.example/1',
          mediaHosts: ['https://cdn.acme.example', 'http://localhost:9000'],
          notificationHeader: { name: 'X-Api-Key', value: 'public' },
        },
      },
      mail: { server: 'smtp://mail.acme.example:2525', from: 'Acme Talent <talent@acme.example>' },
    });
  });

  it('take an empty variable for none', () => {
    const none = {
      PORT: '',
      DATA_DIR: '',
      PRODUCT_NAME: '',
      RATE_LIMIT: '',
    };
    expect(readSettings(none)).toEqual(readSettings({}));
  });

  it('offer no Google sign-in without a client id and a development sign-in', () => {
    expect(readSettings({ MOCK_CONTROL: 'off' }).web.configuration).toMatchObject({
      googleClientId: '',
      googleScript: '',
    });
  });

  it('use Google for a client id that equals the one for development', () => {
    const { googleScript } = readSettings({ GOOGLE_CLIENT_ID: 'development' }).web.configuration;
    expect(googleScript).toBe('https://accounts.google.com/gsi/client');
  });

  it('end a session at this server, elsewhere, or nowhere', () => {
    expect(readSettings({}).web.configuration.sessionEndUrl).toBe('/session/end');
    expect(readSettings({ SESSION_END_URL: '' }).web.configuration.sessionEndUrl).toBe('');
  });

  it.each(['0', '1', ' 2 ', 'loopback,3'])('refuse the number of proxies in TRUST_PROXY=%s, and say why', (text) => {
    expect(() => readSettings({ TRUST_PROXY: text })).toThrow(
      /^TRUST_PROXY must be addresses or networks of proxies such as 172\.16\.0\.0\/12, not the number \d: with a number, anyone who reaches the port directly could forge forwarded headers\.$/,
    );
  });

  it.each(['', 'guessable', 'a'.repeat(31), `${'secret'.repeat(6)} `, `${'secret'.repeat(6)}"`])(
    'refuse %j as a token for reviews, without repeating it',
    (token) => {
      expect(() => readSettings({ REVIEW_TOKEN: token })).toThrow(
        /^REVIEW_TOKEN must have at least 32 characters, only letters, digits and -\._~\+\/=\. Leave it unset/,
      );
    },
  );

  it.each(['127.0.0.1', '0.0.0.0', '::1', 'localhost', 'my-machine.acme.example'])('take HOST=%s', (host) => {
    expect(readSettings({ HOST: host })).toMatchObject({ host, allowedHosts: [host] });
  });

  it.each([
    ['PORT', '65536'],
    ['CANDIDATES', '100001'],
    ['CANDIDATES', '1e3'],
    ['SEED', '1.5'],
    ['MOCK_CONTROL', 'no'],
    ['RATE_LIMIT', '0'],
    ['RATE_LIMIT', 'none'],
    ['LIMITS', 'uploads'],
    ['LIMITS', 'uploads=0'],
    ['LIMITS', 'letters=5'],
    ['LIMITS', 'toString=5'],
    ['LOG_LEVEL', 'loud'],
    ['API_CREDENTIALS', 'omit'],
    ['RECRUITER_API_BASE', 'api.example'],
    ['RECRUITER_API_BASE', '//api.example'],
    ['CANDIDATE_API_BASE', 'javascript:alert(1)'],
    ['SESSION_END_URL', 'api.example/session/end'],
    ['NOTIFICATION_HEADER_NAME', 'X-Api-Key'],
    ['NOTIFICATION_HEADER_VALUE', 'public'],
    ['SMTP_URL', 'mail.acme.example'],
    ['SMTP_URL', 'http://mail.acme.example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://:25'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Acme Talent'],
    ['MAIL_FROM', 'Acme Talent talent@acme.example'],
    ['MAIL_FROM', 'Acme Talent <talent>'],
    ['MAIL_FROM', 'Acme Talent <talent@>'],
    ['MAIL_FROM', 'Acme, Inc. <talent@acme.example>'],
    ['MAIL_FROM', 'a@acme.example, b@acme.example'],
    ['MAIL_FROM', 'Acme\nBcc: x@y.example <talent@acme.example>'],
    ['SUPPORT_EMAIL', 'not a mail'],
    ['SUPPORT_EMAIL', 'help@acme'],
    ['SUPPORT_EMAIL', 'help@acme.example?cc=x@y.example,z@y.example'],
    ['APP_STORE_URL', 'javascript:alert(1)'],
    ['PLAY_STORE_URL', 'play.example/1'],
    ['PLAY_STORE_URL', 'https://'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'null'],
    ['ALLOWED_ORIGINS', 'https://jobs.acme.example/'],
    ['MEDIA_HOSTS', 'cdn.acme.example'],
    ['MEDIA_HOSTS', 'https://cdn.acme.example/pictures'],
    ['MEDIA_HOSTS', 'https://*.acme.example'],
    ['MEDIA_HOSTS', "https://cdn.acme.example 'unsafe-inline'"],
    ['MEDIA_HOSTS', 'https://a@cdn.acme.example'],
    ['MEDIA_HOSTS', 'data:'],
    ['MEDIA_HOSTS', 'https://cdn.acme.example;script-src'],
    ['MEDIA_HOSTS', 'https://cdn.acme.example:99999'],
    ['HOST', 'not a host'],
    ['HOST', '127.0.0.1:4000'],
    ['HOST', '300.1.1.1'],
    ['DEMO', 'no'],
    ['DATA_DAY', 'today'],
    ['DATA_DAY', '2026-02-30'],
    ['TRUST_PROXY', 'proxy.example'],
    ['ALLOWED_HOSTS', 'mock.acme.example:4000'],
    ['ALLOWED_HOSTS', 'a,*'],
  ])('refuse %s=%s by name', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(BadSetting);
    expect(read).toThrow(name);
  });

  it.each([
    ['DATABASE_URL', 'db.example'],
    ['DATABASE_URL', 'mysql://u:top-secret@db.example/x'],
    ['DATABASE_URL', 'postgres://u:top-secret@'],
    ['DATABASE_URL', 'postgres://u:top-secret@h:x/'],
    ['DATABASE_URL', 'postgres://u:top#secret@db.example/x'],
    ['DATABASE_URL', 'postgres://u:1/secret@db.example/x'],
    ['SMTP_URL', 'smtp://u:top#secret@mail.example'],
    ['SMTP_URL', 'smtps://u:top/secret@mail.example:465'],
    ['SMTP_URL', 'smtp://u:12#secret@mail.example'],
    ['SMTP_URL', 'smtp://u:12/secret@mail.example'],
    ['SMTP_URL', 'smtp://u:12?secret@mail.example'],
    ['SMTP_URL', 'smtp://u:100%secret@mail.example'],
  ])('refuse %s=%j without repeating it, and say how to write signs', (name, url) => {
    const read = () => readSettings({ [name]: url });
    expect(read).toThrow(new RegExp(`^${name} must be an address such as .+ # as %23, / as %2F, .+\\.$`));
    expect(read).not.toThrow('secret');
  });

  it.each([
    'talent@acme.example',
    'root@localhost',
    'Acme Talent <talent@acme.example>',
    '"Acme, Inc." <talent@acme.example>',
    '<talent@acme.example>',
    'Zoë & Söhne <talent@acme.example>',
  ])('take MAIL_FROM=%s', (from) => {
    const server = 'smtp://u:top%23%2Fs%40cret%25@mail.example';
    expect(readSettings({ SMTP_URL: server, MAIL_FROM: from }).mail).toEqual({ server, from });
  });

  it('refuse a header that is none', () => {
    const env = { NOTIFICATION_HEADER_NAME: 'X Api: Key', NOTIFICATION_HEADER_VALUE: 'public' };
    expect(() => readSettings(env)).toThrow('NOTIFICATION_HEADER_NAME');
  });
});
