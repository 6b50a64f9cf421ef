import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { BadSetting } from '@glo/mock-api/web/setting-values';
import { build } from 'vite';
import { writeStaticSite } from '../apps/web/server/static-site.ts';
import { requireWritable } from './writable.ts';

const root = join(import.meta.dirname, '..');
const shared = ['package-lock.json', 'tsconfig.json'];

/** Builds the web application and the mock API's pages, each only if its sources changed. */
export async function buildWeb(): Promise<void> {
  const packages = ['packages/domain/src', 'packages/adapters/src'];
  const own = ['src', 'build', 'public', 'index.html', 'vite.config.ts'].map((name) => `apps/web/${name}`);
  await buildWhenChanged('apps/web', 'the web application', [...own, ...packages]);
  await buildPages();
}

export async function buildPages(): Promise<void> {
  const own = ['apps/mock-api/src/pages', 'apps/mock-api/vite.config.ts'];
  await buildWhenChanged('apps/mock-api', "the mock API's pages", [...own, 'apps/web/src/ui/tokens']);
}

async function buildWhenChanged(folder: string, name: string, sources: readonly string[]): Promise<void> {
  const fingerprint = await fingerprintOf([...sources, ...shared]);
  const stamp = join(root, folder, 'dist/.sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  requireWritable();
  console.log(`Building ${name} ...`);
  await build({ configFile: join(root, folder, 'vite.config.ts'), logLevel: 'warn' });
  writeFileSync(stamp, fingerprint);
}

async function fingerprintOf(sources: readonly string[]): Promise<string> {
  const files = (await Promise.all(sources.map((path) => filesAt(join(root, path))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
}

async function filesAt(path: string): Promise<string[]> {
  if (!statSync(path).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** `npm run build`: also writes the files for a static host. */
async function buildSite(): Promise<void> {
  const folder = join(root, 'dist/web');
  await buildWeb();
  await writeStaticSite(process.env, join(root, 'apps/web/dist'), folder);
  console.log(
    `Built the web application for a static host in ${relative(process.cwd(), folder)}. See docs/deploying.md.`,
  );
}

if (import.meta.main) {
  await buildSite().catch((error: unknown) => {
    console.error(error instanceof BadSetting ? error.message : error);
    process.exitCode = 1;
  });
}
