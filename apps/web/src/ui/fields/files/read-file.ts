import { texts } from './file-texts.ts';

/** Returns the first bytes of a file of this device, or a sentence for the user if it cannot be read. */
export async function readFile(file: Blob, length: number): Promise<Uint8Array | string> {
  try {
    // A slice of a file that was deleted before it was dropped would be empty.
    const part = file.size > length ? file.slice(0, length) : file;
    return new Uint8Array(await part.arrayBuffer());
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotFoundError' ? texts.fileGone : texts.fileUnreadable;
  }
}

/** Returns true if a file that was chosen before can no longer be read. */
export async function hasChanged(file: Blob): Promise<boolean> {
  return typeof (await readFile(file, 1)) === 'string';
}
