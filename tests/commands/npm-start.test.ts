import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';

const root = join(import.meta.dirname, '../..');

function npmStart(): ChildProcess {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: tempFolder(), CANDIDATES: '10' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void npm.kill('SIGKILL'));
  return npm;
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(chunk);
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`npm start ended without a URL: ${said}`);
}

const answers = (url: string) =>
  fetch(`${url}/health`).then(
    () => true,
    () => false,
  );

it.skipIf(process.platform === 'win32').each(['#', '?', '*'])(
  'npm start refuses a folder with %s in its path',
  (sign) => {
    const folder = join(tempFolder(), `C${sign} projects`);
    const boot = join(folder, 'scripts/boot.mjs');
    mkdirSync(join(folder, 'scripts'), { recursive: true });
    cpSync(join(root, 'scripts/boot.mjs'), boot);
    const { status, stdout, stderr } = spawnSync(process.execPath, [boot, 'scripts/start.ts'], { encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      `The build does not work in a folder with ${sign} in its path. Rename or move the folder: ${folder}/\n`,
    ]);
  },
);

it('npm start refuses to install into a read-only folder', ({ skip }) => {
  const folder = tempFolder();
  const boot = join(folder, 'scripts/boot.mjs');
  mkdirSync(join(folder, 'scripts'));
  cpSync(join(root, 'scripts/boot.mjs'), boot);
  if (!canMakeReadOnly(folder)) skip('only root may mount a disk');
  const { status, stdout, stderr } = spawnSync(process.execPath, [boot, 'scripts/start.ts'], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `The packages are installed into ${folder}/, which is not writable. Use a copy that is.\n`,
  ]);
});

it('npm start refuses to build into a read-only folder', ({ skip }) => {
  const folder = tempFolder();
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  mkdirSync(join(folder, 'apps/web'), { recursive: true });
  const web = ['src', 'build', 'public', 'server', 'index.html', 'vite.config.ts'].map((name) => `apps/web/${name}`);
  for (const path of [...web, 'packages', 'node_modules', 'package-lock.json', 'tsconfig.json']) {
    symlinkSync(join(root, path), join(folder, path));
  }
  if (!canMakeReadOnly(folder)) skip('only root may mount a disk');
  const start = join(folder, 'scripts/start.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [start], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `Builds and tests write into ${folder}, which is not writable. Use a copy that is.\n`,
  ]);
});

function canMakeReadOnly(folder: string): boolean {
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return [
    ['--bind', folder, folder],
    ['-o', 'remount,bind,ro', folder],
  ].every((options) => spawnSync('mount', options).status === 0);
}

it('npm start leads to the troubleshooting page if npm cannot install the packages', () => {
  const boot = join(tempFolder(), 'scripts/boot.mjs');
  mkdirSync(join(boot, '..'), { recursive: true });
  cpSync(join(root, 'scripts/boot.mjs'), boot);
  const { status, stderr } = spawnSync(process.execPath, [boot, 'scripts/start.ts'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /\nnpm could not install the packages\. Fix the error above and try again, or read docs\/troubleshooting\.md\.\n$/,
  );
});

it.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGKILL'] as const)(
  'npm start ends the server if npm ends by %s, which its shell does not tell',
  async (signal) => {
    const npm = npmStart();
    const url = await addressOf(npm);
    expect(await answers(url)).toBe(true);
    npm.kill(signal);
    await vi.waitUntil(async () => !(await answers(url)), { timeout: 60_000, interval: 100 });
  },
  180_000,
);
