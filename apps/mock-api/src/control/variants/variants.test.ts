import { getCompanies } from '@glo/adapters/wire/company';
import { removeStudent } from '@glo/adapters/wire/folders';
import { variantNames } from '@glo/adapters/wire/variants';
import { describe, expect, it } from 'vitest';
import { aCompany, anAccount } from '../../testing/people.ts';
import { aRunningStandIn } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';

const rows = { accounts: [anAccount('asha')], companies: [aCompany('acme')] };
const plan = (visitor: Visitor, asked: unknown) => visitor.post('/__mock/variants', asked);
const remove = (visitor: Visitor) => visitor.fetch('/__mock/variants', { method: 'DELETE' });

async function asha() {
  const { signedIn, url } = await aRunningStandIn(rows);
  return { visitor: await signedIn('asha@acme.example'), url };
}
const removal = { params: { recruiterId: 'asha', studentId: 's1' } };

describe('the shapes of replies', () => {
  it('are the usual ones until others are asked for, and again after', async () => {
    const { visitor } = await asha();
    const usual = (await visitor.call(getCompanies)).body;
    expect((await plan(visitor, { variants: ['odd-record', 'synonyms', 'wrapped'] })).status).toBe(200);
    expect((await visitor.call(getCompanies)).body).toEqual({
      data: { companies: [{}, { _id: 'acme', companyName: expect.any(String) }] },
    });
    expect((await visitor.fetch('/__mock/variants')).body).toEqual({
      asked: { variants: ['odd-record', 'synonyms', 'wrapped'] },
      names: [...variantNames],
    });
    await remove(visitor);
    expect((await visitor.call(getCompanies)).body).toEqual(usual);
  });

  it('of calls without an answer can be OK, or nothing', async () => {
    const { visitor } = await asha();
    await plan(visitor, { variants: ['ok'] });
    const ok = await visitor.call(removeStudent, removal);
    expect([ok.status, ok.body, ok.headers.get('content-type')]).toEqual([200, 'OK', 'text/plain; charset=utf-8']);
    await plan(visitor, { variants: ['nothing'] });
    expect((await visitor.call(removeStudent, removal)).status).toBe(204);
  });

  it('can be those of one path alone, and leave refusals as they are', async () => {
    const { visitor } = await asha();
    const usual = (await visitor.call(getCompanies)).body;
    await plan(visitor, { variants: ['wrapped'], path: '/api/recruiter/globalShortlist/*' });
    expect((await visitor.call(getCompanies)).body).toEqual(usual);
    await plan(visitor, { variants: ['wrapped'] });
    const refused = await visitor.call(removeStudent, { params: { recruiterId: 'nobody', studentId: 's1' } });
    expect(refused.body).toEqual({ message: expect.any(String) });
  });

  it('drawn by a seed are the same each time', async () => {
    const { visitor } = await asha();
    const drawn = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      await plan(visitor, { seed });
      const { body } = await visitor.call(getCompanies);
      expect((await visitor.call(getCompanies)).body).toEqual(body);
      drawn.add(JSON.stringify(body));
    }
    expect(drawn.size).toBeGreaterThan(3);
  });

  it.each([
    [{}, 'Please give either variants or a seed.'],
    [{ variants: ['null'], seed: 1 }, 'Please give either variants or a seed.'],
    [{ variants: [] }, 'variants'],
    [{ variants: ['nil'] }, 'variants'],
    [{ seed: -1 }, 'seed'],
    [{ seed: 1.5 }, 'seed'],
    [{ seed: 1, path: '/getCompanies' }, 'path: Please give a whole path below /api.'],
    [{ seed: 1, times: 2 }, 'times'],
    [[], ''],
  ])('%j is refused, and changes nothing', async (asked, words) => {
    const { visitor } = await asha();
    const { status, body } = await plan(visitor, asked);
    expect([status, body]).toEqual([400, { message: expect.stringContaining(words) }]);
    expect((await visitor.fetch('/__mock/variants')).body).toMatchObject({ asked: null });
  });

  it('go with the world, and back with a reset', async () => {
    const { visitor } = await asha();
    await plan(visitor, { seed: 1 });
    await visitor.post('/__mock/reset', {});
    expect((await visitor.fetch('/__mock/variants')).body).toMatchObject({ asked: null });
  });
});
