import { shortlistedMessage } from '@glo/domain/candidates/notifications';
import { type Ask, Client } from './client.ts';
import type { Data } from './data.ts';
import { type Measure, numberText } from './measures.ts';
import { compare, inTurns, median, percentile } from './samples.ts';
import { startMockApiProcess } from './servers.ts';

const together = { connections: 16, seconds: 2 };
const rounds = 5;
/** Writes one after the other, in each round. */
const inARow = 200;
const readsInARow = 1000;

/** Durable writes: among many rows against few, and against a server that keeps everything in memory. */
export async function measureWrites(few: Data, many: Data): Promise<Measure[]> {
  const servers = await Promise.all([
    startMockApiProcess({ folder: few.folder, candidates: few.candidates }),
    startMockApiProcess({ folder: many.folder, candidates: many.candidates }),
    startMockApiProcess({ candidates: few.candidates }),
  ]);
  const [amongFew, amongMany, inMemory] = await Promise.all([
    Client.signIn(servers[0]),
    Client.signIn(servers[1]),
    Client.signIn(servers[2]),
  ]);
  for (const server of servers) await server.settled();
  // Made from the same seed, so all three know this one.
  const write: Ask = {
    path: '/api/recruiter/notification/sendNotificationByExternalIds',
    body: { external_user_ids: [few.ids[0]], message: shortlistedMessage },
  };
  const read: Ask = { path: `/api/v1/mobile/getAllGloScoreById?student_id=${few.ids[0]}` };
  const one = (client: Client) => async () => {
    const times: number[] = [];
    for (let count = 0; count < inARow; count += 1) times.push((await client.ask(write)).milliseconds);
    return median(times);
  };
  const cost = compare(await inTurns(rounds, one(amongMany), one(amongFew)));
  const alone = compare(await inTurns(rounds, one(amongMany), one(inMemory)));
  const sixteen = (client: Client) => async () => client.load([write], together);
  const rate = compare(await inTurns(rounds, sixteen(amongMany), sixteen(inMemory)));
  const reader = await Client.signIn(servers[1]);
  const slowest = async () => {
    const times: number[] = [];
    for (let count = 0; count < readsInARow; count += 1) times.push((await reader.ask(read)).milliseconds);
    return percentile(times, 99);
  };
  const quiet = await slowest();
  const [beside] = await Promise.all([slowest(), amongMany.load([write], together)]);
  for (const client of [amongFew, amongMany, inMemory, reader]) client.close();
  await Promise.all(servers.map((server) => server.stop()));
  const { connections } = together;
  return [
    {
      what: `durable write: among ${countText(many)} candidates`,
      value: `${numberText(cost.ours)} ms`,
      against: `${numberText(cost.other)} ms among ${countText(few)}`,
      judged: cost.ratio,
      bound: { most: 1.2 },
    },
    {
      what: `durable writes: ${connections} at once`,
      value: `${numberText(rate.ours)}/s`,
      against: `${numberText(rate.other)}/s in memory only`,
      judged: rate.ours,
    },
    {
      what: 'durable write: one at a time (the disk answers once for each)',
      value: `${numberText(alone.ours)} ms`,
      against: `${numberText(alone.other)} ms in memory only`,
      judged: alone.ratio,
    },
    {
      what: `a read beside ${connections} writers: p99 by the clock`,
      value: `${numberText(beside)} ms`,
      against: `${numberText(quiet)} ms without`,
      judged: beside,
    },
  ];
}

const countText = ({ candidates }: Data) => candidates.toLocaleString('en-US');
