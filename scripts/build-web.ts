import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'apps/web/dist/.sources');
const sources = ['apps/web/src', 'apps/web/build', 'apps/web/public', 'packages/domain/src', 'packages/adapters/src'];
const files = ['apps/web/index.html', 'apps/web/vite.config.ts', 'package-lock.json', 'tsconfig.json'];

/** Builds the web application when its sources differ from those of the last build. */
export async function buildWeb(): Promise<void> {
  const fingerprint = await fingerprintOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  console.log('Building the web application ...');
  await build({ configFile: join(root, 'apps/web/vite.config.ts'), logLevel: 'warn' });
  writeFileSync(stamp, fingerprint);
}

async function fingerprintOfSources(): Promise<string> {
  const listed = await Promise.all(
    sources.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const hash = createHash('sha256');
  for (const file of [...listed.flat(), ...files.map((name) => join(root, name))].sort()) {
    hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

if (import.meta.main) await buildWeb();
