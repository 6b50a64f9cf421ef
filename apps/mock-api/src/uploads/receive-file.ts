import type { FastifyRequest } from 'fastify';
import type { UploadRow } from '../data/rows.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { shortened } from '../http/words.ts';
import { documentTypes, imageTypes, typeByContent } from './file-types.ts';

export interface ReceivedFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

const megabyte = 1024 * 1024;

/** Size limits: decision 21. */
const image = {
  types: imageTypes,
  ceiling: 5 * megabyte,
  wrongType: 'Please choose a PNG, JPEG, WebP, GIF or AVIF image.',
};

/** Text: specification 1, section 5; decision 50. */
const document = {
  types: documentTypes,
  ceiling: 25 * megabyte,
  wrongType:
    'Incorrect file type.Document uploads are only permitted in PDF and DOC format. Please try to upload a PDF or DOC file.',
};

/** Reads the one file of a multipart request. Throws a `Refusal` for anything else. */
export async function receiveFile(request: FastifyRequest, kind: UploadRow['kind']): Promise<ReceivedFile> {
  const { types, ceiling, wrongType } = kind.endsWith('-document') ? document : image;
  const field = request.routeOptions.config.file ?? '';
  if (!request.isMultipart()) throw refuse.unsupportedType('Please send the file as multipart/form-data.');
  try {
    const bytes = await readParts(request, field, ceiling);
    const contentType = await typeByContent(bytes);
    if (contentType === undefined || !types.has(contentType)) throw refuse.unsupportedType(wrongType);
    return { bytes, contentType };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof request.server.multipartErrors.RequestFileTooLargeError) {
      throw refuse.tooLarge(`The file is larger than ${ceiling / megabyte} MB.`);
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
      // An unread part would block the following ones.
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
