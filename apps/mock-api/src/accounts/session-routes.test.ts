import { getCompanies } from '@glo/adapters/wire/company';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../testing/people.ts';
import { aRunningMockApi, aSignedInAsha } from '../testing/running.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Visitor } from '../testing/visitor.ts';

const email = 'asha@acme.example';
const rows = { accounts: [anAccount('asha'), anAccount('bela')] };
const end = (who: Visitor, init: RequestInit = {}) => who.fetch('/session/end', { method: 'POST', ...init });

describe('ending a session', () => {
  it('removes it for every holder of its cookie, and keeps other sessions', async () => {
    const { signedIn, visitor, world } = await aRunningMockApi(rows);
    const [asha, elsewhere, bela] = [await signedIn(email), await signedIn(email), await signedIn('bela@acme.example')];
    const thief = visitor();
    thief.cookies.set('session', asha.cookies.get('session') ?? '');
    const { status, body } = await end(asha);
    expect([status, body]).toEqual([204, '']);
    expect((await thief.call(getCompanies)).status).toBe(401);
    expect((await elsewhere.call(getCompanies)).status).toBe(200);
    expect((await bela.call(getCompanies)).status).toBe(200);
    expect(world.store.count('sessions')).toBe(2);
  });

  it('clears the cookie with its attributes, and the browser cache', async () => {
    const { signedIn } = await aRunningMockApi(rows);
    const { headers } = await end(await signedIn(email));
    const [cookie = ''] = headers.getSetCookie();
    expect(headers.getSetCookie()).toHaveLength(1);
    expect(cookie.split('; ').sort()).toEqual([
      'Expires=Thu, 01 Jan 1970 00:00:00 GMT',
      'HttpOnly',
      'Max-Age=0',
      'Path=/',
      'SameSite=Strict',
      'session=',
    ]);
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('takes away the cookie of HTTPS', async () => {
    const { visitor } = await aRunningMockApi(rows);
    const { headers } = await end(visitor(), { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.getSetCookie().join()).toMatch(/^__Host-session=;.*; Secure/);
  });

  it('takes the cookie away even if the disk is full', async () => {
    const { asha, world } = await aSignedInAsha(rows);
    world.store.write = () => Promise.reject(new StoreUnavailable('full'));
    const { status, headers } = await end(asha);
    expect([status, headers.get('clear-site-data')]).toEqual([503, '"cache"']);
    expect(asha.cookies.has('session')).toBe(false);
  });

  it('is possible again, and without a session', async () => {
    const { asha, visitor } = await aSignedInAsha(rows);
    expect([(await end(asha)).status, (await end(asha)).status, (await end(visitor())).status]).toEqual([
      204, 204, 204,
    ]);
  });
});
