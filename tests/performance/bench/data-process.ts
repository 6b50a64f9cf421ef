/** Makes the data of the bench: told by its first message how much and where, answers with what the measures need of it. */
import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { seedRows, startStandIn } from '../../../apps/mock-api/src/index.ts';
import type { CandidateRow } from '../../../apps/mock-api/src/data/rows.ts';
import { plainScan } from '../../../apps/mock-api/src/matching/testing/plain-scan.ts';
import type { Data, Search } from './data.ts';

const mostIds = 2000;
const searches = 100;
const scanned = 25;

const [{ parent, candidates: count }] = (await once(process, 'message')) as [{ parent: string; candidates: number }];
const folder = join(parent, `candidates-${count}`);
const rows = seedRows({ seed: 1, candidates: count, now: new Date() });
const standIn = await startStandIn({ folder, rows: () => rows });
await standIn.close();
const lines = `${folder}.jsonl`;
const file = openSync(lines, 'w');
for (const row of Object.values(rows).flat()) writeSync(file, `${JSON.stringify(row)}\n`);
closeSync(file);
const some = rows.candidates.filter((_, place) => place % Math.ceil(count / mostIds) === 0);
const data: Data = {
  folder,
  lines,
  candidates: count,
  ids: some.map(({ id }) => id),
  searches: searchesAmong(rows.candidates),
};
process.send?.(data, () => process.disconnect());

/** What recruiters ask for: one to five skills of somebody there is, anywhere or near that person. */
function searchesAmong(candidates: readonly CandidateRow[]): Search[] {
  const step = Math.floor(candidates.length / searches);
  return Array.from({ length: searches }, (_, number) => {
    const { skills = [], location } = candidates[number * step] ?? {};
    const { city = '', state = '', country = '' } = location ?? {};
    const parts = [[], [city, state, country], [country], [state, country]][number % 4] ?? [];
    const wish = {
      job_type: ['Job', 'Internship', 'Freelancing'][number % 3] ?? 'Job',
      location: parts.filter((part) => part !== '').join(', '),
      skilltags: skills.slice(0, 1 + (number % 5)),
    };
    if (number >= scanned) return { wish };
    const asked = { skills: wish.skilltags, openTo: wish.job_type, within: wish.location };
    const found = plainScan(candidates, asked, 200).map(({ candidate, score }) => [candidate.id, score] as const);
    return { wish, found };
  });
}
