import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Random } from './random.ts';

/** A proxy that sends each request to any of its targets. A request or a reply that breaks off is answered 502. */
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
    // A connection that is closed as the next request arrives on it is no answer: on a busy machine that happens.
    server.keepAliveTimeout = 0;
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
    const breaksOff = () => {
      if (!answer.headersSent) answer.writeHead(502).end();
    };
    const passed = request(target, { method, headers, agent: this.#agent }, (reply) => {
      buffer(reply).then((body) => answer.writeHead(reply.statusCode ?? 502, reply.headers).end(body), breaksOff);
    });
    passed.on('error', breaksOff);
    asked.pipe(passed);
  }
}
