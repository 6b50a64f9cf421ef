import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import type { Call } from '@glo/adapters/wire/call';
import { signUpProof } from '../../../apps/mock-api/src/accounts/sign-up-proof.ts';
import { indexes, type Rows } from '../../../apps/mock-api/src/data/rows.ts';
import { type MockApi, type MockApiOptions, startMockApi } from '../../../apps/mock-api/src/mock-api.ts';
import type { Reader } from '../../../apps/mock-api/src/store/store.ts';
import { aClock } from '../../../apps/mock-api/src/testing/clock.ts';
import { type HttpAnswer, type HttpRequest, type Input, requestOf, send } from './http.ts';
import { start, tokenOf, twoCompanies } from './two-companies.ts';

export interface Server extends MockApi {
  cookieOf(name: string): string;
  signUpCookieOf(accountId: string): string;
  send(request: HttpRequest): Promise<HttpAnswer>;
  call(call: Call, input: Input, cookie?: string): Promise<HttpAnswer>;
  /** Serializes all rows. If the text is the same before and after, nothing changed. */
  digest(): string;
}

export async function aServer(options: MockApiOptions = {}): Promise<Server> {
  const server = await startServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** Starts one server for all tests of a file and resets it before each. */
export function aServerOfFile(options: MockApiOptions = {}): () => Server {
  let server: Server;
  beforeAll(async () => {
    server = await startServer(options);
  });
  beforeEach(() => reset(server));
  afterAll(() => server.close());
  return () => server;
}

export async function reset(server: Server): Promise<void> {
  const { status, text } = await server.send({ method: 'POST', path: '/__mock/reset', headers: {} });
  if (status !== 200) throw new Error(text);
}

async function startServer(options: MockApiOptions): Promise<Server> {
  const mockApi = await startMockApi({ clock: aClock(start), rows: twoCompanies, rateLimit: 'off', ...options });
  const signed = (name: string, value: string) => `${name}=${encodeURIComponent(mockApi.app.signCookie(value))}`;
  const sendHere = (request: HttpRequest) => send(mockApi.url, request);
  return {
    ...mockApi,
    cookieOf: (name) => signed('session', tokenOf(name)),
    signUpCookieOf(accountId) {
      const account = mockApi.world.store.get('accounts', accountId);
      if (account === undefined) throw new Error(`There is no account ${accountId}`);
      return signed('signup', signUpProof(account));
    },
    send: sendHere,
    call: async (call, input, cookie) => sendHere(await requestOf(call, input, cookie)),
    digest: () => digestOf(mockApi.world.store),
  };
}

const collections = Object.keys(indexes) as (keyof Rows)[];

function digestOf(store: Reader<Rows>): string {
  return collections.map((name) => `${name} ${JSON.stringify([...store.all(name)])}`).join('\n');
}
