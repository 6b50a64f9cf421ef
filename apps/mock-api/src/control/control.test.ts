import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgotPassword } from '@glo/adapters/wire/account-codes';
import { wireTable } from '@glo/adapters/wire/table';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { indexes, type MessageRow, type Rows } from '../data/rows.ts';
import { systemClock } from '../http/world.ts';
import { MemoryCounts } from '../store/counts/counts.ts';
import { memoryShelf } from '../store/file-shelf.ts';
import { openMemoryStore } from '../store/low-store.ts';
import { aPagesBuild } from '../testing/pages-build.ts';
import { anAccount } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';
import { controlRoutes } from './control-routes.ts';
import { DataSets } from './data-sets.ts';
import { ControlledWorld } from './worlds/controlled-world.ts';
import { Worlds } from './worlds/worlds.ts';

function aMessage(id: string, change: Partial<MessageRow> = {}): MessageRow {
  return {
    id,
    to: 'asha@acme.example',
    kind: 'email',
    subject: 'Hello',
    text: 'Hi',
    at: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

const messages = [
  aMessage('1'),
  aMessage('2', { to: 'S42', kind: 'notification' }),
  aMessage('3', { kind: 'code', code: '123456' }),
  aMessage('4', { link: 'https://meet.example' }),
];

describe('GET /__mock/outbox', () => {
  it('lists everything that was sent, oldest first', async () => {
    const { visitor } = await aRunningMockApi({ messages });
    expect((await visitor().fetch('/__mock/outbox')).body).toEqual({ messages });
  });

  it.each([
    ['asha@acme.example', ['1', '3', '4']],
    ['ASHA@acme.example', ['1', '3', '4']],
    ['S42', ['2']],
    ['s42', []],
    ['nobody@acme.example', []],
  ])('narrows it down to %s', async (to, ids) => {
    const { visitor } = await aRunningMockApi({ messages });
    expect((await visitor().mailOf(to)).map(({ id }) => id)).toEqual(ids);
  });

  it.each(['asha+jobs@acme.example', 'asha%2Bjobs@acme.example', 'Asha+Jobs%40acme.example'])(
    'finds an address with a plus, written %s',
    async (to) => {
      const { visitor } = await aRunningMockApi({ messages: [aMessage('1', { to: 'asha+jobs@acme.example' })] });
      const { body } = await visitor().fetch(`/__mock/outbox?to=${to}`);
      expect(body).toMatchObject({ messages: [{ id: '1' }] });
    },
  );

  it('shows a code as it was sent', async () => {
    const { visitor } = await aRunningMockApi({ accounts: [anAccount('asha')] });
    await visitor().call(forgotPassword, { body: { email: 'asha@acme.example' } });
    const [message] = await visitor().mailOf('asha@acme.example');
    expect(message).toEqual({
      id: expect.any(String),
      to: 'asha@acme.example',
      kind: 'code',
      subject: `${message?.code}: Choose a new password`,
      text: expect.stringContaining(message?.code ?? 'no code'),
      code: expect.stringMatching(/^[1-9]\d{5}$/),
      at: '2026-11-02T09:00:00.000Z',
    });
  });
});

describe('GET /__mock/', () => {
  it('is the built page, with its files', async () => {
    const { visitor } = await aRunningMockApi({}, { pages: aPagesBuild() });
    const page = await visitor().fetch('/__mock/');
    expect(page).toMatchObject({ status: 200, body: 'index.html' });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await visitor().fetch('/__mock/assets/control-c3d4.css')).headers.get('content-type')).toContain(
      'text/css',
    );
    expect((await visitor().fetch('/__mock/assets/control-a1b2.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await visitor().fetch('/__mock')).headers.get('location')).toBe('/__mock/');
  });

  it('tells how to build the page when it is missing', async () => {
    const { visitor } = await aRunningMockApi({}, { pages: join(aPagesBuild(), 'nothing') });
    const { status, body } = await visitor().fetch('/__mock/');
    expect([status, body]).toEqual([503, expect.stringContaining('npm start')]);
    expect((await visitor().fetch('/__mock/outbox')).status).toBe(200);
  });

  it('is a page without anything inline', () => {
    const source = readFileSync(join(import.meta.dirname, '../pages/index.html'), 'utf8');
    expect(source).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! type="module" src=)/);
  });
});

describe('GET /__mock/calls', () => {
  it('lists every call of both services', async () => {
    const { visitor } = await aRunningMockApi();
    const { calls } = (await visitor().fetch('/__mock/calls')).body as { calls: unknown[] };
    expect(calls).toHaveLength(Object.keys(wireTable).length);
    expect(calls).toContainEqual({ method: 'POST', path: '/api/recruiter/user/login' });
    expect(calls).toContainEqual({ method: 'POST', path: '/api/v1/mobile/getAllCandidatesByIds' });
  });
});

describe('docs/mock-control.md', () => {
  it('names every call of the control surface, and no other', async () => {
    const app = fastify();
    const served: string[] = [];
    app.addHook('onRoute', ({ method, url }) => void served.push(`${String(method)} ${url}`));
    const parts = { store: openMemoryStore<Rows>(indexes), files: memoryShelf(), counts: new MemoryCounts() };
    const create = (name: string) => new ControlledWorld({ ...parts, name, clock: systemClock });
    const worlds = new Worlds(create(''), create);
    await controlRoutes(app, { worlds, dataSets: new DataSets(systemClock), pages: 'nowhere' }, []);
    const calls = served.filter((call) => !call.startsWith('HEAD ') && !/__mock\/?$/.test(call));
    const text = readFileSync(join(import.meta.dirname, '../../../../docs/mock-control.md'), 'utf8');
    const named = text.matchAll(/`((?:GET|POST|PUT|DELETE) \/__mock\/[\w/:]+)/g);
    expect(new Set(Array.from(named, ([, call]) => call))).toEqual(new Set(calls));
  });
});

describe('GET /health', () => {
  it('tells version and row counts', async () => {
    const { visitor } = await aRunningMockApi({ messages });
    const { status, body } = await visitor().fetch('/health');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      rows: { messages: 4, jobs: 0 },
    });
  });
});

describe('without the control surface', () => {
  it.each([
    '/__mock',
    '/__mock/',
    '/__mock/icon.svg',
    '/__mock/outbox',
    '/__mock/clock',
    '/__mock/faults',
    '/__mock/snapshot',
    '/__mock/api/',
    '/__mock/api/recruiter-api.json',
  ])('there is nothing at %s', async (path) => {
    const { visitor } = await aRunningMockApi({ messages }, { control: false, pages: aPagesBuild() });
    expect((await visitor().fetch(path, { headers: { accept: 'text/html' } })).status).toBe(404);
  });

  it('the server still tells its health', async () => {
    const { visitor } = await aRunningMockApi({}, { control: false });
    expect((await visitor().fetch('/health')).status).toBe(200);
  });
});
