import { wireTable } from '@glo/adapters/wire/table';
import { type MockApi, startMockApi } from '@glo/mock-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const calls = Object.entries(wireTable);
const bases = { recruiter: '/api/recruiter', candidate: '/api/v1/mobile' };
let mockApi: MockApi;

beforeAll(async () => {
  mockApi = await startMockApi({ rateLimit: 'off' });
});
afterAll(() => mockApi.close());

describe('the wire table', () => {
  it('lists every call once', () => {
    const places = calls.map(([, call]) => `${call.service} ${call.method} ${call.path}`);
    expect(places.length).toBeGreaterThan(25);
    expect(new Set(places).size).toBe(places.length);
  });

  it('requires a session except for the six calls of sign-up and sign-in', () => {
    const open = calls.filter(([, call]) => call.anonymous).map(([, call]) => call.path);
    expect(open.toSorted()).toEqual(
      ['/user/signup', '/user/login', '/forgotpassword', '/verifyotp', '/verifyotplogin', '/resendotp'].toSorted(),
    );
  });

  it('is served completely by the mock API, which requires a session for the other calls', async () => {
    for (const [name, call] of calls) {
      const response = await fetch(`${mockApi.url}${bases[call.service]}${call.path.replace(/:\w+/g, 'x')}`, {
        method: call.method,
      });
      expect(response.status, name).not.toBe(404);
      expect(response.status === 401, name).toBe(!call.anonymous);
    }
  });
});
