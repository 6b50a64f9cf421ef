import type { DeviceRow, DeviceRows, RowChange } from '../device/device-rows.ts';
import type { AccountId } from '../shared/ids.ts';

let names = 0;

/** A name for `OpenPages`. */
export const newName = (): string => String((names += 1));

/** Rows of a browser. `isBlocked`: it refuses a database, so changes wait. */
export class MemoryRows implements DeviceRows {
  isBlocked = false;
  /** Changes that are not on disk. */
  waiting = 0;
  readonly #rows = new Map<string, DeviceRow>();
  readonly #listeners = new Set<() => void>();

  onWaiting(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async isReady(): Promise<boolean> {
    return !this.isBlocked;
  }

  async read(...prefix: readonly string[]): Promise<readonly DeviceRow[]> {
    const rows = [...this.#rows.values()].filter(({ key }) => prefix.every((part, at) => key[at] === part));
    return rows.map(({ key, value }) => ({ key: key.slice(2), value }));
  }

  async write(account: AccountId, kind: string, changes: readonly RowChange[]): Promise<boolean> {
    for (const { key: ofKind, value } of changes) {
      const key = [account, kind, ...ofKind];
      if (value === null) this.#rows.delete(JSON.stringify(key));
      else this.#rows.set(JSON.stringify(key), { key, value: JSON.parse(JSON.stringify(value)) as object });
    }
    // A successful write takes the waiting changes with it.
    this.#setWaiting(this.isBlocked ? this.waiting + changes.length : 0);
    return !this.isBlocked;
  }

  async remove(...prefix: readonly string[]): Promise<boolean> {
    for (const [id, { key }] of this.#rows) {
      if (prefix.every((part, at) => key[at] === part)) this.#rows.delete(id);
    }
    return !this.isBlocked;
  }

  async retry(): Promise<boolean> {
    if (!this.isBlocked) this.#setWaiting(0);
    return !this.isBlocked;
  }

  #setWaiting(waiting: number): void {
    this.waiting = waiting;
    for (const listener of this.#listeners) listener();
  }
}
