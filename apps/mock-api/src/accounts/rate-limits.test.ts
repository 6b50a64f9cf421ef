import { login } from '@glo/adapters/wire/account';
import { forgotPassword, signUp } from '@glo/adapters/wire/account-codes';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../testing/people.ts';
import { aRunningStandIn } from '../testing/running.ts';
import type { Visitor } from '../testing/visitor.ts';

const rows = { accounts: [anAccount('asha'), anAccount('bela')] };
/** So small a factor that an account may be checked twice and be sent one code, and an address six of each. */
const tight = { rateLimit: 0.017 };

const signIn = (visitor: Visitor, email: string) => visitor.call(login, { body: { email, password: 'Wrong one 1' } });

describe('rate limits', () => {
  it('hold for an account, whatever the letter case', async () => {
    const { visitor } = await aRunningStandIn(rows, tight);
    for (let tries = 0; tries < 2; tries++) expect((await signIn(visitor(), 'asha@acme.example')).status).toBe(200);
    const { status, body, headers } = await signIn(visitor(), 'ASHA@acme.example');
    expect(status).toBe(429);
    expect(body).toEqual({
      message: expect.stringMatching(/^Too many tries\. Please wait \d+ seconds and try again\.$/),
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(visitor(), 'bela@acme.example')).status).toBe(200);
  });

  it('hold for an address', async () => {
    const { visitor } = await aRunningStandIn(rows, tight);
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries++)
      statuses.push((await signIn(visitor(), `nobody${tries}@acme.example`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('count what sends a code apart from what checks one', async () => {
    const { visitor } = await aRunningStandIn(rows, tight);
    await signIn(visitor(), 'asha@acme.example');
    await signIn(visitor(), 'asha@acme.example');
    const ask = () => visitor().call(forgotPassword, { body: { email: 'asha@acme.example' } });
    expect((await ask()).status).toBe(200);
    const { status, body } = await ask();
    expect(status).toBe(429);
    expect(body).toEqual({ message: 'Too many tries. Please wait 15 minutes and try again.' });
    const again = { email: 'asha@acme.example', password: 'Another one 2', is_google_signedIn: false };
    expect((await visitor().call(signUp, { body: again })).status).toBe(429);
  });

  it('can be lifted', async () => {
    const { visitor } = await aRunningStandIn(rows, { rateLimit: 'off' });
    const statuses: number[] = [];
    for (let tries = 0; tries < 25; tries++) {
      statuses.push((await visitor().call(forgotPassword, { body: { email: 'asha@acme.example' } })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
