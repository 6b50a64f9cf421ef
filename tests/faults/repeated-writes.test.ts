import { wireTable } from '@glo/adapters/wire/table';
import { sendNotification } from '@glo/adapters/wire/shortlist';
import { submitRecruiterDocument } from '@glo/adapters/wire/verification';
import { shortlistedMessage, viewedMessage } from '@glo/domain/candidates/notifications';
import { describe, expect, it } from 'vitest';
import { minutes } from '../../apps/mock-api/src/data/durations.ts';
import { indexes, type Rows } from '../../apps/mock-api/src/data/rows.ts';
import { aClock } from '../../apps/mock-api/src/testing/clock.ts';
import { parallel, tally } from './support/parallel.ts';
import { rightInputs } from './support/right-inputs.ts';
import { aServer, type Server } from './support/server.ts';
import { sizeOf } from './support/sizes.ts';
import { start } from './support/two-companies.ts';

/** One account that repeats its writes, with the limits as they are when they are not set. */

const times = sizeOf(150, 1000);
const collections = Object.keys(indexes) as (keyof Rows)[];
const rowsOf = ({ world }: Server) => collections.reduce((sum, name) => sum + world.store.count(name), 0);

const signedInCalls = Object.entries(wireTable).filter(([name, { anonymous }]) => !anonymous && name in rightInputs);

/** Asha's request number `number`. Names of folders are unique. */
function repeated(server: Server, name: string, number: number) {
  const { body, ...input } = rightInputs[name] ?? {};
  const call = wireTable[name];
  if (call === undefined) throw new Error(`There is no call ${name}`);
  const changed = name === 'createFolder' ? { ...(body as object), folder_name: `Folder ${number}` } : body;
  return server.call(call, { ...input, ...(body !== undefined && { body: changed }) }, server.cookieOf('asha'));
}

describe('an account that repeats one call', () => {
  it.each(signedInCalls)('adds 120 rows at most: %s', async (name) => {
    const server = await aServer({ rateLimit: 1 });
    const before = rowsOf(server);
    await parallel(times, (number) => repeated(server, name, number));
    expect(rowsOf(server) - before).toBeLessThanOrEqual(120);
  });

  it.each([
    ['saveCompany', 'companies', 5],
    ['saveJob', 'jobs', 60],
    // One folder of the data is of the same hour.
    ['createFolder', 'folders', 119],
  ] as const)('reads 429 beyond the limit: %s', async (name, collection, most) => {
    const server = await aServer({ rateLimit: 1 });
    const before = server.world.store.count(collection);
    const answers = await parallel(times, (number) => repeated(server, name, number));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: most, 429: times - most });
    expect(server.world.store.count(collection) - before).toBe(most);
  });

  it('submits 20 documents, personal and company documents together', async () => {
    const server = await aServer({ rateLimit: 1 });
    await parallel(times, (number) =>
      repeated(server, number % 2 === 0 ? 'submitCompanyDocument' : 'submitRecruiterDocument', number),
    );
    const { store } = server.world;
    const documents = [store.get('accounts', 'asha'), store.get('companies', 'acme')].flatMap((row) => row?.documents);
    expect(documents).toHaveLength(20);
  });

  it('tells a student each text once in a day, with 60 calls in each minute', async () => {
    const clock = aClock(start);
    const server = await aServer({ rateLimit: 1, clock });
    const before = server.world.store.count('messages');
    for (let minute = 0; minute < sizeOf(5, 600); minute++) {
      await parallel(60, (number) => {
        const body = {
          external_user_ids: ['c1', 'c2'],
          message: number % 2 === 0 ? viewedMessage : shortlistedMessage,
        };
        return server.call(sendNotification, { body }, server.cookieOf('asha'));
      });
      clock.advance(minutes(1));
    }
    expect(server.world.store.count('messages') - before).toBe(4);
  });
});

describe('a document that is swapped while the reviewer checks it', () => {
  const reviewToken = 'review-token-for-the-tests-of-attacks';

  it('is never decided on', async () => {
    const server = await aServer({ reviewToken });
    const submit = (company: string) =>
      server.call(
        submitRecruiterDocument,
        { body: { recruiter_id: 'maya', name: '', company, documentLink: 'https://files.example/paper.pdf' } },
        server.cookieOf('maya'),
      );
    const review = async (names: object = {}) => {
      const body = JSON.stringify({ who: 'maya@elsewhere.example', status: 'VERIFIED', ...names });
      const headers = { authorization: `Bearer ${reviewToken}`, 'content-type': 'application/json' };
      return server.send({ method: 'POST', path: '/review', headers, body });
    };
    await submit('globex');
    const unnamed = await review();
    const [, document, company] = /both: (\S+) (\S+)\./.exec(unnamed.text) ?? [];
    expect([unnamed.status, company]).toEqual([409, 'globex']);
    await Promise.all([submit('acme'), parallel(20, () => review({ document, company }))]);
    expect((await review({ document, company })).status).toBe(409);
    expect((await review()).status).toBe(409);
    const documents = server.world.store.get('accounts', 'maya')?.documents ?? [];
    expect(documents.find(({ companyId }) => companyId === 'acme')).toMatchObject({ status: 'SUBMITTED' });
  });
});
