import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readSettings, seedRows, startMockApi } from '@glo/mock-api';
import { wireTable } from '@glo/adapters/wire/table';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { CallReport } from '../../scripts/verify/report.ts';
import { onlyReads } from '../contract/frame/client.ts';
import { aWebBuild } from '../../apps/mock-api/src/testing/web-build.ts';
import { aRunningNginx } from './nginx.ts';

vi.setConfig({ testTimeout: 180_000 });

const root = join(import.meta.dirname, '../..');
const credentials = { CONTRACT_EMAIL: 'recruiter@acme.example', CONTRACT_PASSWORD: 'Welcome1!' };
const json = { 'content-type': 'application/json' };

type Override = (path: string, text: string, reply: ServerResponse) => boolean;

/** Starts both services behind nginx and records the calls. `override` may replace a successful response. */
async function startServices(override: Override = () => false) {
  const mockApi = await startMockApi({
    rateLimit: 'off',
    control: false,
    rows: (now) => seedRows({ seed: 1, candidates: 300, now }),
    web: { ...readSettings({}).web, folder: '' },
  });
  onTestFinished(() => mockApi.close());
  const received = new Set<string>();
  const forward = async (request: IncomingMessage, reply: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const path = url.split('?', 1)[0] ?? '';
    received.add(`${method} ${path}`);
    const { cookie = '', 'content-type': type = '' } = headers;
    const body = method === 'GET' ? undefined : new Uint8Array(await buffer(request));
    const sent = { ...(cookie && { cookie }), ...(type && { 'content-type': type }) };
    const answer = await fetch(mockApi.url + url, { method, headers: sent, ...(body && { body }) });
    const text = await answer.text();
    if (answer.ok && override(path, text, reply)) return;
    reply.writeHead(answer.status, { ...json, 'set-cookie': answer.headers.getSetCookie() }).end(text);
  };
  const service = createServer((request, reply) => void forward(request, reply)).listen(0, '127.0.0.1');
  await once(service, 'listening');
  onTestFinished(() => void service.close());
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const upstreams = {
    UPSTREAM_RECRUITER: `${address}/api/recruiter`,
    UPSTREAM_CANDIDATE: `${address}/api/v1/mobile`,
  };
  const { url } = await aRunningNginx({ web: aWebBuild().folder }, upstreams);
  return { url, received };
}

async function verify(url: string) {
  const args = ['--recruiter', `${url}/api/recruiter`, '--candidate', `${url}/api/v1/mobile`];
  // The variable alone does not allow writes.
  const env: NodeJS.ProcessEnv = { ...process.env, ...credentials, CONTRACT_ALLOW_WRITES: '1' };
  const run = execFile(process.execPath, ['scripts/verify/verify.ts', ...args], { cwd: root, env });
  let output = '';
  run.stdout?.on('data', (chunk) => (output += String(chunk)));
  run.stderr?.on('data', (chunk) => (output += String(chunk)));
  const [status] = (await once(run, 'close')) as [number];
  const written = readFileSync(join(root, 'test-results/verify.json'), 'utf8');
  const { calls } = JSON.parse(written) as { readonly calls: readonly CallReport[] };
  return { status, output, written, callOf: (name: string) => calls.find((each) => each.name === name), calls };
}

it('a backend that keeps to the contract passes, gets every reading call and is never written to', async () => {
  const { url, received } = await startServices();
  const { status, output, calls } = await verify(url);
  expect([status, output]).toEqual([0, expect.stringContaining(' 0 failed')]);
  const reading = Object.values(wireTable).filter(onlyReads);
  const idle = calls.filter((each) => each.asked === 0).map(({ call }) => call);
  for (const { method, path } of reading) expect(idle).not.toContain(`${method} ${path}`);
  const patterns = reading.map(
    ({ method, path }) => new RegExp(`^${method} /api/[^ ]*${path.replace(/:\w+/g, '[^/]*')}$`),
  );
  expect([...received].filter((each) => !patterns.some((pattern) => pattern.test(each)))).toEqual([]);
});

it('differences are reported per call, as a table and as JSON, without credentials', async () => {
  const { url } = await startServices((path, text, reply) => {
    const ends = (name: string) => path.endsWith(`/${name}`);
    const { CONTRACT_EMAIL, CONTRACT_PASSWORD } = credentials;
    if (ends('getCompanies'))
      reply.writeHead(200, json).end(text.replace(/"name":"[^"]*"/, '"name":null,"colour":"red"'));
    else if (ends('getMastersDegrees')) reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in');
    else if (ends('getStreams')) reply.writeHead(302, { location: 'https://id.example/in?token=secret' }).end();
    else if (ends('getJobRoles'))
      reply.writeHead(500, json).end(`{"message":"${CONTRACT_EMAIL} ${CONTRACT_PASSWORD}"}`);
    else return false;
    return true;
  });
  const { status, output, written, callOf } = await verify(url);
  expect(status).toBe(1);
  expect(callOf('getCompanies')).toMatchObject({
    differences: { 'companies.[].name: string expected, got null': expect.any(Number) },
    more: ['companies.[].colour'],
    reads: 'part',
    leftOut: expect.arrayContaining([{ field: 'companies.0.name', id: expect.stringMatching(/./) }]),
  });
  expect(callOf('getMastersDegrees')).toMatchObject({ reads: 'nothing', statuses: { 200: expect.any(Number) } });
  expect(callOf('getHashtags')).toMatchObject({ differences: {}, reads: 'all' });
  expect(output).toMatch(/^GET \/getCompanies +\d+ +no +part /m);
  expect(output).toMatch(/^GET \/getMastersDegrees\n {2}an HTML page instead of JSON \(\d+ times\)$/m);
  expect(output).toMatch(/^ {2}302 leads to https:\/\/id\.example\/in \(\d+ times\)$/m);
  expect(output).toMatch(/^ {2}500 is not documented \(\d+ times\)$/m);
  for (const text of [output, written]) {
    expect(text).not.toContain('secret');
    for (const credential of Object.values(credentials)) expect(text).not.toContain(credential);
  }
});
