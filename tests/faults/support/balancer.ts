import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Random } from './random.ts';

/** A proxy that sends each request to a random target. Answers 502 if the request or the response breaks off. */
export class Balancer {
  targets: readonly string[] = [];
  readonly #random: Random;
  readonly #agent = new Agent({ keepAlive: true });

  private constructor(random: Random) {
    this.#random = random;
  }

  static async started(random: Random): Promise<{ balancer: Balancer; url: string }> {
    const balancer = new Balancer(random);
    const server = createServer((asked, answer) => balancer.#pass(asked, answer));
    // Disables keep-alive. On a busy machine, a connection would close while the next request arrives on it.
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
