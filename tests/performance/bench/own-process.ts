import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs a program of this folder in a separate process, and sends it `start`. `next` resolves with its next message. */
export function startProcess(program: string, start: Serializable) {
  const child = fork(join(import.meta.dirname, program), { env: { ...process.env, NODE_ENV: 'production' } });
  child.send(start);
  return { child, next: () => nextMessage(child, program) };
}

async function nextMessage(child: ChildProcess, program: string): Promise<unknown> {
  const ended = new AbortController();
  const end = (code: unknown) => ended.abort(new Error(`${program} ended with code ${String(code)}`));
  child.once('exit', end);
  const [message] = await once(child, 'message', { signal: ended.signal });
  child.off('exit', end);
  return message;
}
