/** The mock API as the bench measures it: told by its first message what to serve, answers with its address. */
import { once } from 'node:events';
import { seedRows, startMockApi } from '../../../apps/mock-api/src/index.ts';
import { report, type MockApiStart } from './servers.ts';

const [start] = (await once(process, 'message')) as [MockApiStart];
const mockApi = await startMockApi({
  ...(start.folder !== undefined && { folder: start.folder }),
  ...(start.database !== undefined && { database: start.database }),
  rows: (now) => seedRows({ seed: 1, candidates: start.candidates, now }),
  checkReplies: false,
  rateLimit: 'off',
});
process.once('SIGTERM', () => void mockApi.close().then(() => process.exit(0)));
report(mockApi.url);
