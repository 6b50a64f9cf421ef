import { forgotPassword } from '@glo/adapters/wire/account-codes';
import { getCompanies } from '@glo/adapters/wire/company';
import { describe, expect, it } from 'vitest';
import { dataFormat } from '../../data/format.ts';
import { StoreUnavailable } from '../../store/store.ts';
import { aFile, uploadImage } from '../../testing/files.ts';
import { aCompany, anAccount } from '../../testing/people.ts';
import { aRunningMockApi, aSignedInAsha } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { tempFolder } from '../../store/testing/temp-folder.ts';

const rows = { accounts: [anAccount('asha')], companies: [aCompany('acme')] };

interface Snapshot {
  format: number;
  rows: Record<string, Record<string, unknown>[]>;
  files: Record<string, string>;
}

const take = async (url: string, world = 'home') =>
  (await fetch(`${url}/__mock/snapshot`, { headers: world === 'home' ? {} : { 'x-mock-world': world } })).text();

const put = (visitor: Visitor, body: string) =>
  visitor.fetch('/__mock/snapshot', { method: 'PUT', body, headers: { 'content-type': 'application/json' } });

/** Signed in, with an uploaded image and a code on its way. */
async function ashaWithAll(folder?: string) {
  const running = await aSignedInAsha(rows, folder === undefined ? {} : { folder });
  const image = await uploadImage(running.asha);
  await running.asha.call(forgotPassword, { body: { email: 'asha@acme.example' } });
  return { ...running, image };
}

describe('a snapshot', () => {
  it('has every collection, and the files', async () => {
    const { url, image, world } = await ashaWithAll();
    const snapshot = JSON.parse(await take(url)) as Snapshot;
    expect(snapshot.format).toBe(dataFormat);
    expect(Object.keys(snapshot.rows)).toHaveLength(12);
    expect(snapshot.rows['accounts']).toEqual(rows.accounts);
    expect(snapshot.rows['sessions']).toEqual([...world.store.all('sessions')]);
    expect(snapshot.files).toEqual({
      [image.replace('/uploads/', '')]: Buffer.from(await aFile('png').arrayBuffer()).toString('base64'),
    });
  });

  it('undoes later changes when it is restored, and nothing before', async () => {
    const { url, asha, image, world } = await ashaWithAll();
    const snapshot = await take(url);
    const later = await uploadImage(asha, aFile('jpeg'));
    await asha.post('/__mock/verifications', { recruiterId: 'asha', status: 'FAILED' });
    await asha.post('/__mock/clock', { advanceMs: 1000 });
    const { status, body } = await put(asha, snapshot);
    expect(body).toEqual({ rows: expect.objectContaining({ accounts: 1, sessions: 1, messages: 1, uploads: 1 }) });
    expect(status).toBe(200);
    expect((await take(url)) === snapshot).toBe(true);
    expect((await asha.call(getCompanies)).status).toBe(200);
    expect((await asha.fetch(image)).status).toBe(200);
    expect((await asha.fetch(later)).status).toBe(404);
    expect(await world.files.names()).toHaveLength(1);
    expect((await asha.fetch('/__mock/clock')).body).toMatchObject({ aheadMs: 1000 });
  });

  it('goes from one world into another', async () => {
    const { url, visitor, image } = await ashaWithAll();
    const snapshot = await take(url);
    expect((await put(visitor('one'), snapshot)).status).toBe(200);
    expect((await take(url, 'one')) === snapshot).toBe(true);
    expect((await visitor('one').fetch(image)).status).toBe(200);
    expect((await visitor('two').fetch(image)).status).toBe(404);
  });

  it('is there after a restart', async () => {
    const folder = tempFolder();
    const first = await ashaWithAll(folder);
    const snapshot = await take(first.url);
    await first.asha.post('/__mock/reset', {});
    await put(first.asha, snapshot);
    await first.close();
    const second = await aRunningMockApi({}, { folder });
    expect((await take(second.url)) === snapshot).toBe(true);
    expect((await second.visitor().fetch(first.image)).status).toBe(200);
  });

  it.each(['demo', 'empty-company', 'busy-company', 'failed-verification'])(
    'is the same for the same seed and can be restored: %s',
    async (scenario) => {
      const [one, two] = [await aRunningMockApi(), await aRunningMockApi(rows)];
      const made = { scenario, seed: 5, candidates: 40 };
      await one.visitor().post('/__mock/reset', made);
      await two.visitor().post('/__mock/reset', { seed: 6, candidates: 20 });
      await two.visitor().post('/__mock/reset', made);
      const snapshot = await take(one.url);
      expect((await take(two.url)) === snapshot).toBe(true);
      expect((await put(two.visitor(), snapshot)).status).toBe(200);
      expect((await take(two.url)) === snapshot).toBe(true);
    },
  );

  it('changes nothing when the disk refuses', async () => {
    const { url, asha, world } = await ashaWithAll();
    const snapshot = await take(url);
    await asha.post('/__mock/reset', {});
    const before = await take(url);
    world.store.replace = () => Promise.reject(new StoreUnavailable('full'));
    expect((await put(asha, snapshot)).status).toBe(503);
    expect((await take(url)) === before).toBe(true);
    expect(await world.files.names()).toEqual([]);
  });
});

const damages: readonly [string, (snapshot: Snapshot) => unknown, string][] = [
  ['something else', () => ({ hello: 'world' }), 'format: This is not a snapshot'],
  [
    'another version',
    (snapshot) => ({ ...snapshot, format: dataFormat + 1 }),
    'format: This is not a snapshot in format',
  ],
  ['a list', (snapshot) => [snapshot], 'expected object'],
  ['a collection is missing', edited(({ rows: all }) => void delete all['jobs']), 'rows.jobs: '],
  ['a foreign collection', edited(({ rows: all }) => void (all['pets'] = [])), 'rows: Unrecognized key: "pets"'],
  [
    'a row without an id',
    edited(({ rows: { accounts } }) => void delete accounts?.[0]?.['id']),
    'rows.accounts.0.id: ',
  ],
  ['an id that is no text', editedRow('accounts', { id: 7 }), 'rows.accounts.0.id: '],
  [
    'a field is missing',
    edited(({ rows: { companies } }) => void delete companies?.[0]?.['types']),
    'rows.companies.0.types: ',
  ],
  ['a field of another type', editedRow('accounts', { verified: 'yes' }), 'rows.accounts.0.verified: '],
  ['a foreign field', editedRow('companies', { motto: '' }), 'rows.companies.0: Unrecognized key: "motto"'],
  ['a date that is none', editedRow('sessions', { expiresAt: 'tomorrow' }), 'rows.sessions.0.expiresAt: '],
  [
    'an id twice',
    edited(({ rows: { accounts = [] } }) => void accounts.push({ ...accounts[0] })),
    'rows.accounts: An id is there twice.',
  ],
  ['a file is missing', (snapshot) => ({ ...snapshot, files: {} }), 'files: '],
  [
    'a file cut short',
    edited((one) => void (one.files = Object.fromEntries(Object.keys(one.files).map((name) => [name, 'aGk='])))),
    'is missing or incomplete',
  ],
  [
    'a file without an upload',
    edited(({ files }) => void (files['../../x.png'] = '')),
    'files: No upload matches ../../x.png.',
  ],
  ['a file outside', editedRow('uploads', { id: '../../x' }), 'rows.uploads.0.id: '],
];

function edited(change: (snapshot: Snapshot) => void): (snapshot: Snapshot) => Snapshot {
  return (snapshot) => {
    change(snapshot);
    return snapshot;
  };
}

function editedRow(collection: string, change: object): (snapshot: Snapshot) => Snapshot {
  return edited(({ rows: all }) => {
    all[collection] = (all[collection] ?? []).map((row) => ({ ...row, ...change }));
  });
}

describe('a damaged snapshot', () => {
  it.each(damages)('(%s) is refused and changes nothing', async (_what, damage, message) => {
    const { url, asha, world } = await ashaWithAll();
    const before = await take(url);
    const files = await world.files.names();
    const answer = await put(asha, JSON.stringify(damage(JSON.parse(before) as Snapshot)));
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
    expect((await take(url)) === before).toBe(true);
    expect(await world.files.names()).toEqual(files);
  });

  it('(cut short) is refused and changes nothing', async () => {
    const { url, asha } = await ashaWithAll();
    const before = await take(url);
    expect((await put(asha, before.slice(0, -100))).status).toBe(400);
    expect((await take(url)) === before).toBe(true);
  });
});
