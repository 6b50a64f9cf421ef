/**
 * The process that the kill test kills: eight writers at once, like eight requests, each acknowledged on standard output
 * by its number when the store says that it is stored.
 */
import { openSqliteStore } from '../../apps/mock-api/src/store/sqlite-store.ts';
import { ledgerOptions, writeNextGroup } from './numbered-groups.ts';

const [folder = ''] = process.argv.slice(2);
const store = await openSqliteStore(ledgerOptions(folder));

async function keepWriting(): Promise<never> {
  for (;;) process.stdout.write(`${await writeNextGroup(store)}\n`);
}

for (let writer = 0; writer < 8; writer += 1) void keepWriting();
