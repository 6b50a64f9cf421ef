import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqliteStore } from '../../apps/mock-api/src/store/sqlite-store.ts';
import { ForeignData, StoreDamaged } from '../../apps/mock-api/src/store/store.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { countWholeGroups } from './ledger-model.ts';
import { ledgerOptions } from './numbered-groups.ts';
import { Random } from './support/random.ts';
import { writeUntilKilled } from './support/killed-writer.ts';
import { seed, sizeOf } from './support/sizes.ts';

const tries = sizeOf(40, 1_000);

/** Kills a writer before its log is merged. `acknowledged` is the number of stored groups. */
async function aKilledFolder(): Promise<{ folder: string; acknowledged: number }> {
  const folder = tempFolder();
  const acknowledged = await writeUntilKilled(folder, (child, lines) => {
    lines.on('line', (line) => {
      if (Number(line) > 50) child.kill('SIGKILL');
    });
  });
  return { folder, acknowledged };
}

function copyOf(folder: string): string {
  const copy = tempFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

async function openStore(folder: string): Promise<number | Error> {
  try {
    return await countWholeGroups(await openSqliteStore(ledgerOptions(folder)));
  } catch (error) {
    if (error instanceof StoreDamaged || error instanceof ForeignData) return error;
    throw error;
  }
}

/** Damages one file of the folder at random places. Opens a copy after each damage. */
async function openDamagedCopies(
  folder: string,
  name: string,
  damage: (bytes: Buffer, place: number, random: Random) => Buffer,
): Promise<(number | Error)[]> {
  const bytes = readFileSync(join(folder, name));
  const random = new Random(seed);
  const outcomes: (number | Error)[] = [];
  for (let count = 0; count < tries; count += 1) {
    const copy = copyOf(folder);
    writeFileSync(join(copy, name), damage(Buffer.from(bytes), random.below(bytes.length), random));
    outcomes.push(await openStore(copy));
    rmSync(copy, { recursive: true });
  }
  return outcomes;
}

const flipBit = (bytes: Buffer, place: number, random: Random): Buffer => {
  bytes[place] = (bytes[place] ?? 0) ^ (1 << random.below(8));
  return bytes;
};
const truncate = (bytes: Buffer, place: number): Buffer => bytes.subarray(0, place);

const logDamages = [
  ['a flipped bit', flipBit],
  ['a truncation', truncate],
] as const;

it.each(logDamages)(
  `%s anywhere in the log leaves the oldest groups complete (SEED=${seed})`,
  async (_what, harm) => {
    const { folder, acknowledged } = await aKilledFolder();
    expect(await openStore(copyOf(folder))).toBeGreaterThanOrEqual(acknowledged);
    for (const outcome of await openDamagedCopies(folder, 'data.db-wal', harm))
      expect(outcome).toEqual(expect.any(Number));
  },
  600_000,
);

it(`a flipped bit in the database stops the start or changes nothing (SEED=${seed})`, async () => {
  const { folder } = await aKilledFolder();
  const whole = await openStore(folder);
  const outcomes = await openDamagedCopies(folder, 'data.db', flipBit);
  expect(outcomes.filter((each) => each !== whole && !(each instanceof Error))).toEqual([]);
  expect(outcomes.filter((each) => each instanceof Error).length).toBeGreaterThan(tries / 2);
}, 600_000);
