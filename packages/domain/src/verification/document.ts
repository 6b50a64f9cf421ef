/** A chosen document; in the browser, a File. */
export interface DocumentFile {
  readonly name: string;
  readonly type: string;
  /** bytes */
  readonly size: number;
}

/** What an input for documents offers (decision 50). */
export const documentEndings = ['.pdf', '.doc'] as const;

/** Byte for byte as specified, the missing blank included (specification 1, section 5). */
export const documentOfWrongType =
  'Incorrect file type.Document uploads are only permitted in PDF and DOC format. Please try to upload a PDF or DOC file.';

/** How each format begins. That of Word is a container; what is in one, the service finds out. */
const beginnings: Readonly<Record<(typeof documentEndings)[number], readonly number[]>> = {
  '.pdf': [0x25, 0x50, 0x44, 0x46],
  '.doc': [0xd0, 0xcf, 0x11, 0xe0],
};

/** Bytes of a file's beginning that `documentProblem` looks at. */
export const documentHeadLength = 4;

/**
 * Why a chosen file cannot be a document, in words for the person, or null. Name and content both have to be one of
 * PDF and DOC (decision 21); `head`: the first bytes.
 */
export function documentProblem({ name }: DocumentFile, head: Uint8Array): string | null {
  const isNamedSo = documentEndings.some((ending) => name.toLowerCase().endsWith(ending));
  const isOne = Object.values(beginnings).some((bytes) => bytes.every((byte, index) => head[index] === byte));
  return isNamedSo && isOne ? null : documentOfWrongType;
}
