import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openSqliteStore } from '../../apps/mock-api/src/store/sqlite-store.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { LedgerModel, rowsOf } from './ledger-model.ts';
import { ledgerOptions } from './numbered-groups.ts';
import { Random } from './support/random.ts';
import { seed, sizeOf } from './support/sizes.ts';

const kills = sizeOf(20, 100);

const node = join(import.meta.dirname, '../../node_modules/.bin/node');
const writer = join(import.meta.dirname, 'kill-writer.ts');

it(
  `keeps everything acknowledged and no half group over ${kills} kills (SEED=${seed})`,
  async () => {
    const random = new Random(seed);
    const folder = tempFolder();
    const model = new LedgerModel();
    // What a kill cut off is told so.
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    onTestFinished(() => warned.mockRestore());
    let merges = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const before = mergedBytes(folder);
      const acknowledged = await writeUntilKilled(
        folder,
        kill % 4 === 0 ? whileStarting(random.next()) : afterGroups(random.next()),
      );
      if (mergedBytes(folder) > before) merges += 1;

      const store = await openSqliteStore(ledgerOptions(folder));
      const group = store.get('counter', 'counter')?.group ?? -1;
      expect(group).toBeGreaterThanOrEqual(Math.max(acknowledged, model.group));
      model.advanceTo(group);
      expect(rowsOf(store)).toEqual(model.rows());
      await store.close();
    }
    expect(model.group).toBeGreaterThan(kills * 10);
    // The kills fell among merges, not only among commits.
    expect(merges).toBeGreaterThan(0);
  },
  kills * 10_000,
);

/** It grows when commits are merged into it. */
const mergedBytes = (folder: string) => statSync(join(folder, 'data.db'), { throwIfNoEntry: false })?.size ?? 0;

type Kill = (child: ChildProcess, lines: Interface) => void;

/** Kills the process at any moment of its start: reading its files, seeding, its first groups. */
const whileStarting =
  (share: number): Kill =>
  (child) =>
    setTimeout(() => child.kill('SIGKILL'), share * 200);

const afterGroups =
  (share: number): Kill =>
  (child, lines) => {
    let left = Math.ceil(share * 400);
    lines.on('line', () => {
      left -= 1;
      if (left === 0) child.kill('SIGKILL');
    });
  };

/** Returns the highest number the writer acknowledged before it was killed. */
async function writeUntilKilled(folder: string, kill: Kill): Promise<number> {
  const child = spawn(node, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const lines = createInterface(child.stdout);
  let acknowledged = 0;
  lines.on('line', (line) => {
    acknowledged = Math.max(acknowledged, Number(line));
  });
  kill(child, lines);
  const [, signal] = await closed;
  // Not an error of its own.
  expect(signal).toBe('SIGKILL');
  return acknowledged;
}
