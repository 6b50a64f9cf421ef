import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs a program of this folder in a separate process. Sends it `task` and resolves with its reply. */
export async function runInProcess(program: string, task: Serializable): Promise<unknown> {
  const child = fork(join(import.meta.dirname, program), { env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit');
  child.send(task);
  const [answer] = await Promise.race([once(child, 'message'), ended.then(endedEarly)]);
  await ended;
  return answer;
}

function endedEarly(): never {
  throw new Error('A process of the benchmark exited without a reply');
}
