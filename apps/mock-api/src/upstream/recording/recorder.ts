import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { prepareFolder } from '../../data/prepare-folder.ts';
import type { Exchange } from '../exchange.ts';
import { entryOf } from './har.ts';

const head = JSON.stringify({
  version: '1.2',
  creator: { name: 'Stand-in backend', version: manifest.version },
  pages: [],
}).replace(/\}$/, ',"entries":[');
const tail = '\n]}}\n';

/** Keeps exchanges in a HAR file of its own, which is whole after each of them. */
export class Recorder {
  readonly #file: FileHandle;
  /** Where the next entry goes, over the end. */
  #at: number;
  #isEmpty = true;
  #last: Promise<void> = Promise.resolve();

  /** Throws `UnusableFolder`. */
  static async in(folder: string): Promise<Recorder> {
    await prepareFolder(folder, 'another folder with RECORD');
    const name = `recording-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.har`;
    // Who was asked for what is for this user alone.
    const file = await open(join(folder, name), 'wx', 0o600);
    await file.write(`{"log":${head}${tail}`, 0);
    return new Recorder(file, Buffer.byteLength(`{"log":${head}`));
  }

  private constructor(file: FileHandle, at: number) {
    this.#file = file;
    this.#at = at;
  }

  /** One after the other. Rejects when the disk refuses; what was kept before stays whole. */
  add(exchange: Exchange, origin: string): Promise<void> {
    const added = this.#last.then(() => this.#write(JSON.stringify(entryOf(exchange, origin))));
    this.#last = added.catch(() => undefined);
    return added;
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#file.close();
  }

  async #write(entry: string): Promise<void> {
    const text = `${this.#isEmpty ? '\n' : ',\n'}${entry}`;
    const bytes = Buffer.from(text + tail);
    try {
      const { bytesWritten } = await this.#file.write(bytes, 0, bytes.length, this.#at);
      if (bytesWritten < bytes.length) throw new Error('The disk is full.');
    } catch (error) {
      await this.#file.write(tail, this.#at);
      await this.#file.truncate(this.#at + tail.length);
      throw error;
    }
    this.#at += bytes.length - tail.length;
    this.#isEmpty = false;
  }
}
