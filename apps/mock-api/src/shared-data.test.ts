import { login } from '@glo/adapters/wire/account';
import { createFolder, getFolder } from '@glo/adapters/wire/folders';
import { beforeEach, expect, it } from 'vitest';
import type { MockApiOptions } from './mock-api.ts';
import { aDatabase, describeWithPostgres, runSql } from './store/testing/a-postgres-store.ts';
import { DatabaseProxy } from './store/testing/database-proxy.ts';
import { uploadImage } from './testing/files.ts';
import { aCompany, anAccount, aRecruiter, passwordOfAll } from './testing/people.ts';
import { aRunningMockApi } from './testing/running.ts';
import { Visitor } from './testing/visitor.ts';

const rows = { accounts: [anAccount('asha')], companies: [aCompany('acme')], recruiters: [aRecruiter('asha')] };
const enter = { body: { email: 'asha@acme.example', password: passwordOfAll } };
const aFolder = { body: { folder_name: 'Interns', recruiter_id: 'asha', student_ids: [] } };

/** One browser, whose requests go where it is told to. */
class Roaming {
  readonly #visitors: readonly Visitor[];

  constructor(...urls: readonly string[]) {
    this.#visitors = urls.map((url) => new Visitor(url));
  }

  at(instance: number): Visitor {
    const visitor = this.#visitors[instance];
    if (visitor === undefined) throw new Error('There is no such instance');
    for (const other of this.#visitors) {
      for (const [name, value] of other.cookies) visitor.cookies.set(name, value);
      if (other !== visitor) other.cookies.clear();
    }
    return visitor;
  }
}

describeWithPostgres('two mock APIs on one PostgreSQL', () => {
  let direct = '';
  beforeEach(async () => {
    direct = await aDatabase();
  });
  const start = (database: string, options: MockApiOptions = {}) => aRunningMockApi(rows, { database, ...options });

  it('look like one to a browser: it is signed in on both, and reads on one its writes on the other', async () => {
    const both = await Promise.all([start(direct), start(direct)]);
    const asha = new Roaming(...both.map(({ url }) => url));
    await asha.at(0).call(login, enter);
    const made = await asha.at(1).call(createFolder, aFolder);
    const { folder } = made.body as { folder: { _id: string } };
    const found = await asha.at(0).call(getFolder, { params: { folderId: folder._id } });
    expect([made.status, found.status]).toEqual([200, 200]);
    expect((await asha.at(1).call(createFolder, aFolder)).status).toBe(409);
    expect(asha.at(0).cookies.get('seen')).toMatch(/^3\./);
  });

  it('serve the files that the other one received, and keep them over starts', async () => {
    const both = await Promise.all([start(direct), start(direct)]);
    const asha = new Roaming(...both.map(({ url }) => url));
    await asha.at(0).call(login, enter);
    const image = await uploadImage(asha.at(0));
    expect((await asha.at(1).fetch(image)).status).toBe(200);
    const third = await start(direct);
    expect((await new Visitor(third.url).fetch(image)).status).toBe(200);
  });

  it('make a browser wait that has seen more, and refuse it in words while the database is away', async () => {
    const { proxy, url } = await DatabaseProxy.to(direct);
    const both = await Promise.all([start(direct), start(url)]);
    const asha = new Roaming(...both.map((one) => one.url));
    await asha.at(0).call(login, enter);
    proxy.cut();
    const made = await asha.at(0).call(createFolder, aFolder);
    const { folder } = made.body as { folder: { _id: string } };
    const params = { folderId: folder._id };
    expect(await asha.at(1).call(getFolder, { params })).toMatchObject({
      status: 503,
      body: { message: 'The database does not answer. Please try again.' },
    });
    const waiting = asha.at(1).call(getFolder, { params });
    proxy.restore();
    expect((await waiting).status).toBe(200);
  });

  it('keep worlds of tests each to themselves', async () => {
    const both = await Promise.all([start(direct), start(direct)]);
    const [here, there] = both.map(({ url }) => new Visitor(url, 'mine'));
    await here?.post('/__mock/reset', {});
    await here?.call(login, enter);
    expect(here?.cookies.has('seen')).toBe(false);
    expect((await there?.fetch('/__mock/worlds'))?.body).toEqual({ current: 'mine', worlds: ['mine'] });
  });

  it('remove a file that no row names only when no upload can be under way for it', async () => {
    await start(direct);
    const names = ['a'.repeat(24), 'b'.repeat(24)].map((id) => `${id}.png`);
    await runSql(
      direct,
      `INSERT INTO stand_in_files VALUES ('${names[0]}', '', now() - interval '2 hours'), ('${names[1]}', '', now())`,
    );
    await start(direct);
    expect(await runSql(direct, 'SELECT name FROM stand_in_files')).toEqual([{ name: names[1] }]);
  });
});
