import { readdirSync } from 'node:fs';
import { type Ask, Client } from './client.ts';
import type { Data } from './data.ts';
import { type Measure, numberText } from './measures.ts';
import { startStandInProcess } from './servers.ts';

const compactions = 3;

/**
 * How long the server can answer nobody while the journal is folded into a snapshot, and while it is not: the longest turn of its
 * main thread, with reads without a pause and small writes beside them. The clock counts what others take from the machine, too.
 */
export async function measureCompaction({ folder, candidates, ids }: Data): Promise<Measure[]> {
  const server = await startStandInProcess({ folder, candidates, checkReplies: false });
  const [reader, writer] = await Promise.all([Client.signIn(server), Client.signIn(server)]);
  await server.settled();
  const read: Ask = { path: `/api/v1/mobile/getAllGloScoreById?student_id=${ids[0]}` };
  const bulk: Ask = {
    path: '/api/recruiter/notification/sendNotificationByExternalIds',
    body: { external_user_ids: ids.slice(0, 100), message: 'x'.repeat(1000) },
  };
  const small: Ask = { ...bulk, body: { external_user_ids: [ids[0]], message: 'Hello.' } };
  const isFolding = () => readdirSync(folder).some((name) => name.endsWith('.tmp'));

  /** Reads without a pause, with small writes beside them, for as long as `lasts` says so. */
  const longestRead = async (lasts: () => boolean) => {
    let longest = 0;
    const enough = new AbortController();
    const writing = (async () => {
      while (!enough.signal.aborted) await writer.ask(small);
    })();
    while (lasts()) longest = Math.max(longest, (await reader.ask(read)).milliseconds);
    enough.abort();
    await writing;
    return longest;
  };

  const during: Stall[] = [];
  const otherwise: Stall[] = [];
  const stall = async (lasts: () => boolean): Promise<Stall> => {
    let wait = 0;
    const turn = await server.longestTurn(async () => {
      wait = await longestRead(lasts);
    });
    return { turn, wait };
  };
  for (let count = 0; count < compactions; count += 1) {
    while (!isFolding()) await writer.ask(bulk);
    const started = performance.now();
    during.push(await stall(isFolding));
    const end = 2 * performance.now() - started;
    otherwise.push(await stall(() => performance.now() < end));
  }
  for (const client of [reader, writer]) client.close();
  await server.stop();
  const longest = (stalls: readonly Stall[], what: keyof Stall) => Math.max(...stalls.map((each) => each[what]));
  return [
    {
      what: `compaction: longest turn of the server, of ${compactions} compactions, processor time`,
      value: `${numberText(longest(during, 'turn'))} ms`,
      against: `${numberText(longest(otherwise, 'turn'))} ms without one`,
      judged: longest(during, 'turn'),
      bound: { most: 10 },
    },
    {
      what: 'compaction: longest wait for a read, by the clock',
      value: `${numberText(longest(during, 'wait'))} ms`,
      against: `${numberText(longest(otherwise, 'wait'))} ms without one`,
      judged: longest(during, 'wait'),
    },
  ];
}

/** Both in milliseconds. */
interface Stall {
  /** Of the server's main thread. */
  readonly turn: number;
  /** For a read. */
  readonly wait: number;
}
