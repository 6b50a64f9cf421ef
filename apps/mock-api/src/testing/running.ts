import { login } from '@glo/adapters/wire/account';
import { onTestFinished } from 'vitest';
import type { Rows } from '../data/rows.ts';
import { type MockApi, type MockApiOptions, startMockApi } from '../mock-api.ts';
import type { DataSet } from '../store/store.ts';
import { aClock, type MovableClock } from './clock.ts';
import { anAccount, passwordOfAll } from './people.ts';
import { Visitor } from './visitor.ts';

export interface Running extends MockApi {
  readonly clock: MovableClock;
  visitor(inWorld?: string): Visitor;
  signedIn(email: string): Promise<Visitor>;
}

export async function aRunningMockApi(rows: DataSet<Rows> = {}, options: MockApiOptions = {}): Promise<Running> {
  const clock = aClock();
  const mockApi = await startMockApi({ clock, rows: () => rows, rateLimit: 'off', ...options });
  onTestFinished(() => mockApi.close());
  const visitor = (inWorld?: string) => new Visitor(mockApi.url, inWorld);
  return {
    ...mockApi,
    clock,
    visitor,
    async signedIn(email) {
      const client = visitor();
      const { body } = await client.call(login, { body: { email, password: passwordOfAll } });
      if (!client.cookies.has('session')) throw new Error(`The sign-in as ${email} failed: ${JSON.stringify(body)}`);
      return client;
    },
  };
}

/** Starts a mock API with the account of `asha` and signs her in. */
export async function aSignedInAsha(
  rows: DataSet<Rows> = {},
  options: MockApiOptions = {},
): Promise<Running & { readonly asha: Visitor }> {
  const running = await aRunningMockApi({ accounts: [anAccount('asha')], ...rows }, options);
  return { ...running, asha: await running.signedIn('asha@acme.example') };
}
