import { type FileHandle, open } from 'node:fs/promises';

/** The part of the file system that can refuse to write; tests play its failures. */
export type OpenFile = (path: string, flags: 'r+' | 'w') => Promise<WritableFile>;
export type WritableFile = Pick<FileHandle, 'write' | 'datasync' | 'stat' | 'truncate' | 'close'>;

/** A file that only grows, and whose `length` bytes are on disk whatever happens. */
export class AppendFile {
  readonly path: string;
  readonly #openFile: OpenFile;
  #length: number;
  #handle: WritableFile | undefined;
  /** Whether a refused append may have left something behind `#length`. */
  #tail = false;

  /** An existing file, of which the first `length` bytes count: the rest is cut off before anything is appended. */
  constructor(path: string, length: number, openFile: OpenFile = open) {
    this.path = path;
    this.#length = length;
    this.#openFile = openFile;
  }

  /** A new, empty file in the place of any older one. */
  static async create(path: string, openFile: OpenFile = open): Promise<AppendFile> {
    const handle = await openFile(path, 'w');
    await handle.close();
    return new AppendFile(path, 0, openFile);
  }

  get length(): number {
    return this.#length;
  }

  /** Resolves when all of `bytes` is on disk. Rejects with the disk's error, and then none of it counts. */
  async append(bytes: Uint8Array): Promise<void> {
    const handle = await this.#open();
    try {
      await writeWhole(handle, bytes, this.#length);
      await handle.datasync();
      this.#length += bytes.length;
    } catch (error) {
      this.#tail = true;
      await this.#dropTail(handle);
      throw error;
    }
  }

  /** Cuts off what a refused append may have left, so that nobody reads it. Where none was refused, nothing is touched. */
  async trim(): Promise<void> {
    if (this.#tail) await this.#open();
  }

  async close(): Promise<void> {
    const handle = this.#handle;
    this.#handle = undefined;
    await handle?.close();
  }

  async #open(): Promise<WritableFile> {
    if (this.#handle !== undefined) return this.#handle;
    const handle = await this.#openFile(this.path, 'r+');
    try {
      const { size } = await handle.stat();
      if (size < this.#length) throw new Error(`${this.path} has lost ${this.#length - size} bytes`);
      if (size > this.#length) {
        await handle.truncate(this.#length);
        await handle.datasync();
      }
    } catch (error) {
      await handle.close();
      throw error;
    }
    this.#tail = false;
    this.#handle = handle;
    return handle;
  }

  /** After a failure the handle is not trusted again. What cannot be cut off now is cut off before the next append. */
  async #dropTail(handle: WritableFile): Promise<void> {
    this.#handle = undefined;
    try {
      await handle.close();
      await this.#open();
    } catch {
      // The disk is still refusing, and the caller throws why.
    }
  }
}

async function writeWhole(handle: WritableFile, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    written += (await handle.write(bytes, written, bytes.length - written, position + written)).bytesWritten;
  }
}
