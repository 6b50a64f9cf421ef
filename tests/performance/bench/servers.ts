import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from './own-process.ts';

/** A server is idle if it uses at most `most` microseconds of processor time in `during` milliseconds. */
const idle = { during: 300, most: 10_000 };

export interface Server {
  /** URL without a trailing slash. */
  readonly url: string;
  /** Processor time of all threads so far, in microseconds. */
  processorTime(): Promise<number>;
  /** Waits until the server is idle. After a start with many rows it builds indexes for some seconds. */
  waitUntilIdle(): Promise<void>;
  stop(): Promise<void>;
}

export interface MockApiStart {
  /** Data folder. Default: memory. */
  readonly folder?: string;
  /** URL of a PostgreSQL to use instead of a folder. */
  readonly database?: string;
  readonly candidates: number;
}

export async function startMockApiProcess(start: MockApiStart): Promise<Server> {
  const { child, next } = startProcess('mock-api-process.ts', { ...start });
  const url = String(await next());
  const processorTime = async () => {
    child.send('processor time');
    return Number(await next());
  };
  return {
    url,
    processorTime,
    async waitUntilIdle() {
      for (let before = 0, now = await processorTime(); now - before > idle.most; ) {
        await pause(idle.during);
        [before, now] = [now, await processorTime()];
      }
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs in the server's process. Sends the URL, then answers each message with the processor time so far. */
export function reportToParent(url: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.send?.(url);
}
