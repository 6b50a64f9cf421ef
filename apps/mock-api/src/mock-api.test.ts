import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { login } from '@glo/adapters/wire/account';
import { getCompanies } from '@glo/adapters/wire/company';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startMockApi } from './mock-api.ts';
import { aClock } from './testing/clock.ts';
import { uploadImage } from './testing/files.ts';
import { aCompany, anAccount, passwordOfAll } from './testing/people.ts';
import { aRunningMockApi } from './testing/running.ts';
import { Visitor } from './testing/visitor.ts';
import { tempFolder } from './store/testing/temp-folder.ts';

const aFolder = () => join(tempFolder(), 'data');

const rows = () => ({ accounts: [anAccount('asha')] });

describe('a mock API with a data folder', () => {
  it('knows sessions, rows and files after a restart, and is filled once', async () => {
    const folder = aFolder();
    const first = await startMockApi({ folder, rows });
    const asha = new Visitor(first.url);
    await asha.call(login, { body: { email: 'asha@acme.example', password: passwordOfAll } });
    const image = await uploadImage(asha);
    await first.close();

    const second = await startMockApi({ folder, rows: () => ({ companies: [aCompany('late')] }) });
    onTestFinished(() => second.close());
    const again = new Visitor(second.url);
    again.cookies.set('session', asha.cookies.get('session') ?? '');
    expect(await again.call(getCompanies)).toMatchObject({ status: 200, body: { companies: [] } });
    expect((await again.fetch(image)).status).toBe(200);
  });

  it('knows them under a clock that was put back, too', async () => {
    const folder = aFolder();
    const first = await startMockApi({ folder, rows, clock: aClock('2026-11-12T09:00:00.000Z') });
    const asha = new Visitor(first.url);
    await asha.call(login, { body: { email: 'asha@acme.example', password: passwordOfAll } });
    await first.close();
    const second = await startMockApi({ folder, rows, clock: aClock('2026-11-02T09:00:00.000Z') });
    onTestFinished(() => second.close());
    const again = new Visitor(second.url);
    again.cookies.set('session', asha.cookies.get('session') ?? '');
    expect(await again.call(getCompanies)).toMatchObject({ status: 200 });
    await second.world.store.write((tx) => tx.put('companies', aCompany('late')));
    expect(second.world.store.count('companies')).toBe(1);
  });

  it('makes no folder when the port is taken', async () => {
    const folder = aFolder();
    const other = await aRunningMockApi();
    const port = Number(new URL(other.url).port);
    await expect(startMockApi({ folder, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(existsSync(folder)).toBe(false);
    const mockApi = await startMockApi({ folder });
    await mockApi.close();
  });

  it('finishes running requests before it closes', async () => {
    const mockApi = await startMockApi({ folder: aFolder(), rows });
    const { store } = mockApi.world;
    const write = store.write.bind(store);
    const reached = Promise.withResolvers<void>();
    const closing = Promise.withResolvers<void>();
    store.write = async (work) => {
      reached.resolve();
      await closing.promise;
      return write(work);
    };
    const body = { email: 'asha@acme.example', password: passwordOfAll };
    const answer = new Visitor(mockApi.url).call(login, { body });
    await reached.promise;
    const closed = mockApi.close();
    await expect.poll(() => mockApi.app.server.listening).toBe(false);
    closing.resolve();
    expect((await answer).status).toBe(200);
    await closed;
    expect(store.count('sessions')).toBe(1);
  });
});
