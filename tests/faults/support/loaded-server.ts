/** The mock API under load in a process of its own. Over IPC it collects garbage and reports its memory. */
import { readdirSync } from 'node:fs';
import { seedRows, startMockApi } from '../../../apps/mock-api/src/index.ts';

export interface Held {
  /** Bytes, after a full collection. */
  readonly heap: number;
  /** Open files and connections; 0 where the system does not tell. */
  readonly handles: number;
}

const [folder = ''] = process.argv.slice(2);
const mockApi = await startMockApi({
  folder,
  rateLimit: 'off',
  rows: (now) => seedRows({ seed: 1, candidates: 200, now }),
});
process.on('message', () => void process.send?.(held()));
process.once('SIGTERM', () => void mockApi.close().then(() => process.exit(0)));
process.send?.(mockApi.url);

function held(): Held {
  globalThis.gc?.();
  return { heap: process.memoryUsage().heapUsed, handles: openFiles() };
}

function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}
