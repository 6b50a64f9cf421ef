/** The stand-in under load, in a process of its own: asked over IPC, it collects its garbage and says what it holds. */
import { readdirSync } from 'node:fs';
import { seedRows, startStandIn } from '../../../apps/mock-api/src/index.ts';

export interface Held {
  /** Bytes, after a full collection. */
  readonly heap: number;
  /** Open files and connections; 0 where the system does not tell. */
  readonly handles: number;
}

const [folder = ''] = process.argv.slice(2);
const standIn = await startStandIn({
  folder,
  rateLimit: 'off',
  rows: (now) => seedRows({ seed: 1, candidates: 200, now }),
});
process.on('message', () => void process.send?.(held()));
process.once('SIGTERM', () => void standIn.close().then(() => process.exit(0)));
process.send?.(standIn.url);

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
