import { GenericContainer, type StartedTestContainer } from 'testcontainers';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { aDatabase, aPostgresStore, runSql } from '../../apps/mock-api/src/store/testing/a-postgres-store.ts';
import { storeContract } from '../../apps/mock-api/src/store/testing/store-contract.ts';
import { canGetImage } from './a-container.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** The oldest supported version. The npm package tests the newest. */
const image = 'postgres:14';
const password = 'not-a-secret';

const reason = canGetImage(image) ? '' : `${image} cannot be had here`;
if (reason !== '') console.error(`\n!!! The store is not tried with ${image}, its tests are SKIPPED: ${reason}\n`);

describe.skipIf(reason !== '')(`the store on ${image} in a container ${reason}`, () => {
  let container: StartedTestContainer;
  let url = '';

  beforeAll(async () => {
    // The cleanup container of the library needs an image that cannot be pulled everywhere.
    vi.stubEnv('TESTCONTAINERS_RYUK_DISABLED', 'true');
    container = await new GenericContainer(image)
      .withEnvironment({ POSTGRES_PASSWORD: password })
      .withExposedPorts(5432)
      .start();
    url = `postgres://postgres:${password}@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
    // PostgreSQL listens shortly before it accepts connections.
    await vi.waitFor(() => runSql(url, 'SELECT 1'), { timeout: 60_000 });
  });
  afterAll(() => container.stop());

  storeContract('The PostgreSQL store', async (rows = {}) =>
    aPostgresStore({ url: await aDatabase(url), seed: () => rows }),
  );
});
