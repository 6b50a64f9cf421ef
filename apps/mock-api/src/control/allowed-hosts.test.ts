import { describe, expect, it } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { aRunningMockApi } from '../testing/running.ts';
import type { MockApiOptions } from '../mock-api.ts';
import { withDevelopmentSignIn } from '../testing/google.ts';
import { aPagesBuild } from '../testing/pages-build.ts';

async function statusOf(path: string, headers: Readonly<Record<string, string>>, options: MockApiOptions = {}) {
  const { url } = await aRunningMockApi({}, options);
  return (await rawRequest(url, path, { headers })).status;
}

describe('the control surface', () => {
  it.each(['localhost', 'LOCALHOST:4000', '127.0.0.1', '127.0.0.1:4000', '[::1]', '[::1]:4000'])(
    'is there for the host name %s',
    async (host) => {
      expect(await statusOf('/__mock/outbox', { host })).toBe(200);
    },
  );

  it.each([
    'rebind.evil.example',
    'rebind.evil.example:4000',
    '192.168.1.5',
    'localhost.evil.example',
    'evil@localhost',
  ])('is not there for the host name %j, which a foreign page can point anywhere', async (host) => {
    expect(await statusOf('/__mock/outbox', { host })).toBe(403);
  });

  it.each([
    '/__mock/',
    '/__mock/outbox',
    '/%5F_mock/outbox',
    '/__mock/api/',
    '/__mock/google/client.js',
    '/__mock/snapshot',
  ])('is not there at %s either, and says how to change that', async (path) => {
    const { url } = await aRunningMockApi({}, { ...withDevelopmentSignIn, pages: aPagesBuild() });
    const { status, text } = await rawRequest(url, path, { headers: { host: 'evil.example:4000' } });
    expect([status, JSON.parse(text)]).toEqual([
      403,
      {
        message:
          'The control surface is not available under the name "evil.example". Add the name to ALLOWED_HOSTS to allow it.',
      },
    ]);
  });

  it('asks a proxy for its name, too', async () => {
    expect(await statusOf('/__mock/outbox', { host: 'localhost', 'x-forwarded-host': 'evil.example' })).toBe(403);
    expect(await statusOf('/__mock/outbox', { host: 'evil.example', 'x-forwarded-host': 'localhost' })).toBe(403);
  });

  it('is there under further names', async () => {
    const options = { allowedHosts: ['mock.acme.example', '192.168.1.5'] };
    expect(await statusOf('/__mock/outbox', { host: 'mock.acme.example:4000' }, options)).toBe(200);
    expect(await statusOf('/__mock/outbox', { host: '192.168.1.5' }, options)).toBe(200);
    expect(await statusOf('/__mock/outbox', { host: '192.168.1.6' }, options)).toBe(403);
  });

  it('is there under every address when the server listens on all, because a page can only redirect names', async () => {
    const options = { allowedHosts: ['0.0.0.0'] };
    expect(await statusOf('/__mock/outbox', { host: '192.168.1.5:4000' }, options)).toBe(200);
    expect(await statusOf('/__mock/outbox', { host: '[fd00::5]:4000' }, options)).toBe(200);
    expect(await statusOf('/__mock/outbox', { host: 'evil.example' }, options)).toBe(403);
  });

  it('alone asks for a name', async () => {
    expect(await statusOf('/health', { host: 'jobs.acme.example' })).toBe(200);
    expect(await statusOf('/api/recruiter/getCompanies', { host: 'jobs.acme.example' })).toBe(401);
  });
});
