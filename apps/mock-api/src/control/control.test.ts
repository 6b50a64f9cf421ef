import { Script } from 'node:vm';
import { forgotPassword } from '@glo/adapters/wire/account-codes';
import { wireTable } from '@glo/adapters/wire/table';
import { describe, expect, it } from 'vitest';
import type { MessageRow } from '../data/rows.ts';
import { basePaths } from '../http/route.ts';
import { anAccount } from '../testing/people.ts';
import { aRunningStandIn } from '../testing/running.ts';
import { pageHtml, pageScript } from './page/page.ts';

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
    const { visitor } = await aRunningStandIn({ messages });
    expect((await visitor().fetch('/__mock/outbox')).body).toEqual({ messages });
  });

  it.each([
    ['asha@acme.example', ['1', '3', '4']],
    ['ASHA@acme.example', ['1', '3', '4']],
    ['S42', ['2']],
    ['s42', []],
    ['nobody@acme.example', []],
  ])('narrows it down to %s', async (to, ids) => {
    const { visitor } = await aRunningStandIn({ messages });
    expect((await visitor().mailOf(to)).map(({ id }) => id)).toEqual(ids);
  });

  it('shows a code as it was sent', async () => {
    const { visitor } = await aRunningStandIn({ accounts: [anAccount('asha')] });
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
  it('is a page without anything inline', async () => {
    const { visitor } = await aRunningStandIn();
    const page = await visitor().fetch('/__mock/');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.body).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! src=)/);
    expect((await visitor().fetch('/__mock/page.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect((await visitor().fetch('/__mock/page.js')).headers.get('content-type')).toBe(
      'text/javascript; charset=utf-8',
    );
    expect((await visitor().fetch('/__mock')).headers.get('location')).toBe('/__mock/');
  });

  it('names nothing twice, and has a label for each field', () => {
    const ids = [...pageHtml.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const fields = [
      ...pageHtml.matchAll(/<(?:select|textarea|input (?!type="(?:radio|checkbox)))[^>]* ?id="([^"]+)"/g),
    ];
    expect(fields.length).toBeGreaterThan(8);
    for (const [, id] of fields) expect(pageHtml).toContain(`<label for="${id}">`);
  });

  it('offers faults for every call of both services', () => {
    for (const { method, service, path } of Object.values(wireTable)) {
      expect(pageHtml).toContain(`<option value="${method} ${basePaths[service]}${path}">`);
    }
  });

  it('has a script that a browser can read', () => {
    expect(() => new Script(pageScript)).not.toThrow();
  });
});

describe('GET /health', () => {
  it('tells version and row counts', async () => {
    const { visitor } = await aRunningStandIn({ messages });
    const { status, body } = await visitor().fetch('/health');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      rows: { messages: 4, jobs: 0 },
    });
  });
});

describe('with the control surface off', () => {
  it.each(['/__mock', '/__mock/', '/__mock/outbox', '/__mock/page.js'])('there is nothing at %s', async (path) => {
    const { visitor } = await aRunningStandIn({ messages }, { control: false });
    expect((await visitor().fetch(path, { headers: { accept: 'text/html' } })).status).toBe(404);
  });

  it('the server still tells its health', async () => {
    const { visitor } = await aRunningStandIn({}, { control: false });
    expect((await visitor().fetch('/health')).status).toBe(200);
  });
});
