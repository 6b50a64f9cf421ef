import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { login } from '@glo/adapters/wire/account';
import { describe, expect, it } from 'vitest';
import { allowances } from '../../apps/mock-api/src/limits/use-limits.ts';
import { passwordOfAll } from '../../apps/mock-api/src/testing/people.ts';
import { requestOf } from './support/http.ts';
import { callNamed } from './support/right-inputs.ts';
import { aServer, type Server } from './support/server.ts';
import { sizeOf } from './support/sizes.ts';

/** Clients that send part of a request and then stop or trickle (decision 65). The limits are shortened. */
const timeLimits = { headers: 500, silence: 500, whole: 1000, closing: 500 };
const betweenBytes = 150;
const connections = sizeOf(30, 500);
const tooLong = /^HTTP\/1\.1 408 [^]*"The request took too long to arrive\."\}$/;

/** Sends `words` and then single bytes if it `trickles`. Returns everything received until the server disconnects. */
async function holdConnectionOpen(server: Server, words: string, trickles: boolean): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  // The server may reset the connection at any time.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(words);
  const timer = trickles ? setInterval(() => socket.write('x'), betweenBytes) : undefined;
  const received = await text(socket);
  clearInterval(timer);
  return received;
}

const started = (path: string, more = '') => `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${more}`;
const json = 'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"';

describe.each([
  ['headers', () => started('/api/recruiter/user/login', 'X-Long: ')],
  ['the body of a visitor', () => started('/api/recruiter/user/login', json)],
  [
    'the body of a recruiter',
    (server: Server) => started('/api/recruiter/createFolder', `Cookie: ${server.cookieOf('asha')}\r\n${json}`),
  ],
])('%s', (_what, wordsFor) => {
  it.each([
    ['never arrive', false],
    ['trickle', true],
  ])(`that %s on ${connections} connections time out without blocking other requests`, async (_how, trickles) => {
    const server = await aServer({ timeLimits });
    const before = server.digest();
    const words = wordsFor(server);
    const held = Array.from({ length: connections }, () => holdConnectionOpen(server, words, trickles));
    const { status } = await server.send({ method: 'GET', path: '/health', headers: {} });
    expect(status).toBe(200);
    for (const answer of await Promise.all(held)) expect(answer).toMatch(tooLong);
    expect(server.digest()).toBe(before);
    const body = { email: 'asha@acme.example', password: passwordOfAll };
    expect((await server.call(login, { body })).text).toContain('"verified":true');
  });
});

it('stalled uploads time out and free their places', async () => {
  const server = await aServer({ timeLimits, rateLimit: 1 });
  const before = server.digest();
  const { call, input } = callNamed('uploadRecruiterDocument');
  const cookie = server.cookieOf('asha');
  const { path, headers, body = '' } = await requestOf(call, input, cookie);
  const type = `Content-Type: ${headers['content-type']}`;
  const begun =
    started(path, `Cookie: ${cookie}\r\n${type}\r\nContent-Length: 20000000\r\n\r\n`) +
    body.toString('latin1').slice(0, 200);
  const held = Array.from({ length: allowances.uploadsAtOncePerAccount }, () =>
    holdConnectionOpen(server, begun, false),
  );
  for (const answer of await Promise.all(held)) expect(answer).toMatch(tooLong);
  expect(server.digest()).toBe(before);
  await expect.poll(async () => (await server.call(call, input, cookie)).status).toBe(200);
});
