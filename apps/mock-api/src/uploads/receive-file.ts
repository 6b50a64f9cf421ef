import type { FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../http/refusal.ts';
import { shortened } from '../http/words.ts';

/** Reads the one file of a multipart request from its field. Throws a `Refusal` for anything else, or above `ceiling` bytes. */
export async function receiveFile(request: FastifyRequest, field: string, ceiling: number): Promise<Buffer> {
  if (!request.isMultipart()) throw refuse.unsupportedType('Please send the file as multipart/form-data.');
  try {
    return await readParts(request, field, ceiling);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof request.server.multipartErrors.RequestFileTooLargeError) {
      throw refuse.tooLarge(`The file is larger than ${ceiling / 1024 / 1024} MB.`);
    }
    throw refuse.badRequest(`${field}: The upload was cut off or is not valid multipart/form-data.`);
  }
}

async function readParts(request: FastifyRequest, field: string, ceiling: number): Promise<Buffer> {
  const limits = { fileSize: ceiling, files: 10, fields: 10, parts: 20 };
  const files: Buffer[] = [];
  let strayField: string | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue;
    if (part.fieldname === field && files.length < 2) {
      files.push(await part.toBuffer());
    } else {
      strayField = part.fieldname;
      // A part that nobody reads would hold up the parts behind it.
      part.file.resume();
    }
  }
  if (strayField !== undefined && strayField !== field) {
    throw refuse.badRequest(`${field}: The file came in the field "${shortened(strayField)}" instead.`);
  }
  const [file] = files;
  if (file === undefined) throw refuse.badRequest(`${field}: There is no file.`);
  if (files.length > 1) throw refuse.badRequest(`${field}: Please send one file only.`);
  if (file.length === 0) throw refuse.badRequest('The file is empty.');
  return file;
}
