import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server in a process of its own. */
export interface Server {
  /** Without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** What such a process is told in its first message. */
export interface StandInStart {
  /** Without one everything lives in memory. */
  readonly folder?: string;
  readonly candidates: number;
  readonly checkReplies: boolean;
}

/** A route of the bare server: the bytes it answers are made before. */
export interface BareRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly reply: string;
}

export const startStandInProcess = (start: StandInStart): Promise<Server> => startProcess('stand-in-process.ts', start);
export const startBareProcess = (routes: readonly BareRoute[]): Promise<Server> =>
  startProcess('bare-process.ts', routes);

async function startProcess(file: string, start: Serializable): Promise<Server> {
  const child = fork(join(import.meta.dirname, file), { env: { ...process.env, NODE_ENV: 'production' } });
  child.send(start);
  const url = await firstMessage(child, file);
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function firstMessage(child: ChildProcess, file: string): Promise<string> {
  const early = new AbortController();
  child.once('exit', (code) => early.abort(new Error(`${file} ended with code ${code}`)));
  const [url] = await once(child, 'message', { signal: early.signal });
  return String(url);
}
