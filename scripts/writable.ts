import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Builds and tests write caches and results. Exits with one sentence where they cannot. */
export function requireWritable(): void {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    console.error(`Builds and tests write into ${root}, which is not writable. Use a copy that is.`);
    process.exit(1);
  }
}
