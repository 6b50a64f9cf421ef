import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minutes } from '../data/durations.ts';
import { anAccount } from '../testing/people.ts';
import { startMockApi } from '../mock-api.ts';
import { aRunningMockApi } from '../testing/running.ts';
import { timeLimits } from './time-limits.ts';

const login = JSON.stringify({ email: 'asha@acme.example', password: 'Welcome1!' });
const headers = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n`;

/** Returns a connection that has sent `words`. */
async function sent(url: string, words: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  // The server may end it at any moment.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(words);
  return socket;
}

const tooLong = /^HTTP\/1\.1 408 [^]*"The request took too long to arrive\."\}$/;

it('a request has a minute for its headers, and ten in all', async () => {
  const { server } = (await aRunningMockApi()).app;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([minutes(1), minutes(10)]);
});

describe('a body', () => {
  afterEach(() => void vi.useRealTimers());

  /** A server whose own timers stand still until they are moved, and a request that it has not received whole. */
  async function halfSent(path: string, words = login.slice(0, 10), length = login.length) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const running = await aRunningMockApi({ accounts: [anAccount('asha')] });
    await running.visitor().post('/__mock/faults', { path: '/api/recruiter/forgotpassword', hang: true });
    const begun = once(running.app.server, 'request');
    const socket = await sent(running.url, `${headers(path, length)}\r\n${words}`);
    const [request, response] = (await begun) as [IncomingMessage, ServerResponse];
    return { socket, request, response };
  }

  it('is told so when nothing more of it comes for a minute', async () => {
    const { socket, request } = await halfSent('/api/recruiter/user/login');
    await vi.advanceTimersByTimeAsync(minutes(1) - 1);
    expect(request.destroyed).toBe(false);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await text(socket)).toMatch(tooLong);
  });

  it('may trickle', async () => {
    const { socket, request } = await halfSent('/api/recruiter/user/login');
    for (const letter of login.slice(10, -1)) {
      await vi.advanceTimersByTimeAsync(minutes(1) - 6000);
      const before = request.socket.bytesRead;
      socket.write(letter);
      while (request.socket.bytesRead === before) await nextTurn();
    }
    socket.write(login.slice(-1));
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  it('ends, too, when its call has been answered already, without a second answer', async () => {
    const { socket, response } = await halfSent('/api/recruiter/opportunity/saveOpportunityPosts');
    const received = text(socket);
    if (!response.writableFinished) await once(response, 'finish');
    await vi.advanceTimersByTimeAsync(minutes(1) + 6000);
    expect((await received).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401']);
  });

  it('may wait as long as the server does not read it', async () => {
    const { request } = await halfSent('/api/recruiter/forgotpassword', 'x'.repeat(1_000_000), 8_000_000);
    await vi.advanceTimersByTimeAsync(minutes(5));
    expect([request.complete, request.socket.destroyed, request.socket.writable]).toEqual([false, false, true]);
  });
});

it('a request that stays open after the server was told to end is ended', async () => {
  const mockApi = await startMockApi({ timeLimits: { ...timeLimits, closing: 100 } });
  const begun = once(mockApi.app.server, 'request');
  const socket = await sent(mockApi.url, `${headers('/api/recruiter/user/login', 100)}\r\n{`);
  await begun;
  await mockApi.close();
  expect(await text(socket)).toBe('');
});
