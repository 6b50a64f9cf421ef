import { type Ask, Client } from './client.ts';
import type { Data } from './data.ts';
import { type Measure, numberText } from './measures.ts';
import { compare, inTurns, median } from './samples.ts';
import { startStandInProcess } from './servers.ts';

const together = { connections: 16, seconds: 2 };
const rounds = 5;
/** Writes one after the other, in each round. */
const inARow = 200;

/** Durable writes: among many rows against few, and against a server that keeps everything in memory. */
export async function measureWrites(few: Data, many: Data): Promise<Measure[]> {
  const servers = await Promise.all([
    startStandInProcess({ folder: few.folder, candidates: few.candidates, checkReplies: false }),
    startStandInProcess({ folder: many.folder, candidates: many.candidates, checkReplies: false }),
    startStandInProcess({ candidates: few.candidates, checkReplies: false }),
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
    body: { external_user_ids: [few.ids[0]], message: 'You are shortlisted for an interview.' },
  };
  const one = (client: Client) => async () => {
    const times: number[] = [];
    for (let count = 0; count < inARow; count += 1) times.push((await client.ask(write)).milliseconds);
    return median(times);
  };
  const cost = compare(await inTurns(rounds, one(amongMany), one(amongFew)));
  const alone = compare(await inTurns(rounds, one(amongMany), one(inMemory)));
  const sixteen = (client: Client) => async () => (await client.load([write], together)).perSecond;
  const rate = compare(await inTurns(rounds, sixteen(amongMany), sixteen(inMemory)));
  for (const client of [amongFew, amongMany, inMemory]) client.close();
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
      what: `durable writes: ${connections} at once, compared`,
      value: `${numberText(rate.ours)}/s`,
      against: `${numberText(rate.other)}/s in memory only`,
      judged: rate.ratio,
      bound: { least: 0.5 },
    },
    {
      what: `durable writes: ${connections} at once, a second`,
      value: `${numberText(rate.ours)}/s`,
      against: '',
      judged: rate.ours,
      bound: { least: 1000 },
    },
    {
      what: 'durable write: one at a time (the disk answers once for each)',
      value: `${numberText(alone.ours)} ms`,
      against: `${numberText(alone.other)} ms in memory only`,
      judged: alone.ratio,
    },
  ];
}

const countText = ({ candidates }: Data) => candidates.toLocaleString('en-US');
