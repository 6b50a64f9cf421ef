import { availableParallelism } from 'node:os';
import { shortlistedMessage } from '@glo/domain/candidates/notifications';
import { PostgresServer } from '../../../apps/mock-api/src/store/testing/postgres-server.ts';
import { type Ask, Client } from './client.ts';
import type { Data } from './data.ts';
import { type Measure, numberText } from './measures.ts';
import { compare, inTurns, median } from './samples.ts';
import { type Server, startMockApiProcess } from './servers.ts';

const reading = { connections: 50, seconds: 2 };
const writing = { connections: 16, seconds: 2 };
const rounds = 5;
/** Writes one after the other, in each round. */
const inARow = 200;
/** Two that answer, and as many that ask. */
const processorsForTwo = 4;

/** Two mock APIs on one PostgreSQL beside one: how many reads both answer; and a durable write beside SQLite's, on the same disk. */
export async function measureInstances(data: Data, print: (line: string) => void): Promise<Measure[]> {
  let database: PostgresServer;
  try {
    database = await PostgresServer.started();
  } catch (error) {
    print(`PostgreSQL cannot run here, and several instances are not measured: ${String(error)}`);
    return [];
  }
  const { candidates, folder } = data;
  const start = { candidates, database: database.url };
  // One after the other: the first makes the tables.
  const first = await startMockApiProcess(start);
  const servers = [first, await startMockApiProcess(start), await startMockApiProcess({ candidates, folder })] as const;
  try {
    const [one, other, onSqlite] = await Promise.all([
      Client.signIn(servers[0]),
      Client.signIn(servers[1]),
      Client.signIn(servers[2]),
    ]);
    for (const server of servers) await server.settled();
    const measures = [...(await reads(one, other, data)), ...(await writes({ one, other, onSqlite }, data))];
    for (const client of [one, other, onSqlite]) client.close();
    return measures;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await database.remove();
  }
}

async function reads(one: Client, other: Client, { ids }: Data): Promise<Measure[]> {
  const asks = ids.slice(0, 100).map((id): Ask => ({ path: `/api/v1/mobile/getProfileData?student_id=${id}` }));
  const load = (client: Client) => client.load(asks, reading);
  const pairs = await inTurns(
    rounds,
    () => watched([one.server, other.server], () => Promise.all([load(one), load(other)])),
    () => watched([one.server], async () => [await load(one)]),
  );
  const rate = compare(pairs.map((pair) => ({ ours: pair.ours.rate, other: pair.other.rate })));
  const cost = compare(pairs.map((pair) => ({ ours: pair.ours.cost, other: pair.other.cost })));
  const processors = availableParallelism();
  const hasRoom = processors >= processorsForTwo;
  return [
    {
      what: `reads of two instances, by the clock${hasRoom ? '' : ` (${processors} processors, ${processorsForTwo} are needed: not judged)`}`,
      value: `${numberText(rate.ours)}/s`,
      against: `${numberText(rate.other)}/s of one`,
      judged: rate.ratio,
      ...(hasRoom && { bound: { least: 1.8 } }),
    },
    {
      what: 'reads of two instances, by processor time',
      value: `${numberText(cost.ours)} µs a read`,
      against: `${numberText(cost.other)} µs of one`,
      judged: 2 / cost.ratio,
      bound: { least: 1.8 },
    },
  ];
}

/** Reads a second of all together, and the microseconds of processor time that one read takes. */
async function watched(servers: readonly Server[], work: () => Promise<readonly number[]>) {
  const used = async () => {
    const times = await Promise.all(servers.map((server) => server.processorTime()));
    return times.reduce((sum, time) => sum + time);
  };
  const before = await used();
  const rate = (await work()).reduce((sum, each) => sum + each);
  return { rate, cost: ((await used()) - before) / (rate * reading.seconds) };
}

async function writes(
  { one, other, onSqlite }: Readonly<Record<'one' | 'other' | 'onSqlite', Client>>,
  { ids }: Data,
): Promise<Measure[]> {
  const write: Ask = {
    path: '/api/recruiter/notification/sendNotificationByExternalIds',
    body: { external_user_ids: [ids[0]], message: shortlistedMessage },
  };
  const alone = (client: Client) => async () => {
    const times: number[] = [];
    for (let count = 0; count < inARow; count += 1) times.push((await client.ask(write)).milliseconds);
    return median(times);
  };
  const together = (...clients: readonly Client[]) => {
    const share = { ...writing, connections: writing.connections / clients.length };
    return async () => {
      const rates = await Promise.all(clients.map((client) => client.load([write], share)));
      return rates.reduce((sum, each) => sum + each);
    };
  };
  const single = compare(await inTurns(rounds, alone(one), alone(onSqlite)));
  const many = compare(await inTurns(rounds, together(one), together(onSqlite)));
  const two = compare(await inTurns(rounds, together(one, other), together(one)));
  const { connections } = writing;
  return [
    {
      what: 'durable write: PostgreSQL, one at a time',
      value: `${numberText(single.ours)} ms`,
      against: `${numberText(single.other)} ms SQLite`,
      judged: single.ratio,
    },
    {
      what: `durable writes: PostgreSQL, ${connections} at once`,
      value: `${numberText(many.ours)}/s`,
      against: `${numberText(many.other)}/s SQLite`,
      judged: many.ratio,
    },
    {
      what: `durable writes: PostgreSQL, ${connections} at once by two instances`,
      value: `${numberText(two.ours)}/s`,
      against: `${numberText(two.other)}/s by one`,
      judged: two.ratio,
    },
  ];
}
