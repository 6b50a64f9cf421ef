import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgresOnDemand: string;
  }
}

/** Starts one PostgreSQL for a test run on the first request, and stops it after the last test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<PostgresServer> | undefined;
  const asked = createServer((_request, response) => {
    started ??= PostgresServer.started().catch((error: unknown) => {
      console.error(`\n!!! The tests with PostgreSQL are SKIPPED, because it cannot run here: ${String(error)}\n`);
      throw error;
    });
    started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(503).end(String(error)),
    );
  });
  asked.listen(0, '127.0.0.1');
  await once(asked, 'listening');
  project.provide('postgresOnDemand', `http://127.0.0.1:${(asked.address() as AddressInfo).port}`);
  return async () => {
    asked.close();
    const server = await started?.catch(() => undefined);
    await server?.remove();
  };
}
