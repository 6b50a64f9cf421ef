import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { Balancer } from './support/balancer.ts';
import { Random } from './support/random.ts';

const begins = { 'content-length': '10' };

it.each<[string, (answer: ServerResponse) => void]>([
  ['before it begins', (answer) => answer.socket?.resetAndDestroy()],
  ['after its headers', (answer) => answer.writeHead(200, begins).flushHeaders()],
  ['in its body', (answer) => answer.writeHead(200, begins).write('half ')],
])('the balancer answers 502 for a response that breaks off %s', async (_, begin) => {
  const instance = createServer((_asked, answer) => {
    begin(answer);
    setImmediate(() => answer.socket?.resetAndDestroy());
  });
  instance.listen(0, '127.0.0.1');
  await once(instance, 'listening');
  onTestFinished(() => void instance.close());
  const { balancer, url } = await Balancer.started(new Random(1));
  balancer.targets = [`http://127.0.0.1:${(instance.address() as AddressInfo).port}`];
  expect((await fetch(url)).status).toBe(502);
});
