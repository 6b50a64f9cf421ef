import { type ChosenFile, documentTypeOf } from './file-type.ts';

/** The `accept` value of document inputs (decision 50). */
export const documentEndings = ['.pdf', '.doc'] as const;

/** The missing space is specified (specification 1, section 5). */
export const documentOfWrongType =
  'Incorrect file type.Document uploads are only permitted in PDF and DOC format. Please try to upload a PDF or DOC file.';

/** Name and content both have to be PDF or DOC (decision 21). The service looks into compound files. */
export function documentProblem({ name }: ChosenFile, head: Uint8Array): string | null {
  const isNamedSo = documentEndings.some((ending) => name.toLowerCase().endsWith(ending));
  return isNamedSo && documentTypeOf(head) !== null ? null : documentOfWrongType;
}
