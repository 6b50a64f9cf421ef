import { cpSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openJournalStore } from '../../apps/mock-api/src/store/journal-store.ts';
import { StoreDamaged } from '../../apps/mock-api/src/store/store.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { LedgerModel, rowsOf } from './ledger-model.ts';
import { ledgerOptions, writeNextGroup } from './numbered-groups.ts';
import { Random } from './support/random.ts';
import { seed, sizeOf } from './support/sizes.ts';

const journal = 'journal-000001.jsonl';
const groups = 40;

/** A closed store's folder, and how long its journal was when each group had been acknowledged. */
async function aFolder() {
  const folder = tempFolder();
  const store = await openJournalStore(ledgerOptions(folder));
  const ends = [0];
  for (let group = 1; group <= groups; group += 1) {
    await writeNextGroup(store);
    ends.push(readFileSync(join(folder, journal)).length);
  }
  await store.close();
  return { folder, ends };
}

function copyOf(folder: string): string {
  const copy = tempFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Every place of the journal in the deep run, some drawn ones in `npm test`. */
function places(length: number, sample: number): number[] {
  const whole = Array.from({ length }, (_, place) => place);
  const random = new Random(seed);
  return sizeOf(sample, length) === length ? whole : Array.from({ length: sample }, () => random.below(length));
}

it(`a journal torn at any byte opens with the groups that are whole (SEED=${seed})`, async () => {
  const { folder, ends } = await aFolder();
  const length = ends.at(-1) ?? 0;
  const copy = copyOf(folder);
  const bytes = readFileSync(join(folder, journal));
  for (const place of places(length, 150)) {
    writeFileSync(join(copy, journal), bytes);
    truncateSync(join(copy, journal), place);
    const store = await openJournalStore(ledgerOptions(copy));
    const model = new LedgerModel();
    model.advanceTo(ends.findLastIndex((end) => end <= place));
    expect(rowsOf(store), `torn at byte ${place}`).toEqual(model.rows());
    await store.close();
  }
}, 300_000);

it(`a byte that changed before the last group is found, and nothing is touched (SEED=${seed})`, async () => {
  const { folder, ends } = await aFolder();
  const bytes = readFileSync(join(folder, journal));
  const copy = copyOf(folder);
  const random = new Random(seed);
  for (const place of places(ends.at(-2) ?? 0, 150)) {
    const damaged = Buffer.from(bytes);
    damaged[place] = (damaged[place] ?? 0) ^ (1 << random.below(8));
    writeFileSync(join(copy, journal), damaged);
    await expect(openJournalStore(ledgerOptions(copy)), `changed at byte ${place}`).rejects.toThrow(StoreDamaged);
    expect(readFileSync(join(copy, journal)).equals(damaged)).toBe(true);
    expect(readdirSync(copy).toSorted()).toEqual(readdirSync(folder).toSorted());
  }
}, 300_000);
