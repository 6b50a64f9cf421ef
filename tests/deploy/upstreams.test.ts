import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { rawRequest } from '../../apps/mock-api/src/testing/raw-request.ts';
import { aWebBuild } from '../../apps/mock-api/src/testing/web-build.ts';
import { freePort } from '../../apps/mock-api/src/testing/free-port.ts';
import { aRunningNginx } from './nginx.ts';

const json = { 'content-type': 'application/json' };
const unreachable = { message: 'The service cannot be reached at the moment. Please try again later.' };
const notifications = '/api/recruiter/notification/sendNotificationByExternalIds';

interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

async function startBehindNginx(
  answer: RequestListener = (_, reply) => reply.writeHead(200, json).end('{}'),
  env = {},
) {
  const received: ReceivedRequest[] = [];
  const record = async (...[request, reply]: Parameters<RequestListener>) => {
    const { method = '', url: path = '', headers } = request;
    received.push({ method, path, headers, body: await text(request) });
    answer(request, reply);
  };
  const service = createServer((request, reply) => void record(request, reply)).listen(0, '127.0.0.1');
  await once(service, 'listening');
  onTestFinished(() => void service.close());
  const host = `127.0.0.1:${(service.address() as { port: number }).port}`;
  const upstreams = {
    UPSTREAM_RECRUITER: `http://${host}/deep/recruiter/`,
    UPSTREAM_CANDIDATE: `http://${host}/v7`,
    RECRUITER_API_BASE: '/api/recruiter',
    CANDIDATE_API_BASE: '/api/v1/mobile',
  };
  const nginx = await aRunningNginx({ web: aWebBuild().folder }, { ...upstreams, ...env });
  return { received, host, ...nginx };
}

describe('a request', () => {
  it.each([
    ['/api/recruiter/getCompanies?a=b%2Fc&d=%26', '/deep/recruiter/getCompanies?a=b%2Fc&d=%26'],
    ['/api/recruiter/job/a%2Fb%20c', '/deep/recruiter/job/a%2Fb%20c'],
    ['/api/v1/mobile/getProfileData?id=1', '/v7/getProfileData?id=1'],
    ['/uploads/a%20b.png', '/uploads/a%20b.png'],
    ['/pictures/1', '/pictures/1'],
    ['/files/x.pdf?v=2', '/files/x.pdf?v=2'],
    ['/session/end', '/session/end'],
  ])('to %s goes to the service as %s', async (path, expected) => {
    const { received, url } = await startBehindNginx();
    expect((await rawRequest(url, path, { method: 'POST', headers: json, body: '{"a":"ü"}' })).status).toBe(200);
    expect(received).toMatchObject([{ method: 'POST', path: expected, body: '{"a":"ü"}' }]);
  });

  it('is refused if a service could read a step up in its path', async () => {
    const { received, url } = await startBehindNginx();
    const bases = ['/api/recruiter/', '/api/v1/mobile/', '/uploads/', '/', '/api/recruiter/jobs/'];
    const dots = ['..', '.', '%2e%2e', '.%2E', '...'];
    const ends = [
      ';/admin',
      ';x=1/admin',
      '\\admin',
      '%5cadmin',
      '%5Cadmin',
      '%2fadmin',
      '%3b/admin',
      '/admin',
      '',
      '?a=b',
    ];
    const paths = bases.flatMap((base) => dots.flatMap((dot) => ends.map((end) => base + dot + end)));
    const climbing = [...paths, '/api/recruiter/x\\..;/admin', '/api/recruiter/../../../api/recruiter/admin'];
    const passed: string[] = [];
    for (const path of climbing) {
      const { status, text: said } = await rawRequest(url, path);
      if (status !== 400 || !/^\{\s*"message"/.test(said)) passed.push(`${path}: ${status} ${said}`);
    }
    expect(passed).toEqual([]);
    expect(received).toEqual([]);
  });

  it.each(['/api/recruiter/a..b', '/api/recruiter/v1.2;x/..a', '/api/recruiter/x?next=/..;/admin', '/uploads/a...png'])(
    'to %s has no step up',
    async (path) => {
      const { received, url } = await startBehindNginx();
      expect((await rawRequest(url, path)).status).toBe(200);
      expect(received).toHaveLength(1);
    },
  );

  it('is forwarded without headers that name another path or caller', async () => {
    const { received, url } = await startBehindNginx();
    const claims = {
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
      forwarded: 'for=10.0.0.1;host=evil.example',
    };
    await rawRequest(url, '/api/recruiter/getCompanies', { headers: claims });
    expect(Object.keys(received[0]?.headers ?? {}).filter((name) => name in claims)).toEqual([]);
  });

  it('is forwarded with the address of the client and the original host', async () => {
    const { received, url, host } = await startBehindNginx();
    const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    const headers = { ...forwarded, host: 'inner', 'x-forwarded-host': 'jobs.acme.example', cookie: 'session=x' };
    await rawRequest(url, '/api/recruiter/getCompanies', { headers });
    await rawRequest(url, '/api/recruiter/getCompanies', { headers: { host: 'jobs.acme.example' } });
    expect(received[0]?.headers).toMatchObject({
      ...headers,
      host,
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
    });
    const expected = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' };
    expect(received[1]?.headers).toMatchObject({ ...expected, 'x-forwarded-host': 'jobs.acme.example' });
  });

  it('is forwarded completely if its body is large', async () => {
    const { received, url } = await startBehindNginx();
    const body = 'x'.repeat(20_000_000);
    expect((await rawRequest(url, '/api/recruiter/upload', { method: 'POST', body })).status).toBe(200);
    expect(received[0]?.body).toHaveLength(body.length);
  });

  it('carries the secret notification header, which the page does not contain', async () => {
    const value = `a"b\\c$d \${dollar};} 'e'`;
    const env = { NOTIFICATION_HEADER_NAME: 'X-Api-Key', NOTIFICATION_HEADER_VALUE: value };
    const { received, url } = await startBehindNginx(undefined, env);
    await rawRequest(url, notifications, { method: 'POST', headers: { ...json, 'x-api-key': 'forged' }, body: '{}' });
    await rawRequest(url, '/api/recruiter/getCompanies');
    expect(received.map(({ path, headers }) => [path, headers['x-api-key']])).toEqual([
      ['/deep/recruiter/notification/sendNotificationByExternalIds', value],
      ['/deep/recruiter/getCompanies', undefined],
    ]);
    const page = (await rawRequest(url, '/')).text;
    expect(page).toContain('"notificationHeader":null');
    expect(page.toLowerCase()).not.toContain('x-api-key');
  });
});

describe('a response', () => {
  it('is forwarded unchanged, with its cookie, cache and embedding headers', async () => {
    const own = {
      'cache-control': 'public, max-age=60',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    };
    const { url } = await startBehindNginx((_, reply) => {
      reply
        .writeHead(409, { ...json, ...own, 'set-cookie': ['a=1; Path=/', 'b=2; Path=/'] })
        .end('{"message":"Taken"}');
    });
    const { status, headers, text: body } = await rawRequest(url, '/api/recruiter/getCompanies');
    expect([status, body]).toEqual([409, '{"message":"Taken"}']);
    expect(headers).toMatchObject({ ...own, 'set-cookie': ['a=1; Path=/', 'b=2; Path=/'] });
  });

  it('is neither cached nor rendered as a page if the service sets no headers for this', async () => {
    const { url } = await startBehindNginx((_, reply) =>
      reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi'),
    );
    expect((await rawRequest(url, '/api/v1/mobile/getProfileData')).headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([502, 503, 504])('is passed through if the service sends a %i', async (status) => {
    const { url } = await startBehindNginx((_, reply) => reply.writeHead(status, json).end('{"message":"Closed"}'));
    const answer = await rawRequest(url, '/api/recruiter/getCompanies');
    expect([answer.status, answer.text]).toEqual([status, '{"message":"Closed"}']);
  });
});

describe('a service that is down', () => {
  it('does not prevent the page from being served, and is reported in JSON', async () => {
    const port = await freePort();
    const env = { UPSTREAM_RECRUITER: `http://127.0.0.1:${port}/api/recruiter` };
    const { url, stop } = await aRunningNginx({ web: aWebBuild().folder }, env);
    expect((await rawRequest(url, '/login')).status).toBe(200);
    for (const path of ['/api/recruiter/getCompanies', '/uploads/x.png', '/session/end']) {
      const { status, headers, text: body } = await rawRequest(url, path);
      expect([status, headers['content-type']]).toEqual([502, 'application/json; charset=utf-8']);
      expect(headers['cache-control']).toBe('no-store');
      expect(JSON.parse(body)).toEqual(unreachable);
    }
    const service = createServer((_, reply) => reply.writeHead(200, json).end('{}')).listen(port, '127.0.0.1');
    await once(service, 'listening');
    expect((await rawRequest(url, '/api/recruiter/getCompanies')).status).toBe(200);
    service.close();
    expect(await stop()).toContain('Connection refused');
  });

  it('is reported in the same way if its name does not resolve', async () => {
    const { url } = await aRunningNginx(
      { web: aWebBuild().folder },
      { UPSTREAM_RECRUITER: 'https://recruiter.invalid/api' },
    );
    const { status, text: body } = await rawRequest(url, '/api/recruiter/getCompanies');
    expect(status).toBe(502);
    expect(JSON.parse(body)).toEqual(unreachable);
  });

  it('aborts the response if it stops halfway through it', async () => {
    const { url } = await startBehindNginx((_, reply) => {
      reply.writeHead(200, { ...json, 'content-length': '100' }).write('{"a":');
      setImmediate(() => reply.destroy());
    });
    await expect(rawRequest(url, '/api/recruiter/getCompanies')).rejects.toThrow('aborted');
  });
});

it('nginx finishes open requests on shutdown and accepts no others', async () => {
  let answer = () => {};
  const { url, stop, received } = await startBehindNginx((_, reply) => {
    answer = () => void reply.writeHead(200, json).end('{"done":true}');
  });
  const open = rawRequest(url, '/api/recruiter/getCompanies');
  await vi.waitFor(() => expect(received).toHaveLength(1));
  const stopped = stop();
  await vi.waitFor(() => expect(rawRequest(url, '/health')).rejects.toThrow('ECONNREFUSED'));
  answer();
  expect((await open).text).toBe('{"done":true}');
  await stopped;
});
