import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the path of a folder that the build writes. Throws if it is missing. */
export function requireBuild(folder: string): string {
  const path = join(import.meta.dirname, '..', folder);
  if (existsSync(path)) return path;
  throw new Error(`${folder} is missing. Run "npm run build".`);
}
