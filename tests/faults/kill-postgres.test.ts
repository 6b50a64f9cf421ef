import { expect, it, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../apps/mock-api/src/store/postgres/open-postgres-store.ts';
import { describeWithPostgres } from '../../apps/mock-api/src/store/testing/a-postgres-store.ts';
import { PostgresServer } from '../../apps/mock-api/src/store/testing/postgres-server.ts';
import { LedgerModel, countWholeGroups } from './ledger-model.ts';
import { ledger } from './numbered-groups.ts';
import { type Kill, writeUntilKilled } from './support/killed-writer.ts';
import { Random } from './support/random.ts';
import { seed, sizeOf } from './support/sizes.ts';

const kills = sizeOf(4, 60);

describeWithPostgres('a mock API on PostgreSQL', () => {
  it(
    `keeps every acknowledged group and no partial one after ${kills} kills of writers, the database, or both (SEED=${seed})`,
    async () => {
      const random = new Random(seed);
      const server = await PostgresServer.started();
      onTestFinished(() => server.remove());
      const model = new LedgerModel();
      for (let kill = 0; kill < kills; kill += 1) {
        const otherWrites = Promise.withResolvers<void>();
        const databaseFails = kill % 2 === 1 ? createFailure(server, random, otherWrites.promise) : undefined;
        const killOther = killAfterGroups(random.next());
        const acknowledged = await Promise.all([
          writeUntilKilled(server.url, (child, lines) => {
            lines.once('line', () => otherWrites.resolve());
            killOther(child, lines);
          }),
          writeUntilKilled(server.url, killAfterGroups(random.next(), databaseFails)),
        ]);
        await databaseFails?.ended;

        const least = Math.max(...acknowledged, model.group);
        const store = await openPostgresStore({ ...ledger, url: server.url });
        expect(await countWholeGroups(store, model)).toBeGreaterThanOrEqual(least);
      }
      expect(model.group).toBeGreaterThan(kills * 10);
    },
    kills * 30_000,
  );
});

interface Failure {
  readonly begin: () => void;
  readonly ended: Promise<void>;
}

/** Kills or restarts the database once both write. An instance that cannot open the database must exit. */
function createFailure(server: PostgresServer, random: Random, otherWrites: Promise<void>): Failure {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const isKilled = random.below(2) === 0;
  const restart = async () => {
    await otherWrites;
    await (isKilled ? server.kill() : server.stop());
    await server.start();
  };
  return { begin: () => void restart().then(resolve, reject), ended };
}

const killAfterGroups =
  (share: number, failure?: Failure): Kill =>
  (child, lines) => {
    let left = Math.ceil(share * 200);
    lines.on('line', () => {
      left -= 1;
      if (left === 0) failure?.begin();
      if (left === (failure === undefined ? 0 : -100)) child.kill('SIGKILL');
    });
  };
