/** Runs the mock API under load in a separate process. Collects garbage and reports memory on IPC messages. */
import { readdirSync } from 'node:fs';
import { seedRows, startMockApi } from '../../../apps/mock-api/src/index.ts';

export interface ResourceUsage {
  /** In bytes, after a full garbage collection. */
  readonly heap: number;
  /** Number of open files and connections, or 0 if the system does not report it. */
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

function held(): ResourceUsage {
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
