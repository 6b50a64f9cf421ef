import { login } from '@glo/adapters/wire/account';
import { getCandidatesByIds } from '@glo/adapters/wire/candidates';
import { getCompanies, saveCompany } from '@glo/adapters/wire/company';
import { describe, expect, it, vi } from 'vitest';
import { passwordOfAll } from '../testing/people.ts';
import { aRelay, aService, exchangesOf, servicesAt, twoStandIns } from '../testing/upstream.ts';

const email = 'asha@acme.example';
const companies = '/api/recruiter/getCompanies';
const json = { 'content-type': 'application/json' };

describe('the list of exchanges', () => {
  it('has both replies to a request that reads, and says of others that the stand-in was not asked', async () => {
    const { asha } = await twoStandIns();
    await asha.call(getCompanies);
    await asha.call(saveCompany, { body: { name: 'New' } });
    await asha.fetch('/api/recruiter/unknown');
    await vi.waitUntil(async () => (await exchangesOf(asha)).length === 4);
    const [signIn, read, write, unknown] = await exchangesOf(asha);
    expect(signIn).toMatchObject({ status: 200, own: { why: 'It changes data: the stand-in was not asked.' } });
    expect(read).toMatchObject({
      method: 'GET',
      path: companies,
      status: 200,
      verdict: { differences: [], reads: 'all' },
      reply: expect.stringContaining('saltmarsh'),
      own: { status: 200, text: expect.stringContaining('heron') },
    });
    expect(write).toMatchObject({ body: '{"name":"New"}', own: { why: expect.any(String) } });
    expect(unknown).toMatchObject({ verdict: null, own: { why: 'It is no call of the contract.' } });
  });

  it('asks itself with the body of a reading call, as a stranger where the service took the caller for one, and changes nothing', async () => {
    const { asha, relay } = await twoStandIns();
    await asha.call(getCandidatesByIds, { body: { applicants_ids: ['s1'] } });
    await relay.visitor().call(getCompanies);
    await vi.waitUntil(async () => (await exchangesOf(asha)).length === 3);
    expect((await exchangesOf(asha)).slice(1)).toMatchObject([
      { own: { status: 200, text: '{"status":201,"applicants":[]}' } },
      { status: 401, own: { status: 401, text: '{"message":"Please sign in."}' } },
    ]);
    expect(relay.world.store.count('sessions')).toBe(0);
  });

  it('shows a breach of the contract', async () => {
    const service = await aService((_asked, reply) =>
      reply.writeHead(200, json).end('{"companies":[{"_id":"1","name":42}],"page":1}'),
    );
    const { visitor } = await aRelay(servicesAt(service));
    await visitor().fetch(companies);
    await vi.waitUntil(async () => (await exchangesOf(visitor())).length > 0);
    expect(await exchangesOf(visitor())).toMatchObject([
      { verdict: { differences: ['companies.[].name: string expected, got number'], more: ['page'], reads: 'all' } },
    ]);
  });

  it('has no secret, and belongs to its world, until it is cleared', async () => {
    const { relay, asha } = await twoStandIns();
    const one = relay.visitor('one');
    await one.call(login, { body: { email, password: passwordOfAll } });
    await vi.waitUntil(async () => (await exchangesOf(one)).length === 1);
    const shown = JSON.stringify([await exchangesOf(one), await exchangesOf(asha)]);
    for (const secret of [passwordOfAll, ...one.cookies.values()]) expect(shown).not.toContain(secret);
    expect(shown).toContain(email);
    await one.fetch('/__mock/exchanges', { method: 'DELETE' });
    expect([(await exchangesOf(one)).length, (await exchangesOf(asha)).length]).toEqual([0, 1]);
  });

  it('is not there with the control surface off, and requests are passed on all the same', async () => {
    const { asha } = await twoStandIns({ control: false });
    expect((await asha.call(getCompanies)).body).toMatchObject({ companies: [{ name: 'Company saltmarsh' }] });
    expect((await asha.fetch('/__mock/exchanges')).status).toBe(404);
  });
});
