import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export class UnusableFolder extends Error {}

const advice = 'Choose another data folder with DATA_DIR.';

/** Creates a missing folder, accessible to this user only. Throws `UnusableFolder` if it is not writable. */
export async function prepareFolder(folder: string): Promise<void> {
  await makeFolder(folder, folder);
  if (!(await stat(folder)).isDirectory()) throw new UnusableFolder(`${folder} is not a folder. ${advice}`);
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    throw unusable(folder, 'written to', error);
  }
  for (const name of [...files, ...folders]) await requireKind(join(folder, name), folders.includes(name));
}

const folders = ['uploads'];
const files = ['data.db', 'secret'];

async function requireKind(path: string, isFolder: boolean): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || found.isDirectory() === isFolder) return;
  throw new UnusableFolder(`${path} is not a ${isFolder ? 'folder' : 'file'}. ${advice}`);
}

/** Replaces Node's `recursive` option, which never returns where the system refuses folders, as in /proc. */
async function makeFolder(path: string, wanted: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const parent = dirname(path);
    const code = codeOf(error);
    if (code === 'EEXIST') return;
    if (code === 'ENOTDIR')
      throw new UnusableFolder(`${wanted} cannot be created: ${parent} is not a folder. ${advice}`);
    if (code !== 'ENOENT' || (await exists(parent))) throw unusable(wanted, 'created', error);
    await makeFolder(parent, wanted);
    await makeFolder(path, wanted);
  }
}

function unusable(folder: string, operation: string, error: unknown): UnusableFolder {
  const code = codeOf(error);
  if (code === 'EROFS') return new UnusableFolder(`${folder} cannot be ${operation}: its disk is read-only. ${advice}`);
  if (code === 'EACCES' || code === 'EPERM') {
    return new UnusableFolder(
      `This user may not write to ${folder}. Allow it, or choose another data folder with DATA_DIR.`,
    );
  }
  return new UnusableFolder(`${folder} cannot be ${operation} (${code}). ${advice}`);
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
