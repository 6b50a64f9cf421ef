import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqliteStore } from '../../apps/mock-api/src/store/sqlite-store.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { LedgerModel, countWholeGroups } from './ledger-model.ts';
import { ledgerOptions } from './numbered-groups.ts';
import { Random } from './support/random.ts';
import { seed, sizeOf } from './support/sizes.ts';
import { type Kill, writeUntilKilled } from './support/killed-writer.ts';

const kills = sizeOf(20, 100);

it(
  `the store keeps every acknowledged group and no partial one after ${kills} kills (SEED=${seed})`,
  async () => {
    const random = new Random(seed);
    const folder = tempFolder();
    const model = new LedgerModel();
    let merges = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const before = mergedBytes(folder);
      const acknowledged = await writeUntilKilled(
        folder,
        kill % 4 === 0 ? killWhileStarting(random.next()) : afterGroups(random.next()),
      );
      if (mergedBytes(folder) > before) merges += 1;

      const least = Math.max(acknowledged, model.group);
      const store = await openSqliteStore(ledgerOptions(folder));
      expect(await countWholeGroups(store, model)).toBeGreaterThanOrEqual(least);
    }
    expect(model.group).toBeGreaterThan(kills * 10);
    // Some kills hit a merge, not only a commit.
    expect(merges).toBeGreaterThan(0);
  },
  kills * 10_000,
);

/** The database file grows when commits are merged into it. */
const mergedBytes = (folder: string) => statSync(join(folder, 'data.db'), { throwIfNoEntry: false })?.size ?? 0;

const killWhileStarting =
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
