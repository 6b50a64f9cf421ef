import { getCompanies } from '@glo/adapters/wire/company';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkedBody, receive, type Received, retryWhenLimited } from './receive.ts';

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

describe('receive', () => {
  it('returns the whole response, without the query of a redirect', async () => {
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

  const unfinished: RequestListener = (_, reply) => void reply.writeHead(200).write('{');
  const huge: RequestListener = (_, reply) => void reply.end('x'.repeat(3 * 1024 * 1024));

  it.each<[string, RequestListener, object, string]>([
    ['never comes', () => {}, { timeout: 50 }, 'no complete response within 0.05 s'],
    ['never ends', unfinished, { timeout: 50 }, 'no complete response within 0.05 s'],
    ['is too large', huge, { largest: 2 * 1024 * 1024 }, 'the body has more than 2 MB'],
    ['is cut off', (request) => void request.socket.destroy(), {}, 'the connection was closed before the end'],
  ])('throws for a response that %s', async (_, answer, limits, message) => {
    await expect(from(await aServer(answer), limits)).rejects.toThrow(message);
  });

  it('throws if no server listens or the host is unknown', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    await expect(from(`http://127.0.0.1:${port}`)).rejects.toThrow('no server listens there');
    await expect(from('http://service.invalid')).rejects.toThrow('the host name is unknown');
  });
});

const received = (status: number, retryAfter?: string): Received => ({
  status,
  headers: new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
  type: 'application/json',
  location: '',
  text: '{}',
  milliseconds: 1,
});

describe('whenAllowed', () => {
  it.each<[string, Received[], number, number[]]>([
    ['does not wait without a limit', [received(200)], 200, []],
    ['waits as long as the limit says', [received(429, '2'), received(429, '5'), received(200)], 200, [2000, 5000]],
    ['waits a second if the limit does not say', [received(429), received(403)], 403, [1000]],
    ['gives up after three retries', Array.from({ length: 5 }, () => received(429)), 429, [1000, 1000, 1000]],
    ['does not wait for hours', [received(429, '3600'), received(200)], 429, []],
    ['does not wait for an invalid time', [received(429, 'tomorrow'), received(200)], 429, []],
  ])('%s', async (_, answers, status, waits) => {
    const left = [...answers];
    const waited: number[] = [];
    const wait = async (milliseconds: number) => void waited.push(milliseconds);
    expect((await retryWhenLimited(async () => left.shift() ?? received(500), wait)).status).toBe(status);
    expect(waited).toEqual(waits);
  });
});

it('checkedBody returns a documented body and throws for any other', async () => {
  const text = '{"companies":[],"page":1}';
  expect(await checkedBody(getCompanies, { ...received(200), text })).toEqual({ companies: [], page: 1 });
  await expect(checkedBody(getCompanies, received(500))).rejects.toThrow('answered 500 with 500 is not documented: {}');
});
