import { Worker } from 'node:worker_threads';
import type { Answer, Call, Calls } from './database-worker.ts';
import { ForeignData, StoreDamaged, StoreLocked } from './store.ts';

/** Beside this file, and in a bundle beside the bundle. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('./database-worker.ts', import.meta.url)
  : new URL('./database-worker.mjs', import.meta.url);

const errors: Readonly<Record<string, new (message: string) => Error>> = { ForeignData, StoreDamaged, StoreLocked };

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The database in a thread of its own, so that no reader waits while the disk writes. */
export class DatabaseThread {
  readonly #worker = new Worker(program);
  /** In the order of their calls, which is that of the answers. */
  readonly #waiting: Waiting[] = [];
  #failure: unknown;

  constructor() {
    this.#worker.on('message', (answer: Answer) => {
      const caller = this.#waiting.shift();
      if ('result' in answer) caller?.resolve(answer.result);
      else caller?.reject(new (errors[answer.error.name] ?? Error)(answer.error.message));
    });
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the thread of the database has ended')));
  }

  /** Rejects with what the call throws, or when the thread has ended. */
  call<N extends keyof Calls>(name: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    if (this.#failure === undefined) {
      this.#waiting.push({ resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
      this.#worker.postMessage({ name, args } satisfies Call);
    } else reject(this.#failure);
    return promise as Promise<ReturnType<Calls[N]>>;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(reason: unknown): void {
    this.#failure ??= reason;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }
}
