import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { login } from '@glo/adapters/wire/account';
import { uploadCompanyImage } from '@glo/adapters/wire/company';
import { describe, expect, it } from 'vitest';
import { startStandIn } from '../../stand-in.ts';
import { tempFolder } from '../../store/testing/temp-folder.ts';
import { aFile, aForm } from '../../testing/files.ts';
import { anAccount, passwordOfAll } from '../../testing/people.ts';
import { aRunningStandIn } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';

const email = 'asha@acme.example';
const rows = { accounts: [anAccount('asha')] };

async function aKeeper(folder = tempFolder(), start: string | null = null) {
  const running = await aRunningStandIn(rows, { snapshots: { folder, start } });
  const save = (name: string, visitor = running.visitor()) =>
    visitor.fetch(`/__mock/snapshots/${name}`, { method: 'PUT' });
  return { ...running, folder, save };
}

async function upload(visitor: Visitor): Promise<string> {
  await visitor.call(login, { body: { email, password: passwordOfAll } });
  const { body } = await visitor.call(uploadCompanyImage, { form: aForm(['image_url', aFile('png')]) });
  return (body as { companyImageUrl: string }).companyImageUrl;
}

const load = (visitor: Visitor, name: string) => visitor.post(`/__mock/snapshots/${name}/load`, {});
const differences = async (visitor: Visitor, address: string) =>
  (await visitor.fetch(`/__mock/snapshots/${address}`)).body;

describe('snapshots with a name', () => {
  it('are files in a folder, for this user alone, and listed', async () => {
    const { visitor, save, folder } = await aKeeper();
    await save('two');
    await save('one.first');
    expect((await visitor().fetch('/__mock/snapshots')).body).toMatchObject({
      folder,
      snapshots: [{ name: 'one.first', bytes: expect.any(Number) }, { name: 'two' }],
    });
    expect(statSync(join(folder, 'two.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'two.json'), 'utf8')).toBe(readFileSync(join(folder, 'one.first.json'), 'utf8'));
    await visitor().fetch('/__mock/snapshots/two', { method: 'DELETE' });
    expect((await visitor().fetch('/__mock/snapshots')).body).toMatchObject({ snapshots: [{ name: 'one.first' }] });
  });

  it('leave nothing behind when they cannot be saved', async () => {
    const { save, folder } = await aKeeper();
    mkdirSync(join(folder, 'taken.json'));
    expect((await save('taken')).status).toBe(500);
    expect(readdirSync(folder)).toEqual(['taken.json']);
  });

  it('are saved under one name by several worlds at once, the last one whole', async () => {
    const { visitor, save, folder } = await aKeeper();
    const saved = await Promise.all(['a', 'b', 'c', 'd'].map((world) => save('shared', visitor(world))));
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(readdirSync(folder)).toEqual(['shared.json']);
    expect((await load(visitor(), 'shared')).status).toBe(200);
  });

  it('are loaded in any world, with their files', async () => {
    const { visitor, save } = await aKeeper();
    const image = await upload(visitor());
    await save('with-image');
    expect((await load(visitor('other'), 'with-image')).body).toMatchObject({ rows: { uploads: 1 } });
    expect((await visitor('other').fetch(image)).status).toBe(200);
  });

  it('are compared with the world, and with one another, row by row', async () => {
    const { visitor, save } = await aKeeper();
    await save('before');
    expect(await differences(visitor(), 'before/differences')).toEqual({ count: 0, differences: [] });
    await upload(visitor());
    await save('after');
    const expected = { count: 2, differences: [{ collection: 'sessions', what: 'added' }, { collection: 'uploads' }] };
    expect(await differences(visitor(), 'before/differences')).toMatchObject(expected);
    expect(await differences(visitor('other'), 'before/differences?to=after')).toMatchObject(expected);
    expect(await differences(visitor(), 'after/differences?to=before')).toMatchObject({
      differences: [{ what: 'removed' }, { what: 'removed' }],
    });
  });

  it.each([
    ['nothing', 404, 'There is no snapshot "nothing".'],
    ['..%2Foutside', 400, 'The name of a snapshot'],
    ['%2Fetc%2Fpasswd', 400, 'The name of a snapshot'],
    ['.hidden', 400, 'The name of a snapshot'],
    ['link', 404, 'There is no snapshot "link".'],
    ['former', 400, 'one of another version'],
    ['cut', 400, 'This is no snapshot: it is not JSON.'],
  ])('%s is refused with %i, and nothing is changed', async (name, status, message) => {
    const { visitor, save, folder, world } = await aKeeper();
    writeFileSync(join(folder, '..', 'outside.json'), '{}');
    symlinkSync(join(folder, '..', 'outside.json'), join(folder, 'link.json'));
    writeFileSync(join(folder, 'former.json'), '{"format":0,"rows":{},"files":{}}');
    writeFileSync(join(folder, 'cut.json'), '{"format":');
    const refusal = { status, body: { message: expect.stringContaining(message) } };
    expect(await load(visitor(), name)).toMatchObject(refusal);
    expect(await visitor().fetch(`/__mock/snapshots/${name}/differences`)).toMatchObject(refusal);
    const isName = /^[a-z]+$/.test(name);
    expect((await save(name)).status).toBe(isName ? 200 : 400);
    expect([...world.store.all('accounts')]).toEqual(rows.accounts);
    expect(readFileSync(join(folder, '..', 'outside.json'), 'utf8')).toBe('{}');
  });

  it('have no place without a folder', async () => {
    const { visitor } = await aRunningStandIn(rows);
    expect((await visitor().fetch('/__mock/snapshots')).body).toEqual({ folder: null, snapshots: [] });
    expect(await load(visitor(), 'one')).toMatchObject({
      status: 400,
      body: { message: 'Snapshots have no folder here: start with SNAPSHOTS.' },
    });
  });
});

describe('a snapshot that is loaded at the start', () => {
  it('is what every world begins with, and what a reset goes back to, with its files', async () => {
    const first = await aKeeper();
    const image = await upload(first.visitor());
    await first.save('begin');
    const { visitor } = await aKeeper(first.folder, 'begin');
    for (const world of [undefined, 'other']) {
      expect((await visitor(world).fetch(image)).status).toBe(200);
      await visitor(world).post('/__mock/reset', {});
      expect((await visitor(world).fetch(image)).status).toBe(200);
    }
  });

  it.each([
    ['nothing', 'SNAPSHOT=nothing in .+ cannot be loaded. There is no snapshot "nothing".'],
    ['../outside', 'SNAPSHOT=../outside in .+ cannot be loaded. name: '],
    ['former', 'SNAPSHOT=former in .+ another version'],
  ])('%s stops the start with a sentence', async (start, message) => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'former.json'), '{"format":0,"rows":{},"files":{}}');
    await expect(startStandIn({ snapshots: { folder, start } })).rejects.toThrow(new RegExp(message));
  });
});
