import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { copiedFromContext, isIgnored, readDockerfile } from '../architecture/dockerfile.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';

const root = join(import.meta.dirname, '../..');

/** Copies the build context of the Dockerfile to a temporary folder and links the installed packages. */
function aBuildContext(): string {
  const folder = tempFolder();
  for (const path of copiedFromContext()) {
    const filter = (from: string) => !isIgnored(relative(root, from));
    cpSync(join(root, path), join(folder, path), { recursive: true, filter });
  }
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    // Copied, because these relative links must lead to the workspaces of this folder.
    if (name === '@glo')
      cpSync(join(root, 'node_modules', name), join(packages, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.cache')) symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  return folder;
}

it('the files that the Dockerfile copies are enough for its build step', () => {
  const cwd = aBuildContext();
  const [, command = ''] = /^RUN (node .+)$/m.exec(readDockerfile()) ?? [];
  const { status, stderr } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const files = [
    'apps/web/dist/index.html',
    'apps/mock-api/dist/index.html',
    'dist/web-image/web/assets',
    'dist/web-image/templates/pages/system.html.template',
    'dist/web-image/templates/headers/page.conf.template',
  ];
  expect(files.filter((file) => !existsSync(join(cwd, file)))).toEqual([]);
}, 120_000);
