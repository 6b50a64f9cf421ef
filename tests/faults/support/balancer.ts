import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Random } from './random.ts';

/** A proxy that sends each request to any of its targets. A request that breaks off is answered 502. */
export class Balancer {
  /** Addresses; may change at any time. */
  targets: readonly string[] = [];
  readonly #random: Random;
  readonly #agent = new Agent({ keepAlive: true });

  private constructor(random: Random) {
    this.#random = random;
  }

  /** Gone when the running test has finished. */
  static async started(random: Random): Promise<{ balancer: Balancer; url: string }> {
    const balancer = new Balancer(random);
    const server = createServer((asked, answer) => balancer.#pass(asked, answer));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
      balancer.#agent.destroy();
    });
    return { balancer, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = asked;
    const target = new URL(url, this.#random.pick(this.targets));
    const passed = request(target, { method, headers, agent: this.#agent }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.on('error', () => answer.destroy());
      reply.pipe(answer);
    });
    passed.on('error', () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    asked.pipe(passed);
  }
}
