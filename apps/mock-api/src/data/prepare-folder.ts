import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** There can be no data in the folder. The message is a sentence for the operator. */
export class UnusableFolder extends Error {
  override readonly name = 'UnusableFolder';
}

const elsewhere = 'Choose another data folder with DATA_DIR.';

/** Makes the data folder where it is missing, for this user alone. Throws `UnusableFolder` when nothing can be stored in it. */
export async function prepareFolder(folder: string): Promise<void> {
  await makeFolder(folder, folder);
  if (!(await stat(folder)).isDirectory()) throw new UnusableFolder(`${folder} is no folder. ${elsewhere}`);
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    throw unusable(folder, 'written to', error);
  }
}

/** Not Node's own way to make a folder with all above it, which never ends where the system makes none, as in /proc. */
async function makeFolder(path: string, wanted: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const parent = dirname(path);
    const code = codeOf(error);
    if (code === 'EEXIST') return;
    if (code === 'ENOTDIR') throw new UnusableFolder(`${wanted} cannot be made: ${parent} is no folder. ${elsewhere}`);
    if (code !== 'ENOENT' || (await exists(parent))) throw unusable(wanted, 'made', error);
    await makeFolder(parent, wanted);
    await makeFolder(path, wanted);
  }
}

function unusable(folder: string, act: string, error: unknown): UnusableFolder {
  const code = codeOf(error);
  if (code === 'EROFS') return new UnusableFolder(`${folder} cannot be ${act}: its disk is read-only. ${elsewhere}`);
  if (code === 'EACCES' || code === 'EPERM') {
    const text = `This user may not write to ${folder}. Let it, or choose another data folder with DATA_DIR.`;
    return new UnusableFolder(text);
  }
  return new UnusableFolder(`${folder} cannot be ${act} (${code}). ${elsewhere}`);
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
