import type { FastifyRequest } from 'fastify';
import { headLength } from '@glo/domain/files/file-type';
import type { UploadRow } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import { shortened } from '../http/words.ts';
import { isDocument, requireType } from './file-types.ts';

/** A file that is still arriving. Its members throw a `Refusal` for a mistake of the sender. */
export interface IncomingFile {
  readonly contentType: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** Reads the rest of the form, which may contain no other file. Returns the number of bytes. */
  end(): Promise<number>;
}

const megabyte = 1024 * 1024;

/** Size limits: decision 21. */
export const maximumBytes = (kind: UploadRow['kind']) => (isDocument(kind) ? 25 : 5) * megabyte;

export async function receiveFile(request: FastifyRequest, kind: UploadRow['kind']): Promise<IncomingFile> {
  const field = request.routeOptions.config.file ?? '';
  const ceiling = maximumBytes(kind);
  if (!request.isMultipart()) throw refuse.unsupportedType('Please send the file as multipart/form-data.');
  const orCutOff = async <T>(next: Promise<T>): Promise<T> => {
    try {
      return await next;
    } catch {
      throw refuse.badRequest(`${field}: The upload was cut off or is not valid multipart/form-data.`);
    }
  };
  const parts = request.parts({ limits: { fileSize: ceiling, files: 10, fields: 10, parts: 20 } });
  const nextFile = async () => {
    for (;;) {
      const { done, value } = await orCutOff(parts.next());
      if (done) return;
      if (value.type !== 'file') continue;
      if (value.fieldname === field) return value.file;
      throw refuse.badRequest(`${field}: The file came in the field "${shortened(value.fieldname)}" instead.`);
    }
  };

  const file = await nextFile();
  if (file === undefined) throw refuse.badRequest(`${field}: There is no file.`);
  const chunks: AsyncIterator<Buffer> = file[Symbol.asyncIterator]();
  let received = 0;
  const nextChunk = async (): Promise<Buffer | null> => {
    const { done, value } = await orCutOff(chunks.next());
    if (file.truncated) throw refuse.tooLarge(`The file is larger than ${ceiling / megabyte} MB.`);
    if (done) return null;
    received += value.length;
    return value;
  };
  const begun: Buffer[] = [];
  for (let chunk = await nextChunk(); chunk !== null; chunk = received < headLength ? await nextChunk() : null) {
    begun.push(chunk);
  }
  if (received === 0) throw refuse.badRequest('The file is empty.');
  return {
    contentType: requireType(Buffer.concat(begun).subarray(0, headLength), kind),
    content: (async function* () {
      yield* begun;
      for (let chunk = await nextChunk(); chunk !== null; chunk = await nextChunk()) yield chunk;
    })(),
    async end() {
      if ((await nextFile()) !== undefined) throw refuse.badRequest(`${field}: Please send one file only.`);
      return received;
    },
  };
}
