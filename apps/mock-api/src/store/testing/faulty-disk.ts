import { copyFileSync, existsSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenFile } from '../append-file.ts';

export type Operation = 'open' | 'write' | 'datasync' | 'truncate';

/** The real disk, which refuses what it is told to, remembers what is safe from a power cut, and counts. */
export class FaultyDisk {
  /** Refused until taken out again. A refused write has written half of its bytes. */
  readonly refused = new Set<Operation>();
  bytesWritten = 0;
  /** Set by `holdSync`: called by every datasync, which waits for what it returns. */
  #gate: () => Promise<void> | undefined = () => undefined;
  readonly #written = new Map<string, number>();
  readonly #synced = new Map<string, number>();

  /** Goes where a store takes its `openFile`. */
  readonly openFile: OpenFile = async (path, flags) => {
    this.#check('open');
    const handle = await open(path, flags);
    if (flags === 'w') this.#written.set(path, 0);
    return {
      write: async (bytes: Uint8Array, offset: number, length: number, position: number) => {
        // A disk may take less than it is given.
        const taken = Math.ceil(length / 2);
        await handle.write(bytes, offset, taken, position);
        this.#check('write');
        this.bytesWritten += taken;
        this.#written.set(path, position + taken);
        return { bytesWritten: taken, buffer: bytes };
      },
      datasync: async () => {
        const length = this.#written.get(path) ?? 0;
        await this.#gate();
        this.#check('datasync');
        await handle.datasync();
        this.#synced.set(path, length);
      },
      truncate: async (length: number) => {
        this.#check('truncate');
        await handle.truncate(length);
        this.#written.set(path, length);
      },
      stat: () => handle.stat(),
      close: () => handle.close(),
    } as Awaited<ReturnType<OpenFile>>;
  };

  /** Lets no datasync finish until `release` is called; `reached` resolves when one is waiting. */
  holdSync(): { reached: Promise<void>; release: () => void } {
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    this.#gate = () => {
      reached.resolve();
      return released.promise;
    };
    return { reached: reached.promise, release: released.resolve };
  }

  /** Copies what a power cut at this moment would leave of `from`: of each file, what was synced. */
  copyAfterPowerCut(from: string, to: string): void {
    for (const name of readdirSync(from).filter((file) => !file.startsWith('lock'))) {
      const path = join(from, name);
      try {
        copyFileSync(path, join(to, name));
      } catch (error) {
        if (existsSync(path)) throw error;
        // Renamed or removed by an operation that was already under way; no other one can start meanwhile.
        for (const copied of readdirSync(to)) rmSync(join(to, copied));
        return this.copyAfterPowerCut(from, to);
      }
      truncateSync(join(to, name), this.#synced.get(path) ?? this.#synced.get(`${path}.tmp`) ?? 0);
    }
  }

  #check(operation: Operation): void {
    if (this.refused.has(operation)) throw new Error(`ENOSPC: no space left on device, ${operation}`);
  }
}
