import { login } from '@glo/adapters/wire/account';
import { getCompanies } from '@glo/adapters/wire/company';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDatabase, describeWithPostgres } from './store/testing/a-postgres-store.ts';
import { aCompany, anAccount, passwordOfAll } from './testing/people.ts';
import { aRunningMockApi } from './testing/running.ts';
import { Visitor } from './testing/visitor.ts';

const rows = { accounts: [anAccount('asha')], companies: [aCompany('acme')] };
const path = '/api/recruiter/getCompanies';
const noon = '2026-03-01T12:00:00.000Z';

/** One browser at two instances: what it has seen at one, the other knows. */
async function asha(database: string) {
  const start = () => aRunningMockApi(rows, { database });
  const [here, there] = [await start(), await start()].map(({ url }) => new Visitor(url));
  if (here === undefined || there === undefined) throw new Error('There are two');
  const cookies = new Map<string, string>();
  Object.defineProperty(here, 'cookies', { value: cookies });
  Object.defineProperty(there, 'cookies', { value: cookies });
  await here.call(login, { body: { email: 'asha@acme.example', password: passwordOfAll } });
  const remove = (what: string) => there.fetch(`/__mock/${what}`, { method: 'DELETE' });
  return { here, there, remove };
}

describeWithPostgres('the default world of two mock APIs on one PostgreSQL', () => {
  let database = '';
  beforeEach(async () => {
    database = await aDatabase();
  });

  it('has one clock, which a start and another data set leave as it is', async () => {
    const { here, there, remove } = await asha(database);
    await here.post('/__mock/clock', { now: noon, frozen: true });
    expect((await there.fetch('/__mock/clock')).body).toMatchObject({ now: noon, frozen: true });
    expect((await here.post('/__mock/reset', { keepClock: true })).status).toBe(200);
    const third = await aRunningMockApi(rows, { database });
    expect((await third.visitor().fetch('/__mock/clock')).body).toMatchObject({ now: noon, frozen: true });
    await remove('clock');
    expect((await here.fetch('/__mock/clock')).body).toMatchObject({ aheadMs: 0, frozen: false });
  });

  it('has the same faults, which count the calls of both', async () => {
    const { here, there } = await asha(database);
    await here.post('/__mock/faults', { path, status: 503, times: 2 });
    const statuses: number[] = [];
    for (const at of [there, here, there]) statuses.push((await at.call(getCompanies)).status);
    expect(statuses).toEqual([503, 503, 200]);
    expect((await here.fetch('/__mock/faults')).body).toMatchObject({
      faults: [{ id: '1', fired: 2, remaining: 0 }],
    });
    expect(((await there.post('/__mock/faults', { path, drop: true })).body as { id: string }).id).toBe('2');
    await here.post('/__mock/reset', {});
    expect((await there.fetch('/__mock/faults')).body).toEqual({ faults: [] });
  });

  it('releases a hanging request at one when the fault is removed at the other', async () => {
    const { here, there, remove } = await asha(database);
    await here.post('/__mock/faults', { path, hang: true });
    const hanging = here.call(getCompanies);
    const ended = vi.fn<() => void>();
    hanging.catch(ended);
    await vi.waitFor(
      async () => expect((await there.fetch('/__mock/faults')).body).toMatchObject({ faults: [{ fired: 1 }] }),
      { timeout: 20_000, interval: 50 },
    );
    expect(ended).not.toHaveBeenCalled();
    await remove('faults');
    await expect(hanging).rejects.toThrow('fetch failed');
    expect((await here.call(getCompanies)).status).toBe(200);
  });
});
