import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds, and the microseconds of processor time in them that nobody would call work. */
const idle = { during: 300, most: 10_000 };

/** A server in a process of its own. */
export interface Server {
  /** Without a trailing slash. */
  readonly url: string;
  /** Microseconds that its threads have used so far. */
  processorTime(): Promise<number>;
  /** Milliseconds of processor time that its main thread, which answers, has used so far. */
  mainThreadTime(): Promise<number>;
  /** Resolves when it does nothing any more: after a start with many rows it makes indexes for some seconds. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** What such a process is told in its first message. */
export interface StandInStart {
  /** Without one everything lives in memory. */
  readonly folder?: string;
  /** The address of a PostgreSQL that has the data instead. */
  readonly database?: string;
  readonly candidates: number;
}

/** A route of the bare server: the bytes it answers are made before, header lines included. */
export interface BareRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly reply: string;
}

export const startStandInProcess = (start: StandInStart): Promise<Server> => startProcess('stand-in-process.ts', start);
export const startBareProcess = (routes: readonly BareRoute[]): Promise<Server> =>
  startProcess('bare-process.ts', routes);

async function startProcess(file: string, start: Serializable): Promise<Server> {
  const child = fork(join(import.meta.dirname, file), { env: { ...process.env, NODE_ENV: 'production' } });
  child.send(start);
  const next = (): Promise<unknown> => nextMessage(child, file);
  const url = String(await next());
  const answer = async (question: Question) => {
    child.send(question);
    return Number(await next());
  };
  const processorTime = () => answer('processor time');
  return {
    url,
    processorTime,
    mainThreadTime: () => answer('main thread time'),
    async settled() {
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

type Question = 'processor time' | 'main thread time';

/** In such a process: says where it listens, and from then on what it is asked. */
export function report(url: string): void {
  const answers: Readonly<Record<Question, () => number>> = {
    'processor time': () => {
      const { user, system } = process.cpuUsage();
      return user + system;
    },
    'main thread time': threadTime,
  };
  process.on('message', (question: Question) => process.send?.(answers[question]()));
  process.send?.(url);
}

function threadTime(): number {
  // Without being asked for the whole process first, Linux tells a thread's time as of its last tick, 4 ms ago.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
