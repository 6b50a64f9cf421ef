import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

// `npm run mutate [-- folder ...]` runs Stryker once per area. The unit tests of an area must find its mutants.
const root = join(import.meta.dirname, '..');
const areas = [
  'packages/domain/src',
  'packages/adapters/src',
  'apps/web/src/state',
  ...globSync('apps/web/src/features/*/', { cwd: root }).sort(),
].map((area) => area.replaceAll('\\', '/').replace(/\/$/, ''));
const wanted = process.argv.slice(2).map((folder) => folder.replace(/^\.\/|\/$/g, ''));

const runs = areas.flatMap((area) => {
  const isWhole = wanted.length === 0 || wanted.some((folder) => `${area}/`.startsWith(`${folder}/`));
  const folders = isWhole ? [area] : wanted.filter((folder) => folder.startsWith(`${area}/`));
  return folders.map((folder) => ({ area, folder }));
});
if (runs.length === 0 || wanted.some((folder) => !existsSync(join(root, folder)))) {
  console.error(`There is nothing to mutate in this folder. Use folders in these areas: ${areas.join(', ')}.`);
  process.exit(1);
}

const failed = runs.filter(({ area, folder }) => {
  console.log(`\n${folder}`);
  const env = { ...process.env, MUTATION_AREA: area, MUTATION_FOLDER: folder };
  const options = { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' } as const;
  return spawnSync('stryker', ['run', 'tests/mutation/stryker.config.mjs'], options).status !== 0;
});
for (const { folder } of failed) console.error(`The mutation tests of ${folder} failed. The reasons are above.`);
process.exit(failed.length > 0 ? 1 : 0);
