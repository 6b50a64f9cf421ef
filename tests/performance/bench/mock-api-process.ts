/** The mock API process of the benchmark. The first message says what to serve. The reply is the URL. */
import { once } from 'node:events';
import { seedRows, startMockApi } from '../../../apps/mock-api/src/index.ts';
import { reportToParent, type MockApiStart } from './servers.ts';

const [start] = (await once(process, 'message')) as [MockApiStart];
const mockApi = await startMockApi({
  ...(start.folder !== undefined && { folder: start.folder }),
  ...(start.database !== undefined && { database: start.database }),
  rows: (now) => seedRows({ seed: 1, candidates: start.candidates, now }),
  checkReplies: false,
  rateLimit: 'off',
});
process.once('SIGTERM', () => void mockApi.close().then(() => process.exit(0)));
reportToParent(mockApi.url);
