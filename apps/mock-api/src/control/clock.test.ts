import { forgotPassword, verifyOtpLogin } from '@glo/adapters/wire/account-codes';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../testing/people.ts';
import { aRunningStandIn } from '../testing/running.ts';
import type { Visitor } from '../testing/visitor.ts';

const email = 'asha@acme.example';
const rows = { accounts: [anAccount('asha')] };
const advance = (visitor: Visitor, body: unknown) => visitor.post('/__mock/clock', body);
const minutes = (count: number) => ({ advanceMs: count * 60_000 });

describe('the clock of a world', () => {
  it('tells what it says', async () => {
    const { visitor } = await aRunningStandIn();
    expect((await visitor().fetch('/__mock/clock')).body).toEqual({ now: '2026-11-02T09:00:00.000Z', aheadMs: 0 });
  });

  it('is moved forward, again and again', async () => {
    const { visitor, clock } = await aRunningStandIn();
    expect((await advance(visitor(), minutes(60))).body).toEqual({
      now: '2026-11-02T10:00:00.000Z',
      aheadMs: 3_600_000,
    });
    expect((await advance(visitor(), { advanceMs: 0.5 })).status).toBe(200);
    clock.advance(60_000);
    expect((await advance(visitor(), minutes(1))).body).toMatchObject({ now: '2026-11-02T10:02:00.000Z' });
  });

  it.each([
    [14, false],
    [15, true],
  ])('%i minutes after it was sent, that a code is refused is %s', async (count, error) => {
    const { visitor } = await aRunningStandIn(rows);
    const asha = visitor();
    await asha.call(forgotPassword, { body: { email } });
    await advance(asha, minutes(count));
    const { body } = await asha.call(verifyOtpLogin, { body: { email, otp: await asha.codeOf(email) } });
    expect(body).toMatchObject({ error });
  });

  it('is not that of another world', async () => {
    const { visitor } = await aRunningStandIn();
    await advance(visitor('one'), minutes(60));
    expect((await visitor('two').fetch('/__mock/clock')).body).toMatchObject({ aheadMs: 0 });
    expect((await visitor().fetch('/__mock/clock')).body).toMatchObject({ aheadMs: 0 });
  });

  it.each([
    [{}, 'advanceMs: This field is missing.'],
    [{ advanceMs: -1 }, 'advanceMs: Too small'],
    [{ advanceMs: '60000' }, 'advanceMs: Invalid input: expected number'],
    [{ advanceMs: null }, 'advanceMs: Invalid input: expected number'],
    [{ advanceMs: 1e300 }, 'advanceMs: Too big'],
    [{ advanceMs: 1, advance: 1 }, 'Unrecognized key: "advance"'],
  ])('is not moved by %j', async (body, message) => {
    const { visitor } = await aRunningStandIn();
    expect(await advance(visitor(), body)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    });
    expect((await visitor().fetch('/__mock/clock')).body).toMatchObject({ aheadMs: 0 });
  });

  it('is not moved more than ten years ahead in all', async () => {
    const { visitor } = await aRunningStandIn();
    const sixYears = { advanceMs: 6 * 365 * 86_400_000 };
    expect((await advance(visitor(), sixYears)).status).toBe(200);
    expect((await advance(visitor(), sixYears)).status).toBe(400);
    expect((await visitor().fetch('/__mock/clock')).body).toMatchObject({ aheadMs: sixYears.advanceMs });
  });

  it('is not there with the control surface off', async () => {
    const { visitor } = await aRunningStandIn({}, { control: false });
    expect((await visitor().fetch('/__mock/clock')).status).toBe(404);
    expect((await advance(visitor(), minutes(1))).status).toBe(404);
  });
});
