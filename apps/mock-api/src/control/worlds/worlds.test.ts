import { login } from '@glo/adapters/wire/account';
import { forgotPassword } from '@glo/adapters/wire/account-codes';
import { getCompanies } from '@glo/adapters/wire/company';
import { describe, expect, it, vi } from 'vitest';
import { indexes, type Rows } from '../../data/rows.ts';
import { systemClock } from '../../http/world.ts';
import { MemoryCounts } from '../../store/counts/counts.ts';
import { openMemoryStore } from '../../store/low-store.ts';
import { uploadImage } from '../../testing/files.ts';
import { aPagesBuild } from '../../testing/pages-build.ts';
import { aCompany, anAccount, passwordOfAll } from '../../testing/people.ts';
import { aRunningMockApi } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { memoryShelf } from '../../store/file-shelf.ts';
import { ControlledWorld } from './controlled-world.ts';
import { Worlds } from './worlds.ts';

const rows = { accounts: [anAccount('asha')], companies: [aCompany('acme')] };
const askForCode = (visitor: Visitor) => visitor.call(forgotPassword, { body: { email: 'asha@acme.example' } });

async function signIn(visitor: Visitor): Promise<void> {
  await visitor.call(login, { body: { email: 'asha@acme.example', password: passwordOfAll } });
  expect([...visitor.cookies.keys()]).toContain('session');
}

describe('a world that a request names', () => {
  it('begins with the rows of the server', async () => {
    const { visitor } = await aRunningMockApi(rows);
    const asha = visitor('one');
    await signIn(asha);
    expect((await asha.call(getCompanies)).body).toMatchObject({ companies: [{ _id: 'acme' }] });
  });

  it('keeps its data, messages, sessions and files to itself', async () => {
    const { visitor, world } = await aRunningMockApi(rows);
    const asha = visitor('one');
    await signIn(asha);
    await askForCode(asha);
    const image = await uploadImage(asha);
    const other = visitor('two');
    other.cookies.set('session', asha.cookies.get('session') ?? '');

    expect(await asha.mailOf('asha@acme.example')).toHaveLength(1);
    expect((await asha.fetch(image)).status).toBe(200);
    expect((await asha.call(getCompanies)).status).toBe(200);
    expect(await other.mailOf('asha@acme.example')).toEqual([]);
    expect((await other.fetch(image)).status).toBe(404);
    expect((await other.call(getCompanies)).status).toBe(401);
    expect([world.store.count('messages'), world.store.count('sessions'), world.store.count('uploads')]).toEqual([
      0, 0, 0,
    ]);
  });

  it('counts tries by itself', async () => {
    // One code an account.
    const { visitor } = await aRunningMockApi(rows, { rateLimit: 0.017 });
    expect((await askForCode(visitor('one'))).status).toBe(200);
    expect((await askForCode(visitor('one'))).status).toBe(429);
    expect((await askForCode(visitor('two'))).status).toBe(200);
    expect((await askForCode(visitor())).status).toBe(200);
  });

  it('is named by header or cookie, and the header takes precedence', async () => {
    const { visitor } = await aRunningMockApi(rows);
    await askForCode(visitor('one'));
    const byCookie = visitor();
    byCookie.cookies.set('x-mock-world', 'one');
    expect(await byCookie.mailOf('asha@acme.example')).toHaveLength(1);
    const byBoth = visitor('two');
    byBoth.cookies.set('x-mock-world', 'one');
    expect(await byBoth.mailOf('asha@acme.example')).toEqual([]);
  });

  it.each(['', 'a b', '../x', 'ü', 'x'.repeat(65)])('is refused when it is called %j', async (name) => {
    const { app } = await aRunningMockApi(rows);
    const { statusCode, body } = await app.inject({ url: '/health', headers: { 'x-mock-world': name } });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toEqual({ message: expect.stringContaining('x-mock-world: The name of a world is') });
  });

  it.each(['a', 'Run-7.worker_3', 'x'.repeat(64)])('may be called %s', async (name) => {
    const { visitor } = await aRunningMockApi(rows);
    expect((await visitor(name).fetch('/health')).status).toBe(200);
  });

  it('is removed after 200 others were used, and reports this until it is reset', async () => {
    const { visitor } = await aRunningMockApi(rows);
    await askForCode(visitor('kept'));
    await askForCode(visitor('first'));
    for (let n = 0; n < 198; n++) await visitor(`filler-${n}`).fetch('/health');
    expect(await visitor('kept').mailOf('asha@acme.example')).toHaveLength(1);
    await visitor('one-more').fetch('/health');
    expect(await visitor('kept').mailOf('asha@acme.example')).toHaveLength(1);

    const first = visitor('first');
    const gone = {
      status: 410,
      body: {
        message:
          'The world "first" and its data were removed, because too many other worlds were used since. POST /__mock/reset creates it again.',
      },
    };
    expect(await askForCode(first)).toMatchObject(gone);
    expect(await first.fetch('/__mock/outbox')).toMatchObject(gone);
    expect((await first.post('/__mock/reset', { seed: 'x' })).status).toBe(400);
    expect(await first.fetch('/health')).toMatchObject(gone);
    expect((await first.post('/__mock/reset', {})).status).toBe(200);
    expect(await first.mailOf('asha@acme.example')).toEqual([]);
    expect((await askForCode(first)).status).toBe(200);
  });

  it('can be reset in the console when it is gone', async () => {
    const { visitor } = await aRunningMockApi(rows, { pages: aPagesBuild() });
    for (let n = 0; n < 201; n++) await visitor(`world-${n}`).fetch('/health');
    const somebody = visitor();
    somebody.cookies.set('x-mock-world', 'world-0');
    expect((await somebody.fetch('/__mock/outbox')).status).toBe(410);
    for (const path of [
      '/__mock/',
      '/__mock/assets/control-a1b2.js',
      '/__mock/assets/control-c3d4.css',
      '/__mock/scenarios',
    ]) {
      expect([path, (await somebody.fetch(path)).status]).toEqual([path, 200]);
    }
    expect((await somebody.fetch('/__mock/worlds')).body).toMatchObject({ current: 'world-0' });
  });
});

describe('GET /__mock/worlds', () => {
  it('tells the current world, and all worlds with the last used first', async () => {
    const { visitor } = await aRunningMockApi(rows);
    for (const name of ['one', 'two', 'one']) await visitor(name).fetch('/health');
    expect((await visitor().fetch('/__mock/worlds')).body).toEqual({ current: '', worlds: ['one', 'two'] });
    expect((await visitor('two').fetch('/__mock/worlds')).body).toEqual({ current: 'two', worlds: ['two', 'one'] });
  });
});

describe('worlds with much in them', () => {
  /** Each of the twelve collections says that it has `count` rows. */
  function aWorld(name: string, count: number): ControlledWorld {
    const store = openMemoryStore<Rows>(indexes);
    vi.spyOn(store, 'count').mockReturnValue(count);
    return new ControlledWorld({
      name,
      store,
      files: memoryShelf(),
      counts: new MemoryCounts(),
      clock: systemClock,
    });
  }

  it('live together up to three million', () => {
    const worlds = new Worlds(aWorld('', 0), (name) => aWorld(name, 100_000));
    for (const name of ['a', 'b', 'a', 'c']) worlds.open(name);
    expect(worlds.names).toEqual(['c', 'a']);
  });

  it('keep at least the one that is used', () => {
    const worlds = new Worlds(aWorld('', 0), (name) => aWorld(name, 1_000_000));
    for (const name of ['a', 'b']) worlds.open(name);
    expect(worlds.names).toEqual(['b']);
  });
});

describe('without the control surface', () => {
  it('header and cookie mean nothing', async () => {
    const { visitor, world } = await aRunningMockApi(rows, { control: false });
    await askForCode(visitor('one'));
    const byCookie = visitor();
    byCookie.cookies.set('x-mock-world', 'two words');
    await askForCode(byCookie);
    expect(world.store.count('messages')).toBe(2);
  });
});
