import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';

const root = join(import.meta.dirname, '../..');

/** The step ignores SIGINT and has a process of its own. Both say their ids in a temporary file. */
const program = `
import { runStages } from ${JSON.stringify(join(root, 'scripts/steps.ts'))};
const step = 'trap "" INT; sleep 1000 & echo $$ $! > $TMPDIR/started; mv $TMPDIR/started $TMPDIR/ids; wait; wait';
await runStages([[{ name: 'step', command: ['sh', '-c', step] }]], process.env);
`;

it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a test run that ends by %s leaves no process and no file behind',
  async (signal) => {
    const folder = tempFolder();
    const run = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...process.env, TMPDIR: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    onTestFinished(() => void run.kill('SIGKILL'));
    const ids = await vi.waitUntil(() => idsIn(folder), { timeout: 60_000, interval: 100 });
    onTestFinished(() => ids.filter(isRunning).forEach((id) => process.kill(id, 'SIGKILL')));
    expect(ids.every(isRunning)).toBe(true);
    run.kill(signal);
    await vi.waitUntil(() => !ids.some(isRunning) && readdirSync(folder).length === 0, {
      timeout: 60_000,
      interval: 100,
    });
  },
  180_000,
);

function idsIn(folder: string): readonly number[] | undefined {
  const [own = ''] = readdirSync(folder);
  const file = join(folder, own, 'ids');
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).map(Number) : undefined;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
