import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aRelay, aService, exchangesOf, servicesAt } from '../testing/upstream.ts';

const email = 'asha@acme.example';
const companies = '/api/recruiter/getCompanies';
const json = { 'content-type': 'application/json' };

describe('a service that does not answer', () => {
  it('is told with 502 and a sentence', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as { port: number };
    closed.close();
    const { visitor } = await aRelay(servicesAt(`http://127.0.0.1:${port}`));
    const asha = visitor();
    expect(await asha.post('/api/recruiter/user/login', { email })).toMatchObject({
      status: 502,
      body: { message: `The service at http://127.0.0.1:${port} gave no answer: nobody listens there.` },
    });
    await vi.waitUntil(async () => (await exchangesOf(asha)).length > 0);
    expect(await exchangesOf(asha)).toMatchObject([
      { status: null, verdict: { differences: ['nobody listens there'], reads: 'nothing' } },
    ]);
  });

  it('within its time is told with 504', async () => {
    const service = await aService(() => undefined);
    const { visitor } = await aRelay(servicesAt(service, { patience: 50 }));
    expect(await visitor().fetch(companies)).toMatchObject({
      status: 504,
      body: { message: `The service at ${service} gave no answer: nothing came within 0.05 s.` },
    });
  });

  it('but cuts the connection half-way, cuts it here', async () => {
    const service = await aService((_asked, reply) => {
      reply.writeHead(200, { ...json, 'content-length': '100' });
      reply.write('{"companies"', () => reply.destroy());
    });
    const { visitor } = await aRelay(servicesAt(service));
    await expect(visitor().fetch(companies)).rejects.toThrow('terminated');
    await vi.waitUntil(async () => (await exchangesOf(visitor())).length > 0);
    expect((await exchangesOf(visitor()))[0]).toMatchObject({
      status: null,
      verdict: { differences: ['the connection was cut'] },
    });
  });

  it('to a large body, but refuses it and reads no further, is heard, and the browser is not left sending', async () => {
    const service = await aService((asked, reply) => {
      reply.writeHead(413, json).end('{"message":"Too large."}', () => setTimeout(() => asked.socket.destroy(), 50));
    });
    const { url } = await aRelay(servicesAt(service));
    // As a browser: with Connection: close, the server would end the connection with its answer.
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const sending = request(`${url}/api/recruiter/upload`, { method: 'POST', agent });
    sending.end(randomBytes(20_000_000));
    const [[answer]] = await Promise.all([once(sending, 'response'), once(sending, 'finish')]);
    expect([answer.statusCode, await text(answer)]).toEqual([413, '{"message":"Too large."}']);
  });

  it('since it is this very server, is found out', async () => {
    const address = await freeAddress();
    const relay = await aRelay(servicesAt(address), {}, { port: Number(new URL(address).port) });
    expect(await relay.visitor().fetch(companies)).toMatchObject({
      status: 508,
      body: { message: `The request to ${address} was stopped: that address leads back to this server.` },
    });
  });
});

describe('a browser that goes away', () => {
  it('while it waits, or sends, ends the request at the service', async () => {
    const ended: string[] = [];
    let asked = 0;
    const service = await aService((incoming) => {
      asked += 1;
      incoming.resume().socket.once('close', () => ended.push(incoming.url ?? ''));
    });
    const { url } = await aRelay(servicesAt(service));
    const waiting = request(url + companies)
      .on('error', () => undefined)
      .end();
    await vi.waitUntil(() => asked === 1);
    waiting.destroy();
    const sending = connect(Number(new URL(url).port), '127.0.0.1');
    sending.write('POST /api/recruiter/upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf');
    await vi.waitUntil(() => asked === 2);
    sending.destroy();
    await vi.waitUntil(() => ended.length === 2);
    expect(ended).toEqual(expect.arrayContaining([companies, '/api/recruiter/upload']));
  });
});

async function freeAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}
