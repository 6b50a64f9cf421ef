import { type Ask, Client } from './client.ts';
import type { Data } from './data.ts';
import { type Measure, numberText } from './measures.ts';
import { inTurns } from './samples.ts';
import { startBareProcess, startStandInProcess } from './servers.ts';

const load = { connections: 10, seconds: 2 };
const rounds = 5;

/** A list of 20 and one by id, against a bare Fastify route that sends the same bytes. */
export async function measureReads({ folder, candidates }: Data, checkReplies: boolean): Promise<Measure[]> {
  // From all over the data, as applicants are.
  const step = Math.floor(candidates.length / 20);
  const ids = Array.from({ length: 20 }, (_, number) => candidates[number * step]?.id ?? '');
  const asks: (Ask & { readonly what: string })[] = [
    { what: 'list of 20', path: '/api/v1/mobile/getAllCandidatesByIds', body: { applicants_ids: ids } },
    { what: 'one by id', path: `/api/v1/mobile/getProfileData?student_id=${ids[7]}` },
  ];
  const standIn = await startStandInProcess({ folder, candidates: candidates.length, checkReplies });
  const ours = await Client.signIn(standIn);
  const routes = asks.map(async (ask) => ({
    method: ask.body === undefined ? ('GET' as const) : ('POST' as const),
    path: ask.path.split('?', 1)[0] ?? '',
    reply: (await ours.ask(ask)).text,
  }));
  const bareServer = await startBareProcess(await Promise.all(routes));
  const bare = ours.askingElsewhere(bareServer);
  const measures: Measure[] = [];
  for (const ask of asks) {
    const compared = await inTurns(
      rounds,
      () => ours.rate(ask, load),
      () => bare.rate(ask, load),
    );
    measures.push({
      what: `reads: ${ask.what}, reply checks ${checkReplies ? 'on' : 'off'}`,
      value: `${numberText(compared.ours)}/s`,
      against: `${numberText(compared.other)}/s bare Fastify`,
      judged: compared.ratio,
      bound: { least: checkReplies ? 0.5 : 0.9 },
    });
  }
  ours.close();
  await Promise.all([standIn.stop(), bareServer.stop()]);
  return measures;
}
