import type { AccountId } from '../shared/ids.ts';

export interface DeviceRow {
  readonly key: readonly string[];
  /** Must be validated when it is read. */
  readonly value: unknown;
}

export interface RowChange {
  readonly key: readonly string[];
  /** JSON. `null` removes the row. */
  readonly value: object | null;
}

/** Rows on this device. Never throws: changes that cannot be written wait in memory, and reads include them. */
export abstract class DeviceRows {
  /** Number of changes that are not on disk. */
  abstract readonly waiting: number;
  /** Calls back when `waiting` has changed. Returns the unsubscribe function. */
  abstract onWaiting(listener: () => void): () => void;
  /** Resolves to false if the database cannot be read, or not within three seconds. */
  abstract isReady(): Promise<boolean>;
  /** Returns the rows whose key starts with `prefix`. Waits for a database that opens late. */
  abstract read(account: AccountId, kind: string, ...prefix: readonly string[]): Promise<readonly DeviceRow[]>;
  /** Writes in one transaction. Resolves to true once the changes are on disk, and to false if they wait. */
  abstract write(account: AccountId, kind: string, changes: readonly RowChange[]): Promise<boolean>;
  /** Without a kind, removes all rows of the account. Resolves to false if rows may remain on the device. */
  abstract remove(account: AccountId, kind?: string, ...prefix: readonly string[]): Promise<boolean>;
}
