import type { FastifyRequest } from 'fastify';
import type { Rows, UploadRow } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';
import { documentTypes, typeByContent } from './file-types.ts';
import type { ReceivedFile } from './store-upload.ts';
import { receiveFile } from './receive-file.ts';
import { findUpload } from './upload-address.ts';

/** The specification sets none; 25 MB is the stand-in's own (decision 21). */
const documentCeiling = 25 * 1024 * 1024;

/** The specification's own words for it (specification 1, section 5; decision 50). */
const wrongType =
  'Incorrect file type.Document uploads are only permitted in PDF and DOC format. Please try to upload a PDF or DOC file.';

/** The one document of a multipart request. Throws a `Refusal` for anything but PDF and DOC. */
export async function receiveDocument(request: FastifyRequest, field: string): Promise<ReceivedFile> {
  const bytes = await receiveFile(request, field, documentCeiling);
  const contentType = await typeByContent(bytes);
  if (contentType === undefined || !documentTypes.has(contentType)) {
    throw refuse.unsupportedType(wrongType);
  }
  return { bytes, contentType };
}

/**
 * The address of a document as it is kept: an own upload of that kind, or a link on the web, where a missing scheme
 * reads as https (decision 22). 400 for anything else.
 */
export function readDocumentLink(
  reader: Reader<Rows>,
  accountId: string,
  kind: UploadRow['kind'],
  text: string,
): string {
  const link = text.trim();
  const upload = findUpload(reader, link);
  if (upload?.kind === kind && upload.accountId === accountId) return link;
  const address = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  if (!isWebAddress(address)) {
    throw refuse.badRequest(
      'documentLink: Please upload the document first, or give a link that begins with https://.',
    );
  }
  return address;
}

function isWebAddress(address: string): boolean {
  if (/\s/.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  // A name and password before the host would be read as the address.
  return hostname.includes('.') && username === '' && password === '';
}
