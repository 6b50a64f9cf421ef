import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from './npm.ts';
import { makePackage } from './package.ts';

const root = join(import.meta.dirname, '..');

/**
 * Copies `tests/foreign` into a new folder outside this repository and has npm install the package there, which is made first. Only the test
 * runners, and Node's types, are those of this repository.
 *
 * @param more for npm: `--omit=optional` leaves out the Node that the package brings along
 */
export async function installForeignProject(
  ...more: readonly string[]
): Promise<{ folder: string; remove: () => void }> {
  const tarball = await makePackage();
  const folder = mkdtempSync(join(tmpdir(), 'foreign-project-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'tests/foreign'), folder, { recursive: true });
  try {
    npm(['install', '--prefer-offline', '--no-save', ...more, tarball], folder);
  } catch (error) {
    remove();
    throw error;
  }
  mkdirSync(join(folder, 'node_modules/@types'));
  for (const name of ['vitest', '@playwright', '@types/node']) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  return { folder, remove };
}
