import { shortlistedMessage } from '@glo/domain/candidates/notifications';
import { type BenchRequest, Client } from './client.ts';
import type { Data } from './data.ts';
import { type Measure, numberText } from './measures.ts';
import { compare, alternate, median } from './samples.ts';
import { startMockApiProcess } from './servers.ts';

const rounds = 5;
const sequentialWrites = 200;

export async function measureWrites(few: Data, many: Data): Promise<Measure[]> {
  const servers = await Promise.all([
    startMockApiProcess({ folder: few.folder, candidates: few.candidates }),
    startMockApiProcess({ folder: many.folder, candidates: many.candidates }),
  ]);
  const [amongFew, amongMany] = await Promise.all([Client.signIn(servers[0]), Client.signIn(servers[1])]);
  for (const server of servers) await server.waitUntilIdle();
  // Both servers have this candidate, because they use the same seed.
  const write: BenchRequest = {
    path: '/api/recruiter/notification/sendNotificationByExternalIds',
    body: { external_user_ids: [few.ids[0]], message: shortlistedMessage },
  };
  const one = (client: Client) => async () => {
    const times: number[] = [];
    for (let count = 0; count < sequentialWrites; count += 1) times.push(await client.ask(write));
    return median(times);
  };
  const cost = compare(await alternate(rounds, one(amongMany), one(amongFew)));
  for (const client of [amongFew, amongMany]) client.close();
  await Promise.all(servers.map((server) => server.stop()));
  return [
    {
      name: `durable write: among ${numberText(many.candidates)} candidates`,
      value: `${numberText(cost.ours)} ms`,
      against: `${numberText(cost.other)} ms among ${numberText(few.candidates)}`,
      judged: cost.ratio,
      bound: { most: 1.2 },
    },
  ];
}
