import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openJournalStore } from '../../apps/mock-api/src/store/journal-store.ts';
import { FaultyDisk } from '../../apps/mock-api/src/store/testing/faulty-disk.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { LedgerModel, rowsOf } from './ledger-model.ts';
import { ledgerOptions, writeNextGroup } from './numbered-groups.ts';

const writers = 8;
const groups = 1_000;

/** kill -9 leaves what was written and not yet synced; a power cut does not. */
it('has synced everything acknowledged, at any moment', async () => {
  const disk = new FaultyDisk();
  const [folder, after] = [tempFolder(), tempFolder()];
  const store = await openJournalStore({ ...ledgerOptions(folder), openFile: disk.openFile });
  onTestFinished(() => store.close());
  const cuts: { acknowledged: number; folder: string }[] = [];

  async function keepWriting(): Promise<void> {
    for (;;) {
      const group = await writeNextGroup(store);
      if (group > groups) return;
      if (group % 20 !== 0) continue;
      const cut = { acknowledged: group, folder: join(after, String(group)) };
      mkdirSync(cut.folder);
      disk.copyAfterPowerCut(folder, cut.folder);
      cuts.push(cut);
    }
  }
  await Promise.all(Array.from({ length: writers }, keepWriting));

  expect(cuts).toHaveLength(groups / 20);
  const model = new LedgerModel();
  for (const cut of cuts) {
    const left = await openJournalStore(ledgerOptions(cut.folder));
    const group = left.get('counter', 'counter')?.group ?? -1;
    expect(group).toBeGreaterThanOrEqual(cut.acknowledged);
    model.advanceTo(group);
    expect(rowsOf(left)).toEqual(model.rows());
    await left.close();
  }
}, 60_000);
