import { getProfileData } from '@glo/adapters/wire/candidates';
import { forgotPassword } from '@glo/adapters/wire/account-codes';
import { sendNotification } from '@glo/adapters/wire/shortlist';
import { shortlistedMessage } from '@glo/domain/candidates/notifications';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MockApiOptions } from './mock-api.ts';
import { aDatabase, describeWithPostgres, runSql } from './store/testing/a-postgres-store.ts';
import { guess, signedInReply, signIn, retryAfter } from './testing/guessers.ts';
import { aCandidate } from './testing/hiring.ts';
import { anAccount, aRecruiter } from './testing/people.ts';
import { aRunningMockApi } from './testing/running.ts';

const rows = {
  accounts: [anAccount('asha')],
  recruiters: [aRecruiter('asha')],
  candidates: [aCandidate('s1')],
};

const statusesOf = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);

describeWithPostgres('limits of two mock APIs on one PostgreSQL', () => {
  let database = '';
  beforeEach(async () => {
    database = await aDatabase();
  });
  const both = async (options: MockApiOptions = {}) => {
    const start = () => aRunningMockApi(rows, { database, rateLimit: 1, ...options });
    return [await start(), await start()] as const;
  };

  it('are those of one: a failure at one delays the other, and a success at either ends the delay', async () => {
    const [one, other] = await both();
    expect((await guess(one.visitor())).status).toBe(200);
    const refused = await guess(other.visitor());
    expect([refused.status, retryAfter(refused)]).toEqual([429, 1]);
    for (const { clock } of [one, other]) clock.advance(1000);
    expect((await guess(other.visitor())).status).toBe(200);
    expect(retryAfter(await guess(one.visitor()))).toBe(2);
    for (const { clock } of [one, other]) clock.advance(2000);
    expect(await signIn(one.visitor())).toMatchObject(signedInReply);
    expect((await guess(other.visitor())).status).toBe(200);
    expect(retryAfter(await guess(one.visitor()))).toBe(1);
  });

  it('let one try through of many at once, and every one that is right', async () => {
    const instances = await both();
    const strangers = () => Array.from({ length: 12 }, (_, at) => instances[at % 2 === 0 ? 0 : 1].visitor());
    const letThrough = await Promise.all(strangers().map((visitor) => signIn(visitor)));
    expect(new Set(statusesOf(letThrough))).toEqual(new Set([200]));
    const wrong = await Promise.all(strangers().map((visitor) => guess(visitor)));
    expect(statusesOf(wrong).filter((status) => status === 200)).toHaveLength(1);
  });

  it('count codes, notifications and profiles together, and a reset clears the counts', async () => {
    const [one, other] = await both({ limits: { notifications: 2, notificationsToStudent: 100, profiles: 4 } });
    const [here, there] = [await one.signedIn('asha@acme.example'), await other.signedIn('asha@acme.example')];
    const notify = (who: typeof here) =>
      who.call(sendNotification, { body: { external_user_ids: ['s1'], message: shortlistedMessage } });
    expect(statusesOf([await notify(here), await notify(there), await notify(here), await notify(there)])).toEqual([
      200, 200, 429, 429,
    ]);
    const read = (who: typeof here) => who.call(getProfileData, { query: { student_id: 's1' } });
    expect(statusesOf([await read(here), await read(here), await read(there), await read(there)])).toEqual([
      200, 200, 200, 200,
    ]);
    await vi.waitFor(async () => expect(statusesOf([await read(here), await read(there)])).toEqual([429, 429]), {
      timeout: 20_000,
      interval: 100,
    });
    expect((await here.post('/__mock/reset', {})).status).toBe(200);
    const again = await other.signedIn('asha@acme.example');
    expect((await notify(again)).status).toBe(200);
  });

  it('store no name or address, and forget after a day', async () => {
    const [one] = await both();
    const body = { email: 'asha@acme.example' };
    await runSql(database, "INSERT INTO stand_in_counts VALUES ('old', '1', now() - interval '26 hours')");
    await one.visitor().call(forgotPassword, { body });
    const found = await runSql(database, 'SELECT key, value FROM stand_in_counts');
    expect(found.length).toBeGreaterThan(0);
    expect(JSON.stringify(found)).not.toMatch(/asha|127\.0\.0\.1|old/);
  });
});
