import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { expect, it } from 'vitest';
import { openJournalStore } from '../../apps/mock-api/src/store/journal-store.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { LedgerModel, rowsOf } from './ledger-model.ts';
import { ledgerOptions, writeNextGroup } from './numbered-groups.ts';
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
    for (let kill = 0; kill < kills; kill += 1) {
      const acknowledged = await writeUntilKilled(
        folder,
        kill % 4 === 0 ? whileStarting(random.next()) : afterGroups(random.next()),
      );

      const store = await openJournalStore(ledgerOptions(folder));
      const group = store.get('counter', 'counter')?.group ?? -1;
      expect(group).toBeGreaterThanOrEqual(Math.max(acknowledged, model.group));
      model.advanceTo(group);
      expect(rowsOf(store)).toEqual(model.rows());
      await store.close();
    }
    expect(model.group).toBeGreaterThan(kills * 10);
    // The kills fell among compactions, not only among appends: each begins a journal.
    expect(journalsIn(folder)).not.toEqual([firstJournal]);

    // One that is let be folds all that the killed ones left.
    const survivor = await openJournalStore(ledgerOptions(folder));
    while (journalsIn(folder).includes(firstJournal)) model.advanceTo(await writeNextGroup(survivor));
    await survivor.close();
    const reopened = await openJournalStore(ledgerOptions(folder));
    expect(rowsOf(reopened)).toEqual(model.rows());
    await reopened.close();
  },
  kills * 5_000,
);

const firstJournal = 'journal-000001.jsonl';
const journalsIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('journal-'));

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
