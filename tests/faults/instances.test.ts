import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { dataFormat } from '../../apps/mock-api/src/data/format.ts';
import { indexes, type Rows } from '../../apps/mock-api/src/data/rows.ts';
import { openPostgresStore } from '../../apps/mock-api/src/store/postgres/open-postgres-store.ts';
import { describeWithPostgres } from '../../apps/mock-api/src/store/testing/a-postgres-store.ts';
import { PostgresServer } from '../../apps/mock-api/src/store/testing/postgres-server.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { DatabaseProxy } from '../../apps/mock-api/src/store/testing/database-proxy.ts';
import { aCandidate } from '../../apps/mock-api/src/testing/hiring.ts';
import { aCompany, anAccount, aRecruiter } from '../../apps/mock-api/src/testing/people.ts';
import { Balancer } from './support/balancer.ts';
import { Program } from './support/program.ts';
import { Random } from './support/random.ts';
import { RoamingRecruiter } from './support/roaming-recruiter.ts';
import { seed, sizeOf } from './support/sizes.ts';

const requests = sizeOf(800, 20_000);
const accounts = Array.from({ length: 12 }, (_, at) => anAccount(`r${at}`));
const students = ['c1', 'c2', 'c3', 'c4'];

const rows = () => ({
  accounts,
  recruiters: accounts.map(({ id }) => aRecruiter(id, { companyId: 'acme' })),
  companies: [aCompany('acme')],
  candidates: students.map((id) => aCandidate(id)),
});

const open = (url: string) => openPostgresStore<Rows>({ url, format: dataFormat, indexes, seed: rows });

async function anInstance(database: string): Promise<Program> {
  const program = new Program(tempFolder(), { DATABASE_URL: database });
  if (!(await program.waitUntilListening())) throw new Error(`The instance exited while starting: ${program.stderr}`);
  return program;
}

describeWithPostgres('four instances on one PostgreSQL', () => {
  it(
    `lose nothing in ${requests} requests while instances are killed and added and PostgreSQL is restarted, killed and cut off (SEED=${seed})`,
    async () => {
      const random = new Random(seed);
      const server = await PostgresServer.started();
      onTestFinished(() => server.remove());
      const { proxy, url: database } = await DatabaseProxy.to(server.url);
      await (await open(database)).close();
      let instances = await Promise.all([1, 2, 3, 4].map(() => anInstance(database)));
      const { balancer, url } = await Balancer.started(random);
      const spread = () => {
        balancer.targets = instances.map((instance) => instance.url);
      };
      spread();

      const replaceOne = async () => {
        const [killed, ...others] = instances;
        killed?.child.kill('SIGKILL');
        instances = others;
        spread();
        instances = [...others, await anInstance(database)];
        spread();
      };
      const troubles = [
        replaceOne,
        async () => {
          await server.stop();
          await server.start();
        },
        async () => {
          proxy.cut();
          await sleep(1000);
          proxy.restore();
        },
        replaceOne,
        async () => {
          await server.kill();
          await server.start();
        },
      ];

      const people = accounts.map(({ id, email }, at) => {
        const person = new RoamingRecruiter(id, url, { students, random: new Random(seed + at) });
        return { person, email };
      });
      await Promise.all(people.map(({ person, email }) => person.signIn(email)));
      let asked = 0;
      let over = 0;
      const struck: Promise<void>[] = [];
      const work = async (person: RoamingRecruiter) => {
        while (asked < requests || over < troubles.length) {
          asked += 1;
          const share = ((struck.length + 1) * requests) / (troubles.length + 1);
          if (struck.length < troubles.length && asked >= share) struck.push(strike(struck.length));
          await person.act();
        }
      };
      const strike = async (at: number) => {
        await struck[at - 1];
        await troubles[at]?.();
        over += 1;
      };
      await Promise.all(people.map(({ person }) => work(person)));
      await Promise.all(struck);
      expect(struck).toHaveLength(troubles.length);

      for (const { person } of people)
        expect((await person.folderNames()).toSorted()).toEqual([...person.made].toSorted());
      await expectEqual(instances, server.url);
    },
    requests * 20 + 120_000,
  );
});

async function expectEqual(instances: readonly Program[], database: string): Promise<void> {
  const store = await open(database);
  onTestFinished(() => store.close());
  const stored = Object.fromEntries(Object.keys(indexes).map((name) => [name, [...store.all(name as keyof Rows)]]));
  expect(instances).toHaveLength(4);
  for (const instance of instances) {
    await vi.waitFor(
      async () => {
        const answer = await fetch(`${instance.url}/__mock/snapshot`);
        expect(((await answer.json()) as { rows: unknown }).rows).toEqual(stored);
      },
      { timeout: 20_000, interval: 100 },
    );
  }
}
