import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** What is about to be sent, whole. */
export async function bytesOf(payload: unknown): Promise<Buffer> {
  if (payload instanceof Readable) return buffer(payload);
  if (payload instanceof Uint8Array) return Buffer.from(payload);
  return Buffer.from(typeof payload === 'string' ? payload : '');
}
