import { Agent, type IncomingMessage, request } from 'node:http';
import autocannon from 'autocannon';
import type { Server } from './servers.ts';

/** One request of the bench; with a body it is a JSON POST. */
export interface Ask {
  /** Includes the query string. */
  readonly path: string;
  readonly body?: unknown;
}

export interface Answer {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** From the first byte sent to the last one received. */
  readonly milliseconds: number;
}

/** A recruiter who signed in, on one connection that stays open. */
export class Client {
  readonly server: Server;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #cookie = '';

  constructor(server: Server) {
    this.server = server;
  }

  /** The demo recruiter. */
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
    if (client.#cookie === '') throw new Error(`Nobody could sign in: ${await response.text()}`);
    return client;
  }

  /** The same requests, to the byte, for another server. */
  askingElsewhere(server: Server): Client {
    const client = new Client(server);
    client.#cookie = this.#cookie;
    return client;
  }

  /** Throws when the answer is not 200. */
  ask({ path, body }: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const bytes = body === undefined ? undefined : JSON.stringify(body);
      const started = performance.now();
      const asked = request(this.server.url + path, { agent: this.#agent, ...this.#sending(bytes) }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const milliseconds = performance.now() - started;
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve({ text, headers: headersOf(response), milliseconds });
          else reject(new Error(`${path} answered ${response.statusCode}: ${text}`));
        });
      });
      asked.on('error', reject);
      asked.end(bytes);
    });
  }

  /** How many the server answers in a second when `connections` ask for `asks`, in turn and without a pause, for `seconds`. */
  async load(
    asks: readonly Ask[],
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
      // Threads of their own, so that the server is what runs out of time first.
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

/** Without those that every server of Node writes by itself. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const { date: _, connection: __, 'keep-alive': ___, 'content-length': ____, ...rest } = headers;
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
}
