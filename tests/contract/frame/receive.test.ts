import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { receive } from './receive.ts';

async function aServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const from = (url: string, limits = {}) => receive((signal) => fetch(url, { redirect: 'manual', signal }), limits);

it('an answer comes whole, its redirect without what the query tells', async () => {
  const location = 'https://id.example/in?token=secret#x';
  const url = await aServer(
    (_, reply) => void reply.writeHead(302, { location, 'content-type': 'text/plain' }).end('ü'),
  );
  expect(await from(url)).toMatchObject({
    status: 302,
    type: 'text/plain',
    location: 'https://id.example/in',
    text: 'ü',
  });
});

it.each<[string, RequestListener, object, string]>([
  ['never comes', () => {}, { patience: 50 }, 'no whole answer within 0.05 s'],
  ['never ends', (_, reply) => void reply.writeHead(200).write('{'), { patience: 50 }, 'no whole answer within 0.05 s'],
  [
    'is huge',
    (_, reply) => void reply.end('x'.repeat(3 * 1024 * 1024)),
    { largest: 2 * 1024 * 1024 },
    'a body of more than 2 MB',
  ],
  ['is cut', (request) => void request.socket.destroy(), {}, 'the connection was cut'],
])('one that %s is told so', async (_, answer, limits, words) => {
  await expect(from(await aServer(answer), limits)).rejects.toThrow(words);
});

it('and so is nobody at the address', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  await expect(from(`http://127.0.0.1:${port}`)).rejects.toThrow('nobody listens there');
  await expect(from('http://service.invalid')).rejects.toThrow('nobody knows that name');
});
