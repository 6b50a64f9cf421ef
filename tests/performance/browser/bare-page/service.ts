import fetchRetry from 'fetch-retry';
import { injectable } from 'inversify';
import * as z from 'zod/mini';

const configuration = z.object({ productName: z.string(), recruiterApi: z.string() });

/** What the page asks of its server. */
@injectable()
export class Service {
  readonly #fetch = fetchRetry(globalThis.fetch.bind(globalThis));

  /** Of the page itself: the server wrote it there. */
  get configuration() {
    return z.parse(configuration, JSON.parse(document.getElementById('configuration')?.textContent ?? ''));
  }

  async signIn(email: string, password: string): Promise<string> {
    const answer = await this.#fetch(`${this.configuration.recruiterApi}/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
      retries: 0,
    });
    return answer.ok ? 'Signed in' : 'Refused';
  }
}
