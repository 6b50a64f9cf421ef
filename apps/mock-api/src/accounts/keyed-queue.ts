/** Runs what has the same key one after the other. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Resolves or rejects as `run` does. */
  async take<T>(key: string, run: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const turn = before === undefined ? run() : before.then(run, run);
    this.#last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    }
  }
}
