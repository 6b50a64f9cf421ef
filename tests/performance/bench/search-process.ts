/** Searches without a server around it: told by its first message where the data lie and what to look for, answers with milliseconds. */
import { once } from 'node:events';
import { matchReply } from '../../../apps/mock-api/src/candidate-service/match-replies.ts';
import { indexes, type Rows } from '../../../apps/mock-api/src/data/rows.ts';
import { candidateIndex, prepareIndexes } from '../../../apps/mock-api/src/matching/index-of-store.ts';
import { openJournalStore } from '../../../apps/mock-api/src/store/journal-store.ts';
import type { SearchWish } from './data.ts';

export interface Searching {
  readonly folder: string;
  /** In their order. */
  readonly wishes: readonly SearchWish[];
}

const [{ folder, wishes }] = (await once(process, 'message')) as [Searching];
const store = await openJournalStore<Rows>({ folder, indexes });
await prepareIndexes(store);
const reply = matchReply((data) => ({ data: { data } }));
const times = wishes.map(({ skilltags, job_type, location }) => {
  const started = performance.now();
  reply(candidateIndex(store).best({ skills: skilltags, openTo: job_type, within: location }, 200));
  return performance.now() - started;
});
await store.close();
process.send?.(times, () => process.disconnect());
