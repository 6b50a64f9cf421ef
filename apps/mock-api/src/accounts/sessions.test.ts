import { createHash } from 'node:crypto';
import { getRecruiterDetails, login } from '@glo/adapters/wire/account';
import { getCompanies } from '@glo/adapters/wire/company';
import { describe, expect, it } from 'vitest';
import { anAccount, passwordOfAll } from '../testing/people.ts';
import { aRunningMockApi, aSignedInAsha } from '../testing/running.ts';

const email = 'asha@acme.example';
const hour = 60 * 60_000;
const rows = { accounts: [anAccount('asha'), anAccount('bela')] };
const refused = { status: 401, body: { message: 'Please sign in.' } };

describe('a session', () => {
  it('has a Secure cookie behind HTTPS', async () => {
    const { url } = await aRunningMockApi(rows);
    const { headers } = await fetch(`${url}/api/recruiter/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ email, password: passwordOfAll }),
    });
    const cookie = headers.getSetCookie().find((each) => each.startsWith('__Host-session='));
    expect(cookie?.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ]);
  });

  it('behind HTTPS is not won with a cookie that a page without HTTPS could have set', async () => {
    const { url, signedIn } = await aRunningMockApi(rows);
    const value = (await signedIn(email)).cookies.get('session') ?? '';
    const ask = (name: string) =>
      fetch(`${url}/api/recruiter/getCompanies`, {
        headers: { cookie: `${name}=${value}`, 'x-forwarded-proto': 'https' },
      });
    expect((await ask('session')).status).toBe(401);
    expect((await ask('__Host-session')).status).toBe(200);
  });

  it('lies in the store as a hash only', async () => {
    const { signedIn, world } = await aRunningMockApi(rows);
    const cookie = (await signedIn(email)).cookies.get('session') ?? '';
    const token = cookie.slice(0, cookie.lastIndexOf('.'));
    const [row] = world.store.all('sessions');
    expect(row?.id).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify([...world.store.all('sessions')])).not.toContain(token);
  });

  it('ends after twelve hours in which nothing was asked', async () => {
    const { asha, clock } = await aSignedInAsha(rows);
    clock.advance(12 * hour - 1);
    expect((await asha.call(getCompanies)).status).toBe(200);
    clock.advance(12 * hour - 1);
    expect((await asha.call(getCompanies)).status).toBe(200);
    clock.advance(12 * hour);
    expect(await asha.call(getCompanies)).toMatchObject(refused);
  });

  it('ends after 30 days, however often something was asked', async () => {
    const { asha, clock } = await aSignedInAsha(rows);
    for (let asked = 0; asked < 65; asked += 1) {
      clock.advance(11 * hour);
      expect((await asha.call(getCompanies)).status).toBe(200);
    }
    clock.advance(5 * hour - 1);
    expect((await asha.call(getCompanies)).status).toBe(200);
    clock.advance(1);
    expect(await asha.call(getCompanies)).toMatchObject(refused);
  });

  it('is renewed at most once a minute while it is used', async () => {
    const { asha, clock, world } = await aSignedInAsha(rows);
    const ends = () => [...world.store.all('sessions')][0]?.expiresAt;
    const before = ends();
    clock.advance(59_000);
    await asha.call(getCompanies);
    expect(ends()).toBe(before);
    clock.advance(1000);
    await asha.call(getCompanies);
    expect(ends()).not.toBe(before);
  });

  it('that was ended is not brought back by a request that was still under way', async () => {
    const { asha, clock, world } = await aSignedInAsha(rows);
    clock.advance(5 * 60_000);
    await Promise.all([
      asha.call(getCompanies),
      asha.fetch('/session/end', { method: 'POST' }),
      asha.call(getCompanies),
    ]);
    expect(world.store.count('sessions')).toBe(0);
  });

  it('ends when the same browser signs in again', async () => {
    const { signedIn, visitor, world } = await aRunningMockApi(rows);
    const browser = await signedIn(email);
    const thief = visitor();
    thief.cookies.set('session', browser.cookies.get('session') ?? '');
    expect((await thief.call(getCompanies)).status).toBe(200);
    await browser.call(login, { body: { email: 'bela@acme.example', password: passwordOfAll } });
    expect(await thief.call(getCompanies)).toMatchObject(refused);
    expect([...world.store.all('sessions')]).toMatchObject([{ accountId: 'bela' }]);
    expect((await browser.call(getRecruiterDetails, { query: { id: 'bela' } })).status).toBe(200);
  });

  it('ends with its account', async () => {
    const { asha, world } = await aSignedInAsha(rows);
    await world.store.write((tx) => tx.remove('accounts', 'asha'));
    expect(await asha.call(getCompanies)).toMatchObject(refused);
  });

  it('is one of the newest 50 of its account', async () => {
    const { signedIn, visitor, world } = await aRunningMockApi(rows);
    const [bela, first, second] = [await signedIn('bela@acme.example'), await signedIn(email), await signedIn(email)];
    for (let count = 0; count < 49; count++) {
      await visitor().call(login, { body: { email, password: passwordOfAll } });
    }
    expect(world.store.find('sessions', 'accountId', 'asha')).toHaveLength(50);
    expect(await first.call(getCompanies)).toMatchObject(refused);
    for (const browser of [second, bela]) expect((await browser.call(getCompanies)).status).toBe(200);
  });

  it('leaves no rows behind when it is over', async () => {
    const { signedIn, clock, world } = await aRunningMockApi(rows);
    await signedIn(email);
    clock.advance(31 * 24 * hour);
    await signedIn(email);
    expect(world.store.count('sessions')).toBe(1);
  });
});
