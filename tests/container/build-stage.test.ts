import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copiedBy, isKeptOut, readDockerfile, stagesOf } from '../architecture/dockerfile.ts';

const root = join(import.meta.dirname, '../..');

/** What the Dockerfile's first stage has before it builds, the installed packages by links. */
function aBuildStage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-stage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [build = ''] = stagesOf(readDockerfile('Dockerfile'));
  for (const path of copiedBy(build)) {
    const filter = (from: string) => !isKeptOut(relative(root, from));
    cpSync(join(root, path), join(folder, path), { recursive: true, filter });
  }
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    // Its links are relative: to this folder's workspaces.
    if (name === '@glo')
      cpSync(join(root, 'node_modules', name), join(packages, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.cache')) symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  return folder;
}

it('what the Dockerfile copies is enough to build from, without git', () => {
  const cwd = aBuildStage();
  const run = (...args: string[]) =>
    spawnSync('node', ['scripts/container/image-files.ts', ...args], { cwd, encoding: 'utf8' });
  const ended = run();
  expect(ended.status, ended.stderr).toBe(0);
  const webEnded = run('web');
  expect(webEnded.status, webEnded.stderr).toBe(0);
  const made = [
    'container/app/server.mjs',
    'container/app/web/index.html',
    'container/app/pages/index.html',
    'container-web/app/start.mjs',
  ];
  expect(made.filter((file) => !existsSync(join(cwd, 'dist', file)))).toEqual([]);
}, 120_000);
