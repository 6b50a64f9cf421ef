import { headerOf } from './group-format.ts';

/** Each group is synced: of a large file some hundred, not some thousand. */
const fullBytes = 1024 * 1024;
/** Room for a header before the lines. */
const headerBytes = 64;

/**
 * Puts lines together to a group, in one piece of memory that is used again for the next: the new buffers that a large file
 * takes otherwise make the garbage collector stop everything, again and again.
 */
export class GroupBuffer {
  #bytes = Buffer.allocUnsafe(headerBytes + fullBytes + fullBytes / 4);
  #end = headerBytes;

  get isEmpty(): boolean {
    return this.#end === headerBytes;
  }

  get isFull(): boolean {
    return this.#end - headerBytes >= fullBytes;
  }

  add(lines: Buffer): void {
    if (this.#end + lines.length > this.#bytes.length) {
      this.#bytes = Buffer.concat([this.#bytes, Buffer.allocUnsafe(this.#bytes.length + lines.length)]);
    }
    this.#end += lines.copy(this.#bytes, this.#end);
  }

  /** Header and lines, good until something is added; begins the next group. */
  take(): Buffer {
    const header = headerOf([this.#bytes.subarray(headerBytes, this.#end)]);
    const start = headerBytes - header.length;
    header.copy(this.#bytes, start);
    const group = this.#bytes.subarray(start, this.#end);
    this.#end = headerBytes;
    return group;
  }
}
