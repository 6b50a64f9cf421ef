import { Transform, type TransformCallback } from 'node:stream';

/** More of a body is passed on, and not looked at. */
export const mostBytes = 16 * 1024 * 1024;

/** Passes a body on as it is, and keeps a copy of it. */
export class BodyCopy extends Transform {
  bytes = 0;
  #chunks: Buffer[] = [];

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    if (this.bytes <= mostBytes) this.#chunks.push(chunk);
    else this.#chunks = [];
    done(null, chunk);
  }

  /** What has passed; null when it was too much. */
  get content(): Buffer | null {
    return this.bytes <= mostBytes ? Buffer.concat(this.#chunks) : null;
  }
}
