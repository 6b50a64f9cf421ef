import { availableParallelism } from 'node:os';
import { PostgresServer } from '../../../apps/mock-api/src/store/testing/postgres-server.ts';
import { type BenchRequest, Client } from './client.ts';
import type { Data } from './data.ts';
import { type Measure, numberText } from './measures.ts';
import { compare, alternate } from './samples.ts';
import { type Server, startMockApiProcess } from './servers.ts';

const readLoad = { connections: 50, seconds: 2 };
const rounds = 5;
/** Two for the servers and two for the clients. */
const processorsForTwo = 4;

export async function measureInstances(data: Data, print: (line: string) => void): Promise<Measure[]> {
  let database: PostgresServer;
  try {
    database = await PostgresServer.started();
  } catch (error) {
    print(`Skipped several instances, because PostgreSQL cannot run here: ${String(error)}`);
    return [];
  }
  const start = { candidates: data.candidates, database: database.url };
  // Sequential, because the first process creates the tables.
  const first = await startMockApiProcess(start);
  const servers = [first, await startMockApiProcess(start)] as const;
  try {
    const [one, other] = await Promise.all([Client.signIn(servers[0]), Client.signIn(servers[1])]);
    for (const server of servers) await server.waitUntilIdle();
    const measures = await reads(one, other, data);
    for (const client of [one, other]) client.close();
    return measures;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await database.remove();
  }
}

async function reads(one: Client, other: Client, { ids }: Data): Promise<Measure[]> {
  const asks = ids
    .slice(0, 100)
    .map((id): BenchRequest => ({ path: `/api/v1/mobile/getProfileData?student_id=${id}` }));
  const load = (client: Client) => client.load(asks, readLoad);
  const pairs = await alternate(
    rounds,
    () => measureLoad([one.server, other.server], () => Promise.all([load(one), load(other)])),
    () => measureLoad([one.server], async () => [await load(one)]),
  );
  const rate = compare(pairs.map((pair) => ({ ours: pair.ours.rate, other: pair.other.rate })));
  const cost = compare(pairs.map((pair) => ({ ours: pair.ours.cost, other: pair.other.cost })));
  const processors = availableParallelism();
  const hasRoom = processors >= processorsForTwo;
  return [
    {
      name: `reads of two instances, wall-clock time${hasRoom ? '' : ` (${processors} processors, ${processorsForTwo} needed, not judged)`}`,
      value: `${numberText(rate.ours)}/s`,
      against: `${numberText(rate.other)}/s of one`,
      judged: rate.ratio,
      ...(hasRoom && { bound: { least: 1.8 } }),
    },
    {
      name: 'reads of two instances, processor time',
      value: `${numberText(cost.ours)} µs per read`,
      against: `${numberText(cost.other)} µs of one`,
      judged: 2 / cost.ratio,
      bound: { least: 1.8 },
    },
  ];
}

/** Returns the reads per second of all servers, and the processor time per read in microseconds. */
async function measureLoad(servers: readonly Server[], work: () => Promise<readonly number[]>) {
  const used = async () => {
    const times = await Promise.all(servers.map((server) => server.processorTime()));
    return times.reduce((sum, time) => sum + time);
  };
  const before = await used();
  const rate = (await work()).reduce((sum, each) => sum + each);
  return { rate, cost: ((await used()) - before) / (rate * readLoad.seconds) };
}
