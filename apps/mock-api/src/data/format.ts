import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Raised whenever rows of an earlier version would not fit `rows.ts` any more. */
export const dataFormat = 1;

/** The folder holds the data of another version of the stand-in. */
export class ForeignData extends Error {
  override readonly name = 'ForeignData';
}

/** Makes the folder where it is missing and marks an empty one as ours; throws `ForeignData` when the data in it is of another format. */
export async function claimFolder(folder: string): Promise<void> {
  const file = join(folder, 'format');
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const found = names.includes('format') ? (await readFile(file, 'utf8')).trim() : '';
  const isEmpty = !names.some((name) => /^(journal|snapshot)/.test(name));
  if (found === String(dataFormat)) return;
  if (isEmpty) {
    await writeFile(file, `${dataFormat}\n`);
    return;
  }
  throw new ForeignData(
    `The data in ${folder} was made by another version of this program. Delete the folder to start anew, or choose another one with DATA_DIR.`,
  );
}
