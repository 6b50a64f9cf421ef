import { login } from '@glo/adapters/wire/account';
import { saveCompany } from '@glo/adapters/wire/company';
import { sendEmail } from '@glo/adapters/wire/email';
import { createFolder } from '@glo/adapters/wire/folders';
import { saveJob } from '@glo/adapters/wire/jobs';
import { sendNotification } from '@glo/adapters/wire/shortlist';
import { shortlistedMessage } from '@glo/domain/candidates/notifications';
import { expect, it, vi } from 'vitest';
import type { MockApi } from './mock-api.ts';
import { Connection } from './store/postgres/connection.ts';
import { beginLocked } from './store/postgres/database.ts';
import { aDatabase, describeWithPostgres } from './store/testing/a-postgres-store.ts';
import { DatabaseProxy } from './store/testing/database-proxy.ts';
import { aCandidate, newJob } from './testing/hiring.ts';
import { aCompany, anAccount, aRecruiter, newCompany, passwordOfAll } from './testing/people.ts';
import { aRunningMockApi } from './testing/running.ts';
import { Visitor } from './testing/visitor.ts';

const rows = {
  accounts: [anAccount('asha'), anAccount('bela')],
  companies: [aCompany('acme')],
  recruiters: [aRecruiter('asha', { companyId: 'acme' }), aRecruiter('bela')],
  candidates: [aCandidate('s1'), aCandidate('s2')],
};

const notification = { external_user_ids: ['s1', 's2'], message: shortlistedMessage };

/** Everything that a recruiter makes, where asking twice could make two. */
const asks = [
  { call: saveJob, body: newJob },
  {
    call: sendEmail,
    body: { email: 's1@students.example', subject: 'Hi', content: 'Dear student', link: 'acme.example' },
  },
  { call: sendNotification, body: notification },
  { call: saveCompany, body: newCompany },
  { call: createFolder, body: { folder_name: 'Interns', recruiter_id: 'asha', student_ids: ['s1'] } },
];

const askAll = (visitor: Visitor) => Promise.all(asks.map(({ call, body }) => visitor.call(call, { body })));
const countsOf = ({ world: { store } }: MockApi) =>
  (['jobs', 'messages', 'companies', 'folders'] as const).map((name) => store.count(name));

/** The same browser, at another instance. */
function movedTo(url: string, { cookies }: Visitor): Visitor {
  const moved = new Visitor(url);
  for (const [name, value] of cookies) moved.cookies.set(name, value);
  return moved;
}

/** Lets requests arrive while another process has the lock, so that one transaction stores them all. */
async function inOneTransaction<T>(direct: string, { world }: MockApi, work: () => Promise<T>): Promise<T> {
  const connection = await Connection.open(direct);
  await connection.query(beginLocked);
  const write = vi.spyOn(world.store, 'write');
  const done = work();
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(asks.length), { timeout: 20_000 });
  connection.close();
  return done;
}

describeWithPostgres('a request repeated after an unknown commit', () => {
  it('is there once, with the answer of the first, at any instance, also when two ask at once', async () => {
    const counts = await Promise.all([askedAgain('cut before'), askedAgain('cut after')]);
    // In other words, for another account, and once it had been answered, two jobs and two messages more.
    expect(counts).toEqual([
      [3, 5, 2, 1],
      [3, 5, 2, 1],
    ]);
  });
});

/** Returns how many rows there are in the end. */
async function askedAgain(how: 'cut before' | 'cut after'): Promise<readonly number[]> {
  const direct = await aDatabase();
  const { proxy, url } = await DatabaseProxy.to(direct);
  const first = await aRunningMockApi(rows, { database: url });
  const asha = first.visitor();
  await asha.call(login, { body: { email: 'asha@acme.example', password: passwordOfAll } });
  proxy.staysCut = true;
  proxy.atCommit = how;
  const refused = await inOneTransaction(direct, first, () => askAll(asha));
  expect(refused.map(({ status, body }) => [status, body])).toEqual(
    asks.map(() => [503, { message: expect.stringContaining('this may or may not have been stored') }]),
  );
  await first.close();

  // Two processes, after a restart.
  const one = await aRunningMockApi(rows, { database: direct });
  const other = await aRunningMockApi(rows, { database: direct });
  const [here, there] = [movedTo(one.url, asha), movedTo(other.url, asha)];
  const answers = await Promise.all([askAll(here), askAll(there)]);
  const [ofHere = [], ofThere] = answers.map((all) => all.map(({ status, body }) => ({ status, body })));
  expect(ofHere.map(({ status }) => status)).toEqual(asks.map(() => 200));
  expect(ofThere).toEqual(ofHere);
  const once = [1, 3, 2, 1];
  expect(countsOf(one)).toEqual(once);
  const [, , , { body: saved } = { body: null }] = ofHere;
  expect(one.world.store.get('companies', (saved as { _id: string })._id)?.name).toBe('Saltmarsh');

  // Asked again although it was answered, since that answer was lost.
  expect((await askAll(movedTo(one.url, asha))).map(({ status }) => status)).toEqual(asks.map(() => 200));
  expect(countsOf(one)).toEqual(once);

  const late = movedTo(one.url, asha);
  await late.call(saveJob, { body: { ...newJob, job_title: 'Data Engineer' } });
  await here.call(saveJob, { body: newJob });
  const bela = movedTo(one.url, asha);
  await bela.call(login, { body: { email: 'bela@acme.example', password: passwordOfAll } });
  await bela.call(sendNotification, { body: notification });
  return countsOf(one);
}
