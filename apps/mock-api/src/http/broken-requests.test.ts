import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { aRunningMockApi } from '../testing/running.ts';

async function answerTo(url: string, ...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

const host = 'Host: localhost';
const close = 'Connection: close';

it.each([
  ['no HTTP', ['good morning'], 400, 'This is not a valid HTTP request.'],
  ['two lengths', ['POST / HTTP/1.1', host, 'Content-Length: 1', 'Content-Length: 2'], 400, 'not a valid HTTP request'],
  [
    'a length beside chunks',
    ['POST / HTTP/1.1', host, 'Content-Length: 3', 'Transfer-Encoding: chunked', '', '0'],
    400,
    'not a valid HTTP request',
  ],
  ['TRACE', ['TRACE / HTTP/1.1', host, close, 'X-Secret: 1'], 405, '/ does not support TRACE.'],
  ['endless headers', ['GET / HTTP/1.1', host, `X: ${'x'.repeat(20_000)}`], 431, 'The headers are too large.'],
  ['an expectation', ['GET /health HTTP/1.1', host, close, 'Expect: tea'], 417, 'can only be 100-continue'],
  [
    'half an escape',
    ['GET /api/recruiter/getCompanies/%E0%A4 HTTP/1.1', host, close],
    404,
    'There is nothing at /api/recruiter/getCompanies/%E0%A4.',
  ],
  [
    'an endless id',
    [`GET /api/recruiter/globalShortlist/folder/${'x'.repeat(200)} HTTP/1.1`, host, close],
    414,
    'The address is too long.',
  ],
])('%s is refused in words', async (_what, lines, status, words) => {
  const { url } = await aRunningMockApi();
  const answer = await answerTo(url, ...lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/content-type: application\/json/i);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ message: expect.stringContaining(words) });
});

it('does not wait for the other side to end a refused connection', async () => {
  const { url, app } = await aRunningMockApi();
  const accepted = once(app.server, 'connection');
  const client = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => undefined);
  client.write('good morning\r\n\r\n');
  expect(await text(client)).toMatch(/^HTTP\/1\.1 400 /);
  const [socket] = (await accepted) as [Socket];
  if (!socket.destroyed) await once(socket, 'close');
  client.destroy();
});
