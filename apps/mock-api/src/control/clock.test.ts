import { describe, expect, it } from 'vitest';
import { aRunningMockApi } from '../testing/running.ts';
import type { Visitor } from '../testing/visitor.ts';

const wrongTime = 'now: Please give a time with its zone, such as 2026-03-01T09:00:00Z.';
const change = (visitor: Visitor, body: unknown) => visitor.post('/__mock/clock', body);
const reading = async (visitor: Visitor) => (await visitor.fetch('/__mock/clock')).body;
const minutes = (count: number) => ({ advanceMs: count * 60_000 });

describe('the clock of a world', () => {
  it('is moved forward, again and again', async () => {
    const { visitor, clock } = await aRunningMockApi();
    expect((await change(visitor(), minutes(60))).body).toEqual({
      now: '2026-11-02T10:00:00.000Z',
      aheadMs: 3_600_000,
      frozen: false,
    });
    expect((await change(visitor(), { advanceMs: 0.5 })).status).toBe(200);
    clock.advance(60_000);
    expect((await change(visitor(), minutes(1))).body).toMatchObject({ now: '2026-11-02T10:02:00.000Z' });
  });

  it('is not that of another world', async () => {
    const { visitor } = await aRunningMockApi();
    await change(visitor('one'), minutes(60));
    expect((await visitor('two').fetch('/__mock/clock')).body).toMatchObject({ aheadMs: 0 });
    expect((await visitor().fetch('/__mock/clock')).body).toMatchObject({ aheadMs: 0 });
  });

  it('is set, to an earlier time, too, and goes on from there', async () => {
    const { visitor, clock } = await aRunningMockApi();
    const first = await change(visitor(), { now: '2024-02-29T12:00:00+02:00' });
    expect(first.body).toMatchObject({ now: '2024-02-29T10:00:00.000Z', frozen: false });
    clock.advance(60_000);
    expect(await reading(visitor())).toMatchObject({ now: '2024-02-29T10:01:00.000Z' });
  });

  it('is frozen, moved while it stands still, and runs on', async () => {
    const { visitor, clock } = await aRunningMockApi();
    await change(visitor(), { now: '2026-03-01T09:00:00Z', frozen: true });
    clock.advance(60_000);
    expect(await reading(visitor())).toMatchObject({ now: '2026-03-01T09:00:00.000Z', frozen: true });
    expect((await change(visitor(), minutes(15))).body).toMatchObject({
      now: '2026-03-01T09:15:00.000Z',
      frozen: true,
    });
    await change(visitor(), { now: '2026-03-02T09:00:00Z' });
    clock.advance(60_000);
    expect(await reading(visitor())).toMatchObject({ now: '2026-03-02T09:00:00.000Z', frozen: true });
    await change(visitor(), { frozen: false });
    clock.advance(60_000);
    expect(await reading(visitor())).toMatchObject({ now: '2026-03-02T09:01:00.000Z', frozen: false });
  });

  it('shows the real time again when it is put back', async () => {
    const { visitor } = await aRunningMockApi();
    await change(visitor(), { now: '2024-03-01T09:00:00Z', frozen: true });
    await visitor().fetch('/__mock/clock', { method: 'DELETE' });
    expect(await reading(visitor())).toEqual({ now: '2026-11-02T09:00:00.000Z', aheadMs: 0, frozen: false });
  });

  it.each<[body: object, message: string]>([
    [{}, 'Please give at least one of now, advanceMs and frozen.'],
    [{ advanceMs: -1 }, 'advanceMs: Too small'],
    [{ advanceMs: '60000' }, 'advanceMs: Invalid input: expected number'],
    [{ advanceMs: null }, 'advanceMs: Invalid input: expected number'],
    [{ advanceMs: 1e300 }, 'advanceMs: The clock goes from the year 2000 to 2099.'],
    [{ advanceMs: 1, advance: 1 }, 'Unrecognized key: "advance"'],
    [{ frozen: 'yes' }, 'frozen: Invalid input: expected boolean'],
    [{ now: '2026-03-01T09:00:00Z', advanceMs: 1 }, 'Please give either now or advanceMs.'],
    [{ now: 1_772_355_600_000 }, wrongTime],
    [{ now: 'noon' }, wrongTime],
    [{ now: '2026-03-01' }, wrongTime],
    [{ now: '2026-03-01T09:00:00' }, wrongTime],
    [{ now: '2026-02-30T09:00:00Z' }, wrongTime],
    [{ now: '2026-03-01T25:00:00Z' }, wrongTime],
    [{ now: '1999-12-31T23:59:59Z' }, 'now: The clock goes from the year 2000 to 2099.'],
    [{ now: '2100-01-01T00:00:00Z', frozen: true }, 'now: The clock goes from the year 2000 to 2099.'],
  ])('is left alone by %j', async (body, message) => {
    const { visitor } = await aRunningMockApi();
    expect(await change(visitor(), body)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    });
    expect(await reading(visitor())).toMatchObject({ aheadMs: 0, frozen: false });
  });

  it('does not leave its century step by step', async () => {
    const { visitor } = await aRunningMockApi();
    const fortyYears = { advanceMs: 40 * 365 * 86_400_000 };
    expect((await change(visitor(), fortyYears)).status).toBe(200);
    expect((await change(visitor(), fortyYears)).status).toBe(400);
    expect(await reading(visitor())).toMatchObject({ aheadMs: fortyYears.advanceMs });
  });
});
