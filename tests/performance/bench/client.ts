import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import type { Server } from './servers.ts';

export interface BenchRequest {
  readonly path: string;
  readonly body?: unknown;
}

export class Client {
  readonly server: Server;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #cookie = '';

  constructor(server: Server) {
    this.server = server;
  }

  static async signIn(server: Server): Promise<Client> {
    const client = new Client(server);
    const response = await fetch(`${server.url}/api/recruiter/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'recruiter@acme.example', password: 'Welcome1!' }),
    });
    client.#cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    if (client.#cookie === '') throw new Error(`The sign-in failed: ${await response.text()}`);
    return client;
  }

  /**
   * Resolves with the milliseconds from the first byte sent to the last byte received. Throws unless the status is 200.
   */
  ask({ path, body }: BenchRequest): Promise<number> {
    return new Promise((resolve, reject) => {
      const bytes = body === undefined ? undefined : JSON.stringify(body);
      const started = performance.now();
      const asked = request(this.server.url + path, { agent: this.#agent, ...this.#sending(bytes) }, (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - started);
          else reject(new Error(`${path} answered ${response.statusCode}`));
        });
      });
      asked.on('error', reject);
      asked.end(bytes);
    });
  }

  /** Returns the responses per second while each connection repeats `asks` without a pause. */
  async load(
    asks: readonly BenchRequest[],
    { connections, seconds }: { connections: number; seconds: number },
  ): Promise<number> {
    const result = await autocannon({
      url: this.server.url,
      requests: asks.map(({ path, body }) => {
        const bytes = body === undefined ? undefined : JSON.stringify(body);
        return { path, ...this.#sending(bytes), ...(bytes !== undefined && { body: bytes }) };
      }),
      connections,
      duration: seconds,
      // Separate threads, so that the server reaches its limit first.
      workers: 2,
    });
    if (result.errors > 0 || result.non2xx > 0) {
      const [ask] = asks;
      throw new Error(`${ask?.path}: ${result.errors} errors, ${result.non2xx} refusals under load`);
    }
    return result['2xx'] / result.duration;
  }

  close(): void {
    this.#agent.destroy();
  }

  #sending(body: string | undefined) {
    const method = body === undefined ? ('GET' as const) : ('POST' as const);
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return { method, headers: { cookie: this.#cookie, ...type } };
  }
}
