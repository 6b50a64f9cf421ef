import { wireTable } from '@glo/adapters/wire/table';
import { describe, expect, it } from 'vitest';
import { indexes, type Rows } from '../../apps/mock-api/src/data/rows.ts';
import { parallel, tally } from './support/parallel.ts';
import { callNamed, rightInputs } from './support/right-inputs.ts';
import { aServerOfFile, type Server } from './support/server.ts';
import { sizeOf } from './support/sizes.ts';

/** Runs with the default limits. */

const times = sizeOf(150, 1000);
const collections = Object.keys(indexes) as (keyof Rows)[];
const rowsOf = ({ world }: Server) => collections.reduce((sum, name) => sum + world.store.count(name), 0);

/** GET calls are left out, because they write nothing (`reading.test.ts`). */
const writingCalls = Object.entries(wireTable).filter(
  ([name, { anonymous, method }]) => !anonymous && method !== 'GET' && name in rightInputs,
);

function numberedRequest(server: Server, name: string, number: number) {
  const { call, input } = callNamed(name);
  const body = { ...(input.body as object), folder_name: `Folder ${number}` };
  return server.call(call, name === 'createFolder' ? { body } : input, server.cookieOf('asha'));
}

describe('an account that repeats one call', () => {
  const running = aServerOfFile({ rateLimit: 1 });

  it.each(writingCalls)('adds at most 120 rows: %s', async (name) => {
    const server = running();
    const before = rowsOf(server);
    await parallel(times, (number) => numberedRequest(server, name, number));
    expect(rowsOf(server) - before).toBeLessThanOrEqual(120);
  });

  it.each([
    ['saveCompany', 'companies', 5],
    ['saveJob', 'jobs', 60],
    // The seed data contains one folder of the same hour.
    ['createFolder', 'folders', 119],
  ] as const)('gets a 429 beyond the limit: %s', async (name, collection, most) => {
    const server = running();
    const before = server.world.store.count(collection);
    const answers = await parallel(times, (number) => numberedRequest(server, name, number));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: most, 429: times - most });
    expect(server.world.store.count(collection) - before).toBe(most);
  });

  it('can submit 20 documents, personal and company documents together', async () => {
    const server = running();
    await parallel(times, (number) =>
      numberedRequest(server, number % 2 === 0 ? 'submitCompanyDocument' : 'submitRecruiterDocument', number),
    );
    const { store } = server.world;
    const documents = [store.get('accounts', 'asha'), store.get('companies', 'acme')].flatMap((row) => row?.documents);
    expect(documents).toHaveLength(20);
  });
});
