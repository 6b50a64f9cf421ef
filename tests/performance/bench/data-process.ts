/** Creates the data of the benchmark. The first message says how much and where. The reply is a `Data`. */
import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { seedRows, startMockApi } from '../../../apps/mock-api/src/index.ts';
import type { CandidateRow } from '../../../apps/mock-api/src/data/rows.ts';
import type { Data, SearchWish } from './data.ts';

const mostIds = 2000;
const searches = 100;

const [{ parent, candidates: count }] = (await once(process, 'message')) as [{ parent: string; candidates: number }];
const folder = join(parent, `candidates-${count}`);
const rows = seedRows({ seed: 1, candidates: count, now: new Date() });
const mockApi = await startMockApi({ folder, rows: () => rows });
await mockApi.close();
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
  searches: searchesFor(rows.candidates),
};
process.send?.(data, () => process.disconnect());

function searchesFor(candidates: readonly CandidateRow[]): SearchWish[] {
  const step = Math.floor(candidates.length / searches);
  return Array.from({ length: searches }, (_, number) => {
    const { skills = [], location } = candidates[number * step] ?? {};
    const { city = '', state = '', country = '' } = location ?? {};
    const parts = [[], [city, state, country], [country], [state, country]][number % 4] ?? [];
    return {
      job_type: ['Job', 'Internship', 'Freelancing'][number % 3] ?? 'Job',
      location: parts.filter((part) => part !== '').join(', '),
      skilltags: skills.slice(0, 1 + (number % 5)),
    };
  });
}
