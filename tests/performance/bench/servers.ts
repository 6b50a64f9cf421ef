import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

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
  const file = 'mock-api-process.ts';
  const child = fork(join(import.meta.dirname, file), { env: { ...process.env, NODE_ENV: 'production' } });
  child.send({ ...start });
  const next = (): Promise<unknown> => nextMessage(child, file);
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

async function nextMessage(child: ChildProcess, file: string): Promise<unknown> {
  const ended = new AbortController();
  const end = (code: unknown) => ended.abort(new Error(`${file} ended with code ${String(code)}`));
  child.once('exit', end);
  const [message] = await once(child, 'message', { signal: ended.signal });
  child.off('exit', end);
  return message;
}

/** Runs in the server's process. Sends the URL, then answers each message with the processor time so far. */
export function reportToParent(url: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.send?.(url);
}
