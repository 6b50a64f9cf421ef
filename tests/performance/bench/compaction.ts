import { readdirSync } from 'node:fs';
import { type Ask, Client } from './client.ts';
import type { Data } from './data.ts';
import { type Measure, numberText } from './measures.ts';
import { startStandInProcess } from './servers.ts';

const compactions = 3;

/** The longest that anybody waits for a read while the journal is folded into a snapshot, and while it is not. */
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

  const during: number[] = [];
  const otherwise: number[] = [];
  for (let count = 0; count < compactions; count += 1) {
    while (!isFolding()) await writer.ask(bulk);
    const started = performance.now();
    during.push(await longestRead(isFolding));
    const end = 2 * performance.now() - started;
    otherwise.push(await longestRead(() => performance.now() < end));
  }
  for (const client of [reader, writer]) client.close();
  await server.stop();
  return [
    {
      what: `compaction: longest wait for a read, of ${compactions} compactions`,
      value: `${numberText(Math.max(...during))} ms`,
      against: `${numberText(Math.max(...otherwise))} ms without one`,
      judged: Math.max(...during),
      bound: { most: 10 },
    },
  ];
}
