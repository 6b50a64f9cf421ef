import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../apps/mock-api/src/settings.ts';
import { rawRequest } from '../../apps/mock-api/src/testing/raw-request.ts';
import { aRunningMockApi } from '../../apps/mock-api/src/testing/running.ts';
import { aWebBuild } from '../../apps/mock-api/src/testing/web-build.ts';
import { aRunningNginx } from './nginx.ts';

const script = '/assets/main-a1b2c3.js';
const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function startNginx(env: Readonly<Record<string, string>> = {}) {
  const build = aWebBuild();
  const { url } = await aRunningNginx({ web: build.folder }, env);
  const get = (path: string, headers: Readonly<Record<string, string>> = navigation, method = 'GET') =>
    rawRequest(url, path, { method, headers });
  return { get, url, build };
}

describe('headers match those of the mock API', () => {
  const settings = [
    {},
    { GOOGLE_CLIENT_ID: 'client', MEDIA_HOSTS: 'https://cdn.acme.example' },
    { RECRUITER_API_BASE: 'https://api.acme.example/r', SESSION_END_URL: 'https://id.acme.example/end' },
  ];
  const paths = ['/', '/index.html', '/login', '/glofolio/42', script, '/icon.svg'];
  const refused = ['/assets/missing-a1b2c3.js', '/missing.png'];

  it.each(settings)('for the settings %o', async (env) => {
    const build = aWebBuild();
    const configuration = readSettings({ ...env, MOCK_CONTROL: 'off' }).web.configuration;
    const mockApi = await aRunningMockApi({}, { web: { folder: build.folder, configuration } });
    const nginx = await aRunningNginx({ web: build.folder }, env);
    const sent = [...paths.map((path) => [path, navigation] as const), ...refused.map((path) => [path, {}] as const)];
    for (const [path, accepted] of sent) {
      for (const encoding of ['gzip', 'identity']) {
        for (const protocol of ['http', 'https']) {
          const headers = { ...accepted, 'accept-encoding': encoding, 'x-forwarded-proto': protocol };
          const [theirs, ours] = await Promise.all([
            rawRequest(mockApi.url, path, { headers }),
            rawRequest(nginx.url, path, { headers }),
          ]);
          expect([path, encoding, ours.status, comparableHeaders(ours.headers)]).toEqual([
            path,
            encoding,
            theirs.status,
            comparableHeaders(theirs.headers),
          ]);
        }
      }
    }
  });
});

/** Omits connection headers, and headers that the two servers compute differently. */
function comparableHeaders(headers: IncomingHttpHeaders): object {
  const others = ['date', 'server', 'connection', 'keep-alive', 'etag', 'last-modified', 'accept-ranges'];
  const sizes = ['content-length', 'transfer-encoding'];
  const kept = Object.entries(headers).filter(([name]) => ![...others, ...sizes].includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value).toLowerCase()]));
}

describe('built files', () => {
  it.each([
    ['br, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('come as the build compressed them for accept-encoding: %s', async (accepted, encoding, unpack) => {
    const { url, build } = await startNginx();
    const answer = await bytesOf(`${url}${script}`, accepted);
    expect(answer.encoding).toBe(encoding);
    expect(unpack(answer.bytes).toString()).toBe(build.script);
  });

  it('are cached forever if their name has a hash, and the page is revalidated', async () => {
    const { get } = await startNginx();
    expect((await get(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { headers } = await get('/login');
    expect(headers['cache-control']).toBe('no-cache');
    const again = { ...navigation, 'if-none-match': String(headers.etag) };
    expect((await get('/dashboard', again)).status).toBe(304);
    expect((await get('/dashboard', { ...again, cookie: 'theme=dark' })).status).toBe(200);
  });

  it('include the icon that browsers request by default', async () => {
    const { get } = await startNginx();
    const { status, headers } = await get('/favicon.ico', { accept: 'image/avif,image/webp,*/*;q=0.8' });
    expect([status, headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
  });

  it('do not include the build’s own notes', async () => {
    const { get } = await startNginx();
    for (const path of ['/.sources', '/index.html.gz', '/nginx.conf']) expect((await get(path, {})).status).toBe(404);
  });
});

describe('security.txt', () => {
  const path = '/.well-known/security.txt';

  it.each([
    ['security@acme.example', 'mailto:security@acme.example'],
    ['https://acme.example/report-a-weakness', 'https://acme.example/report-a-weakness'],
  ])('names the contact %s and expires within a year', async (contact, uri) => {
    const { get } = await startNginx({ SECURITY_CONTACT: contact });
    const { status, headers, text } = await get(path, {});
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const [, expires = ''] = new RegExp(`^Contact: ${uri}\nExpires: (\\S+)\n$`).exec(text) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThanOrEqual(366);
  });

  it('is not served without a contact', async () => {
    const { get } = await startNginx();
    for (const headers of [{}, navigation]) expect((await get(path, headers)).status).toBe(404);
  });
});

describe('the page', () => {
  it.each(['/', '/index.html', '/login', '/opportunitypage?job=1', '/glofolio/42', '/some.thing'])(
    'answers navigation to %s with the configuration, in the theme of the device',
    async (path) => {
      const { get } = await startNginx({ PRODUCT_NAME: 'Acme Talent' });
      const { status, headers, text } = await get(path, { ...navigation, cookie: 'a=b; theme=dark' });
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(text).toContain('"productName":"Acme Talent"');
      expect(text).toContain('content="dark"');
    },
  );

  it('counts only the cookie of this host behind TLS', async () => {
    const { get } = await startNginx();
    const tls = { ...navigation, 'x-forwarded-proto': 'https' };
    for (const [headers, scheme] of [
      [{ ...tls, cookie: 'theme=light; __Host-theme=dark; a=b' }, 'content="dark"'],
      [{ ...tls, cookie: 'theme=light' }, 'content="light dark"'],
      [{ ...navigation, cookie: '__Host-theme=dark' }, 'content="light dark"'],
      [{ ...navigation, cookie: 'mytheme=dark; theme=darker' }, 'content="light dark"'],
    ] as const) {
      expect((await get('/', headers)).text).toContain(scheme);
    }
  });

  it('is served to programs, but not for a file, JSON or an old script', async () => {
    const { get } = await startNginx();
    for (const accept of ['*/*', 'text/*']) expect((await get('/login', { accept })).status).toBe(200);
    for (const [path, accept] of [
      ['/login', 'application/json'],
      ['/missing.js', '*/*'],
      ['/api/recruiter/getCompanies', 'application/json'],
      ['/assets/missing-a1b2c3.js', navigation.accept],
    ] as const) {
      const { status, headers, text } = await get(path, { accept });
      expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
      expect(JSON.parse(text)).toEqual({ message: 'There is nothing at this address.' });
    }
    expect((await get('/login', navigation, 'POST')).status).toBe(405);
    expect((await get('/login', navigation, 'HEAD')).text).toBe('');
  });

  it('is not served at any spelling of a service path', async () => {
    const build = aWebBuild();
    const env = { RECRUITER_API_BASE: '/hr/calls', UPSTREAM_RECRUITER: 'http://127.0.0.1:9' };
    const { url } = await aRunningNginx({ web: build.folder }, env);
    for (const path of [
      '/health/',
      '/HEALTH',
      '/API/recruiter/x',
      '/%61pi/x',
      '/api',
      '/HR/Calls/x',
      '/Session/end/',
    ]) {
      const { status, headers } = await rawRequest(url, path, { headers: navigation });
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'application/json; charset=utf-8']);
    }
    expect((await rawRequest(url, '/healthy', { headers: navigation })).status).toBe(200);
  });

  it.each([
    ['//dashboard?job=1', '/dashboard?job=1'],
    ['///login', '/login'],
    ['/\\evil.example/', '/evil.example/'],
    ['//\\/evil.example/', '/evil.example/'],
  ])('is one slash away from %s', async (path, location) => {
    const { get } = await startNginx();
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it('is not served at a URL that cannot be decoded, which gets all headers and no log line', async () => {
    const build = aWebBuild();
    const { url, stop } = await aRunningNginx({ web: build.folder });
    const { status, headers, text } = await rawRequest(url, '/glofolio/%', { headers: navigation });
    expect([status, JSON.parse(text)]).toEqual([400, { message: 'There is nothing at this address.' }]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(await stop()).toBe('');
  });

  it('accepts any text as the product name', async () => {
    const productName = '</script><script>alert("$1 ${x} ${GLO_PORT};{}\')</script># \\';
    const { get } = await startNginx({ PRODUCT_NAME: productName });
    const { text } = await get('/');
    expect(text.match(/<\/?script/g)).toHaveLength(2);
    expect(JSON.parse(/id="configuration">(.*?)<\/script>/.exec(text)?.[1] ?? '')).toMatchObject({ productName });
  });
});

/** Returns the bytes as sent. `fetch` would decompress them. */
async function bytesOf(url: string, accepted: string): Promise<{ bytes: Buffer; encoding: string | undefined }> {
  const sent = request(url, { headers: { 'accept-encoding': accepted }, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { bytes: await buffer(answer), encoding: answer.headers['content-encoding'] };
}
