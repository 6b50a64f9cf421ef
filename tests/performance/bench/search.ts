import { Client } from './client.ts';
import type { Data } from './data.ts';
import { type Measure, numberText } from './measures.ts';
import { median, percentile } from './samples.ts';
import { startBareProcess, startStandInProcess } from './servers.ts';

const path = '/api/recruiter/recruiter/search/candidateByScore';
const rounds = 1500;

/** Search one at a time: the slowest of a hundred, and whether the answers are those of a plain scan. */
export async function measureSearch({ folder, candidates, searches }: Data): Promise<Measure[]> {
  const standIn = await startStandInProcess({ folder, candidates });
  const ours = await Client.signIn(standIn);
  const wishAt = (number: number) => searches[number % searches.length]?.wish;
  // Soon after the start it waits for the index, as somebody does, so it counts.
  const first = await ours.ask({ path, body: wishAt(0) });
  await standIn.settled();
  const bareServer = await startBareProcess([{ method: 'POST', path, headers: first.headers, reply: first.text }]);
  const bare = ours.askingElsewhere(bareServer);

  const times = [first.milliseconds];
  const bareTimes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push((await ours.ask({ path, body: wishAt(round) })).milliseconds);
    bareTimes.push((await bare.ask({ path, body: wishAt(round) })).milliseconds);
  }
  const work = await threadTimes(ours, wishAt);
  const bareWork = await threadTimes(bare, wishAt);
  let compared = 0;
  let differing = 0;
  for (const { wish, found } of searches) {
    if (found === undefined) continue;
    const { text } = await ours.ask({ path, body: wish });
    const answer = (JSON.parse(text) as Found).data.data.map((each) => [each.student_id, each.search_score]);
    compared += 1;
    if (JSON.stringify(answer) !== JSON.stringify(found)) differing += 1;
  }
  ours.close();
  bare.close();
  await Promise.all([standIn.stop(), bareServer.stop()]);
  return [
    {
      what: 'search: p99, processor time of the answering thread',
      value: `${numberText(percentile(work, 99))} ms`,
      against: `${numberText(percentile(bareWork, 99))} ms bare Fastify`,
      judged: percentile(work, 99),
      bound: { most: 5 },
    },
    {
      what: 'search: p99 by the clock',
      value: `${numberText(percentile(times, 99))} ms`,
      against: `${numberText(percentile(bareTimes, 99))} ms bare Fastify`,
      judged: percentile(times, 99),
    },
    {
      what: 'search: median by the clock',
      value: `${numberText(median(times))} ms`,
      against: `${numberText(median(bareTimes))} ms bare Fastify`,
      judged: median(times),
    },
    {
      what: 'search: the first one, right after the start',
      value: `${numberText(first.milliseconds)} ms`,
      against: '',
      judged: first.milliseconds,
    },
    {
      what: `search: answers that differ from a plain scan, of ${compared}`,
      value: String(differing),
      against: '',
      judged: differing,
      bound: { most: 0 },
    },
  ];
}

/**
 * What each search takes the thread that answers, with receiving, sending and telling its time: milliseconds. By the clock the slowest of
 * a hundred is what others take from the machine, for a server that only sends as well.
 */
async function threadTimes(client: Client, wishAt: (number: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await client.server.mainThreadTime();
    await client.ask({ path, body: wishAt(round) });
    times.push((await client.server.mainThreadTime()) - before);
  }
  return times;
}

interface Found {
  readonly data: { readonly data: readonly { readonly student_id: string; readonly search_score: number }[] };
}
