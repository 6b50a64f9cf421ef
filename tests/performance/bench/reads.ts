import { type Ask, Client } from './client.ts';
import type { Data } from './data.ts';
import { type Measure, numberText } from './measures.ts';
import { compare, inTurns } from './samples.ts';
import { type BareRoute, startBareProcess, startStandInProcess } from './servers.ts';

const load = { connections: 50, seconds: 2 };
const rounds = 5;
/** As many different requests of each kind, over and over: what a team looks at on a day. */
const variety = 100;

/** A list of 20, one by id and a search, beside a bare Fastify route that sends the same bytes. */
export async function measureReads({ folder, candidates, ids, searches }: Data): Promise<Measure[]> {
  // From all over the data, as applicants are.
  const idAt = (place: number) => ids[place % ids.length] ?? '';
  const numbers = Array.from({ length: variety }, (_, number) => number * 20);
  const lists = numbers.map((first) => ({
    path: '/api/v1/mobile/getAllCandidatesByIds',
    body: { applicants_ids: Array.from({ length: 20 }, (_, step) => idAt(first + step)) },
  }));
  const profiles = numbers.map((first) => ({
    path: `/api/v1/mobile/getProfileData?student_id=${idAt(first)}`,
  }));
  const standIn = await startStandInProcess({ folder, candidates });
  const ours = await Client.signIn(standIn);
  await standIn.settled();
  const found = searches.map((body) => ({ path: '/api/recruiter/recruiter/search/candidateByScore', body }));
  const measures: Measure[] = [];
  for (const { what, asks, least } of [
    { what: 'list of 20', asks: lists, least: 5000 },
    { what: 'one by id', asks: profiles, least: 5000 },
    { what: 'search', asks: found, least: 200 },
  ]) {
    const [first] = asks;
    if (first === undefined) throw new Error('There is nothing to ask for');
    const bareServer = await startBareProcess([await bareRouteOf(ours, first)]);
    const bare = ours.askingElsewhere(bareServer);
    const pairs = await inTurns(
      rounds,
      () => ours.load(asks, load),
      () => bare.load(asks, load),
    );
    const rate = compare(pairs);
    measures.push({
      what: `reads: ${what}`,
      value: `${numberText(rate.ours)}/s`,
      against: `${numberText(rate.other)}/s bare Fastify`,
      judged: rate.ours,
      bound: { least },
    });
    await bareServer.stop();
  }
  ours.close();
  await standIn.stop();
  return measures;
}

/** Always the same reply, about as long as the others. */
async function bareRouteOf(ours: Client, ask: Ask): Promise<BareRoute> {
  const { text, headers } = await ours.ask(ask);
  const method = ask.body === undefined ? 'GET' : 'POST';
  return { method, path: ask.path.split('?', 1)[0] ?? '', headers, reply: text };
}
