import { documentTypeOf, headLength, type ImageType, imageTypeOf } from '@glo/domain/files/file-type';
import { imageParts } from '@glo/domain/files/image-parts';
import { hasTooManyPixels, imageIsHeic, imageOfTooManyPixels } from '@glo/domain/files/image';
import { pixelsOf } from '@glo/domain/files/image-pixels';
import { documentOfWrongType } from '@glo/domain/files/document';
import type { FastifyRequest } from 'fastify';
import { currentAccount } from '../accounts/accounts.ts';
import { newId } from '../data/new-id.ts';
import type { AccountRow, Rows, UploadRow } from '../data/rows.ts';
import { Refusal, refuse, shortened } from '../http/refusal.ts';
import type { UseLimits } from '../limits/use-limits.ts';
import type { FileShelf } from '../store/file-shelf.ts';
import { StoreOutcomeUnknown, StoreUnavailable, type Writer } from '../store/store.ts';
import { inflatesTooFar } from './png-inflation.ts';
import { stripMetadata } from './strip-metadata.ts';
import { fileName, uploadAddress } from './upload-address.ts';
import { isWordDocument } from './word-document.ts';

const notAnImage = 'Please choose a PNG, JPEG, WebP, GIF or AVIF image.';

interface Upload {
  readonly request: FastifyRequest;
  readonly account: AccountRow;
  readonly kind: UploadRow['kind'];
  readonly use?: (tx: Writer<Rows>, address: string) => void;
}

export function takeUpload(limits: UseLimits, upload: Upload): Promise<string> {
  const { request, kind } = upload;
  const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return limits.whileUploading(upload, Math.min(announced, maximumBytes(kind)), async () => {
    try {
      return await storeUpload(limits, upload, await receiveFile(request, kind));
    } catch (error) {
      // Drops the rest, because a paused request would keep its connection.
      request.raw.unpipe().resume();
      throw error;
    }
  });
}

/** Stores the bytes before the row. Throws `StoreUnavailable` if the disk refuses them. */
async function storeUpload(limits: UseLimits, upload: Upload, file: IncomingFile): Promise<string> {
  const { request, account, kind, use } = upload;
  const { store, files, clock } = request.world;
  const { contentType } = file;
  const id = newId();
  const name = fileName(id, contentType);
  try {
    await files.put(name, file.content);
    const received = await file.end();
    const bytes = contentType === 'application/pdf' ? received : await checkInTurn(files, name, contentType);
    const row: UploadRow = {
      id,
      accountId: account.id,
      kind,
      contentType,
      bytes,
      createdAt: clock.now().toISOString(),
    };
    const address = uploadAddress(row);
    await store.write((tx) => {
      currentAccount(tx, account.id);
      limits.allowUpload(tx, received, upload);
      tx.put('uploads', row);
      use?.(tx, address);
    });
    return address;
  } catch (cause) {
    // Without a row the file is unreachable, and the next start removes it.
    if (!(cause instanceof StoreOutcomeUnknown)) await files.remove(name).catch(() => undefined);
    if (cause instanceof StoreUnavailable || cause instanceof Refusal) throw cause;
    throw new StoreUnavailable('The file was not stored', { cause });
  }
}

let previousCheck: Promise<unknown> = Promise.resolve();

/** Checks one file at a time, because it is in memory meanwhile. */
function checkInTurn(...file: Parameters<typeof checkWhole>): Promise<number> {
  const check = previousCheck.then(() => checkWhole(...file));
  previousCheck = check.catch(() => undefined);
  return check;
}

async function checkWhole(files: FileShelf, name: string, contentType: string): Promise<number> {
  const bytes = (await files.get(name)) ?? new Uint8Array();
  if (contentType === 'application/msword') {
    if (!isWordDocument(bytes)) throw refuse.unsupportedType(documentOfWrongType);
    return bytes.length;
  }
  const stripped = await publicImage(bytes, contentType as ImageType);
  if (!stripped.equals(bytes)) await files.put(name, stripped);
  return stripped.length;
}

async function publicImage(bytes: Uint8Array, type: ImageType): Promise<Buffer> {
  const pixels = pixelsOf(bytes, type);
  if (pixels === null) throw refuse.unsupportedType(notAnImage);
  if (hasTooManyPixels(pixels)) throw refuse.tooLarge(imageOfTooManyPixels);
  try {
    const stripped = stripMetadata(bytes, type);
    if (type !== 'image/png' || !(await inflatesTooFar(stripped, imageParts(stripped, type)))) return stripped;
    throw refuse.tooLarge('The PNG holds more data than pixels. Please save it again with another program.');
  } catch (error) {
    if (error instanceof RangeError) throw refuse.unsupportedType(notAnImage);
    throw error;
  }
}

type IncomingFile = Awaited<ReturnType<typeof receiveFile>>;

const megabyte = 1024 * 1024;

const isDocument = (kind: UploadRow['kind']) => kind.endsWith('-document');

const maximumBytes = (kind: UploadRow['kind']) => (isDocument(kind) ? 25 : 5) * megabyte;

async function receiveFile(request: FastifyRequest, kind: UploadRow['kind']) {
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
  const firstChunks: Buffer[] = [];
  for (let chunk = await nextChunk(); chunk !== null; chunk = received < headLength ? await nextChunk() : null) {
    firstChunks.push(chunk);
  }
  if (received === 0) throw refuse.badRequest('The file is empty.');
  return {
    contentType: requireType(Buffer.concat(firstChunks).subarray(0, headLength), kind),
    content: (async function* () {
      yield* firstChunks;
      for (let chunk = await nextChunk(); chunk !== null; chunk = await nextChunk()) yield chunk;
    })(),
    async end() {
      if ((await nextFile()) !== undefined) throw refuse.badRequest(`${field}: Please send one file only.`);
      return received;
    },
  };
}

function requireType(head: Uint8Array, kind: UploadRow['kind']): string {
  if (isDocument(kind)) {
    const type = documentTypeOf(head);
    if (type === null) throw refuse.unsupportedType(documentOfWrongType);
    return type === 'compound-file' ? 'application/msword' : type;
  }
  const type = imageTypeOf(head);
  if (type === null) throw refuse.unsupportedType(notAnImage);
  if (type === 'image/heic') throw refuse.unsupportedType(imageIsHeic);
  return type;
}
