/** The stand-in as the bench measures it: told by its first message what to serve, answers with its address. */
import { once } from 'node:events';
import { seedRows, startStandIn } from '../../../apps/mock-api/src/index.ts';
import { report, type StandInStart } from './servers.ts';

const [start] = (await once(process, 'message')) as [StandInStart];
const standIn = await startStandIn({
  ...(start.folder !== undefined && { folder: start.folder }),
  ...(start.database !== undefined && { database: start.database }),
  rows: (now) => seedRows({ seed: 1, candidates: start.candidates, now }),
  checkReplies: false,
  rateLimit: 'off',
});
process.once('SIGTERM', () => void standIn.close().then(() => process.exit(0)));
report(standIn.url);
