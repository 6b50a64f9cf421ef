import { randomBytes } from 'node:crypto';
import { describe, inject, onTestFinished, vi } from 'vitest';
import { Connection } from '../postgres/connection.ts';
import { openPostgresStore } from '../postgres/open-postgres-store.ts';
import type { PostgresOptions } from '../postgres/postgres-store.ts';
import type { SharedStore } from '../store.ts';
import { type Library, libraryIndexes } from './library.ts';

async function sharedServer(): Promise<{ url: string } | { reason: string }> {
  const response = await fetch(inject('postgresOnDemand'));
  return response.ok ? { url: await response.text() } : { reason: await response.text() };
}

const server = await sharedServer();

/** The reason why tests with PostgreSQL cannot run on this machine. Undefined if they can. */
export const noPostgresReason = 'reason' in server ? server.reason : undefined;

/** Skips the tests, with the reason in the title, if PostgreSQL cannot run on this machine. */
export function describeWithPostgres(title: string, addTests: () => void): void {
  describe.skipIf(noPostgresReason !== undefined)(`${title} ${noPostgresReason ?? ''}`, () => {
    addTests();
  });
}

/** Creates an empty schema and drops it after the test. Resolves with its address. */
export async function aDatabase(url = 'url' in server ? server.url : ''): Promise<string> {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await runSql(url, `CREATE SCHEMA ${schema}`);
  // Again after a deadlock, because the transaction of a killed process may still run.
  onTestFinished(async () => void (await vi.waitFor(() => runSql(url, `DROP SCHEMA ${schema} CASCADE`), 10_000)));
  return `${url}?options=-csearch_path%3D${schema}`;
}

/** Resolves with the rows of the last statement. */
export async function runSql(url: string, sql: string) {
  const connection = await Connection.open(url);
  try {
    return await connection.query(sql);
  } finally {
    connection.close();
  }
}

export async function aPostgresStore(options: Partial<PostgresOptions<Library>> = {}): Promise<SharedStore<Library>> {
  const url = options.url ?? (await aDatabase());
  const store = await openPostgresStore<Library>({ format: 1, indexes: libraryIndexes, ...options, url });
  onTestFinished(() => store.close());
  return store;
}
