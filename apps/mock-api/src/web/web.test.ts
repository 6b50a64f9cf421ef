import { describe, expect, it } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { aRunningMockApi } from '../testing/running.ts';
import { aWebBuild } from '../testing/web-build.ts';
import { defaultConfiguration, googleIdentityServices, type WebConfiguration } from './configuration.ts';

const script = '/assets/main-a1b2c3.js';
const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function served(change: Partial<WebConfiguration> = {}) {
  const build = aWebBuild();
  const web = { folder: build.folder, configuration: { ...defaultConfiguration, ...change } };
  const { app, url, visitor } = await aRunningMockApi({}, { web });
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    visitor().fetch(path, { headers: { 'accept-encoding': 'identity', ...headers } });
  return { app, url, get, visitor, build };
}

describe('built files', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip', 'gzip'],
  ])('come compressed as built for accept-encoding: %s', async (accepted, encoding) => {
    const { get, build } = await served();
    const { status, headers, body } = await get(script, { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('content-type')).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
    expect(headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
    expect(body).toBe(build.script);
  });

  it('are kept for ever when their name has a hash', async () => {
    const { get } = await served();
    const { headers } = await get(script);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('have another ETag in another encoding, and are not sent twice', async () => {
    const { app } = await served();
    // fetch() would add a cache-control of its own to conditional requests.
    const ask = (encoding: string, etag = '') =>
      app.inject({ url: script, headers: { 'accept-encoding': encoding, 'if-none-match': etag } });
    const { etag } = (await ask('br')).headers;
    expect((await ask('br', String(etag))).statusCode).toBe(304);
    expect((await ask('gzip', String(etag))).statusCode).toBe(200);
    expect((await ask('identity', String(etag))).statusCode).toBe(200);
  });

  it('come plain where the build made no compressed copy', async () => {
    const { get } = await served();
    const { headers, body } = await get('/assets/photo-d4e5f6.png', { 'accept-encoding': 'br' });
    expect([headers.get('content-type'), headers.get('content-encoding'), body]).toEqual([
      'image/png',
      null,
      'not compressible',
    ]);
  });

  it('are revalidated when their name stays the same', async () => {
    const { get } = await served();
    const { status, headers } = await get('/icon.svg', { 'accept-encoding': 'br' });
    expect([status, headers.get('cache-control'), headers.get('content-encoding')]).toEqual([200, 'no-cache', 'br']);
  });

  it.each(['/assets/missing-a1b2c3.js', '/assets/', '/assets', '/assets/..%2findex.html', '/assets/%2e%2e%2f.sources'])(
    'are never the page: %s',
    async (path) => {
      const { get } = await served();
      const { status, body } = await get(path, navigation);
      expect([403, 404]).toContain(status);
      expect(body).toEqual({ message: expect.any(String) });
    },
  );

  it.each([
    ['the icon that browsers ask for on their own', 200, 'image/vnd.microsoft.icon', (): string => aWebBuild().folder],
    ['no icon without the application', 204, undefined, (): string => ''],
  ])('have %s', async (_what, status, type, folder) => {
    const web = { folder: folder(), configuration: defaultConfiguration };
    const { url } = await aRunningMockApi({}, { web });
    const icon = await rawRequest(url, '/favicon.ico', { headers: { accept: 'image/avif,image/webp,*/*;q=0.8' } });
    expect([icon.status, icon.headers['content-type']]).toEqual([status, type]);
  });

  it('do not include the build’s own notes', async () => {
    const { get } = await served();
    expect((await get('/.sources')).status).toBe(404);
  });
});

describe('the page', () => {
  it.each(['/', '/index.html', '/login', '/opportunitypage?job=1', '/glofolio/42', '/some.thing'])(
    'answers navigation to %s',
    async (path) => {
      const { get } = await served({ productName: 'Acme Talent' });
      const { status, headers, body } = await get(path, navigation);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(body).toContain('"productName":"Acme Talent"');
    },
  );

  it.each([
    ['br', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['BR;q=0, gzip;q=0.0', null],
  ])('is compressed for accept-encoding: %s', async (accepted, encoding) => {
    const { get } = await served();
    const { headers, body } = await get('/', { ...navigation, 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toBe('accept-encoding, cookie');
    expect(body).toContain('<title>App</title>');
  });

  it('is not sent again to a browser that has it in that encoding', async () => {
    const { get } = await served();
    const { headers } = await get('/', { ...navigation, 'accept-encoding': 'br' });
    const etag = headers.get('etag') ?? '';
    const again = await get('/login', { ...navigation, 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await get('/', { ...navigation, 'if-none-match': etag })).status).toBe(200);
  });

  it('comes in the theme the device chose', async () => {
    const { get } = await served();
    const schemeFor = async (cookie: string) => {
      const { body, headers } = await get('/', { ...navigation, cookie });
      return [/content="([^"]+)"/.exec(String(body))?.[1], headers.get('etag')];
    };
    const [light, dark] = [await schemeFor('theme=light'), await schemeFor('a=b; theme=dark; c=d')];
    expect([light[0], dark[0]]).toEqual(['light', 'dark']);
    expect((await schemeFor('__Host-theme=dark'))[0]).toBe('light dark');
    expect(light[1]).not.toBe(dark[1]);
    for (const other of ['', 'theme=sepia', 'mytheme=dark', 'theme=darker']) {
      expect((await schemeFor(other))[0]).toBe('light dark');
    }
  });

  it('counts only the cookie of this host behind TLS', async () => {
    const { get } = await served();
    const tls = { ...navigation, 'x-forwarded-proto': 'https' };
    for (const [cookie, scheme] of [
      ['theme=light; __Host-theme=dark', 'content="dark"'],
      ['theme=light', 'content="light dark"'],
    ] as const) {
      expect((await get('/', { ...tls, cookie })).body).toContain(scheme);
    }
  });

  it.each(['/', '/index.html', '/login', '/glofolio/42'])('is at %s for programs too', async (path) => {
    const { url } = await served();
    for (const headers of [{}, { accept: '*/*' }, { accept: 'text/*' }]) {
      for (const method of ['GET', 'HEAD']) {
        expect((await rawRequest(url, path, { method, headers })).status).toBe(200);
      }
    }
  });

  it.each(['/glofolio/%', '/%', '/%E0%A4', '/a%zz/b?x=%'])(
    'is at %s too, which cannot be decoded, with its headers',
    async (path) => {
      const { url } = await served();
      const { status, headers, text } = await rawRequest(url, path, { headers: navigation });
      expect([status, text]).toEqual([200, expect.stringContaining('<title>App')]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  it.each([
    ['//dashboard', '/dashboard'],
    ['//dashboard?job=1', '/dashboard?job=1'],
    ['///login', '/login'],
    ['//', '/'],
    ['//evil.example/', '/evil.example/'],
    // A browser reads a backslash as a slash: kept, it would lead to another site.
    ['/\\evil.example/', '/evil.example/'],
    ['//\\/evil.example/', '/evil.example/'],
    ['//api/recruiter/getCompanies', '/api/recruiter/getCompanies'],
  ])('is one slash away from %s', async (path, location) => {
    const { url } = await served();
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await rawRequest(url, path, { method, headers: navigation });
      expect([status, headers.location]).toEqual([301, location]);
    }
    expect((await rawRequest(url, path, { method: 'POST' })).status).toBe(404);
  });

  it.each([
    '/api/recruiter/x',
    '/api/v1/mobile/x',
    '/__mock/x',
    '/uploads/x.png',
    '/pictures/x',
    '/files/x',
    '/health',
  ])('is not at %s, whatever its spelling', async (path) => {
    const { get } = await served();
    const spellings = [`${path}/`, `${path}/x`, path.toUpperCase(), `${path.toUpperCase()}/`];
    const escaped = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}/`;
    for (const spelling of [...spellings, escaped, `${path.slice(0, 4).toUpperCase()}${path.slice(4)}`]) {
      expect([spelling, (await get(spelling, navigation)).status]).toEqual([spelling, 404]);
    }
  });

  it('is at an address that only begins like one of a service', async () => {
    const { get } = await served();
    for (const path of ['/apis', '/healthy', '/sessions']) expect((await get(path, navigation)).status).toBe(200);
  });

  it('is for navigation only', async () => {
    const { get, visitor } = await served();
    expect((await get('/login', { accept: 'application/json' })).status).toBe(404);
    expect((await visitor().fetch('/login', { method: 'POST', headers: navigation })).status).toBe(404);
    expect((await get('/missing.png', { accept: 'image/avif,image/webp,*/*;q=0.8' })).status).toBe(404);
    expect((await get('/missing.js', { accept: '*/*' })).status).toBe(404);
    expect((await get('/api/recruiter/user/login', navigation)).status).toBe(405);
  });

  it('says how to build it when there is none', async () => {
    const web = { folder: '/nowhere', configuration: defaultConfiguration };
    const { visitor } = await aRunningMockApi({}, { web });
    const { status, body } = await visitor().fetch('/', { headers: navigation });
    expect(status).toBe(503);
    expect(body).toContain('npm start');
  });
});

describe('security headers', () => {
  const always = {
    'content-security-policy':
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' blob:;font-src 'self';connect-src 'self';frame-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none';manifest-src 'self';require-trusted-types-for 'script';trusted-types 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
  };

  it.each(['/', script, '/icon.svg', '/health', '/__mock/', '/api/recruiter', '/nothing'])(
    'are on %s',
    async (path) => {
      const { get } = await served();
      const { headers } = await get(path, navigation);
      expect(Object.fromEntries(headers)).toMatchObject(always);
      expect(headers.has('strict-transport-security')).toBe(false);
    },
  );

  it.each(['/', script, '/api/recruiter/getCompanies', '/nothing'])(
    'demand TLS on %s if it came over TLS',
    async (path) => {
      const { get } = await served();
      const { headers } = await get(path, { ...navigation, 'x-forwarded-proto': 'https' });
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    },
  );

  it.each(['/api/recruiter/getCompanies', '/api/v1/mobile/getProfileData', '/api/recruiter/nothing'])(
    'keep answers about people out of caches, and from being taken for anything but JSON: %s',
    async (path) => {
      const { get } = await served();
      expect(Object.fromEntries((await get(path)).headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('let Google’s pop-up answer', async () => {
    const { get } = await served({ googleClientId: 'client', googleScript: googleIdentityServices });
    expect((await get('/')).headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });
});
