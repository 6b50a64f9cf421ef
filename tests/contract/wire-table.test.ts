import { wireTable } from '@glo/adapters/wire/table';
import { describe, expect, it } from 'vitest';

const calls = Object.entries(wireTable);

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
});
