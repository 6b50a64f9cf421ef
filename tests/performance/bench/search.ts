import { Client } from './client.ts';
import type { Data } from './data.ts';
import { type Measure, numberText } from './measures.ts';
import { doneBy } from './own-process.ts';
import { median, percentile } from './samples.ts';
import { startBareProcess, startStandInProcess } from './servers.ts';

const path = '/api/recruiter/recruiter/search/candidateByScore';
const rounds = 5;
const searchesEach = 400;

/**
 * Search one at a time: the slowest of a hundred, and whether the answers are those of a plain scan. Judged is the searching,
 * up to the JSON that leaves: passing so much from one process to another takes some machines longer than the bound, as bare
 * Fastify shows that sends the same bytes.
 */
export async function measureSearch({ folder, candidates, searches }: Data): Promise<Measure[]> {
  const standIn = await startStandInProcess({ folder, candidates, checkReplies: false });
  const ours = await Client.signIn(standIn);
  const wishes = Array.from({ length: searchesEach }, (_, number) => searches[number % searches.length]?.wish);
  // Soon after the start it waits for the index, as somebody does.
  const first = await ours.ask({ path, body: wishes[0] });
  await standIn.settled();
  const bareServer = await startBareProcess([{ method: 'POST', path, headers: first.headers, reply: first.text }]);
  const bare = ours.askingElsewhere(bareServer);

  const asking: number[][] = [];
  const askingBare: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [times, bareTimes]: [number[], number[]] = [[], []];
    for (const body of wishes) {
      times.push((await ours.ask({ path, body })).milliseconds);
      bareTimes.push((await bare.ask({ path, body })).milliseconds);
    }
    asking.push(times);
    askingBare.push(bareTimes);
  }
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
  const searching = (await doneBy('search-process.ts', { folder, wishes, rounds })) as number[][];
  return [
    {
      what: 'search: p99',
      value: `${numberText(ofRounds(searching, 99))} ms`,
      against: `${numberText(ofRounds(searching, 50))} ms median`,
      judged: ofRounds(searching, 99),
      bound: { most: 2 },
    },
    {
      what: 'search: p99, asked for over HTTP',
      value: `${numberText(ofRounds(asking, 99))} ms`,
      against: `${numberText(ofRounds(askingBare, 99))} ms bare Fastify`,
      judged: ofRounds(asking, 99),
    },
    {
      what: 'search: median, asked for over HTTP',
      value: `${numberText(ofRounds(asking, 50))} ms`,
      against: `${numberText(ofRounds(askingBare, 50))} ms bare Fastify`,
      judged: ofRounds(asking, 50),
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

/** The median of the rounds' own. */
const ofRounds = (timesOfEach: readonly (readonly number[])[], percent: number): number =>
  median(timesOfEach.map((times) => percentile(times, percent)));

interface Found {
  readonly data: { readonly data: readonly { readonly student_id: string; readonly search_score: number }[] };
}
