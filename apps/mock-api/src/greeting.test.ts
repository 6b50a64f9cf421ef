import { changePassword } from '@glo/adapters/wire/profile';
import { login } from '@glo/adapters/wire/account';
import { expect, it, onTestFinished } from 'vitest';
import { greeting } from './program.ts';
import { readSettings } from './settings.ts';
import { type MockApi, startMockApi } from './mock-api.ts';
import { Visitor } from './testing/visitor.ts';

const url = 'http://localhost:4000';
const demo = { email: 'recruiter@acme.example', password: 'Welcome1!' };

/** In memory, with the data that the program starts with. */
async function started(env: Readonly<Record<string, string>> = {}): Promise<MockApi> {
  const mockApi = await startMockApi({ dataSet: readSettings({ CANDIDATES: '10', ...env }).dataSet });
  onTestFinished(() => mockApi.close());
  return mockApi;
}

it('tells the addresses of application and mailbox, and a sign-in', async () => {
  const mockApi = await started();
  expect(await greeting(url, mockApi, { control: true })).toBe(
    `Application  ${url}/\nSign in      ${demo.email} / ${demo.password}\nMailbox      ${url}/__mock/\n`,
  );
});

it('names no mailbox where there is none', async () => {
  const mockApi = await started();
  expect(await greeting(url, mockApi, { control: false })).not.toContain('Mailbox');
});

it('names no sign-in with DEMO=off', async () => {
  const mockApi = await started({ DEMO: 'off' });
  expect([mockApi.world.store.count('accounts'), mockApi.world.store.count('candidates')]).toEqual([0, 10]);
  expect(await greeting(url, mockApi, { control: true })).toBe(`Application  ${url}/\nMailbox      ${url}/__mock/\n`);
  expect((await new Visitor(mockApi.url).post('/__mock/reset', {})).status).toBe(200);
  expect(mockApi.world.store.count('accounts')).toBe(0);
});

it('names no sign-in that does not work any more', async () => {
  const mockApi = await started();
  const somebody = new Visitor(mockApi.url);
  const { _id } = (await somebody.call(login, { body: demo })).body as { _id: string };
  const body = { currentPassword: demo.password, newPassword: 'Another-one-1' };
  expect((await somebody.call(changePassword, { params: { recruiterId: _id }, body })).status).toBe(200);
  expect(await greeting(url, mockApi, { control: true })).not.toContain('Sign in');
});
