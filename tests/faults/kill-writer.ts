/**
 * The process that the kill tests kill. Eight writers run in parallel, and each prints the number of its group once it
 * is stored. The data is in a folder or in PostgreSQL.
 */
import { openPostgresStore } from '../../apps/mock-api/src/store/postgres/open-postgres-store.ts';
import { openSqliteStore } from '../../apps/mock-api/src/store/sqlite-store.ts';
import { StoreUnavailable } from '../../apps/mock-api/src/store/store.ts';
import { ledger, ledgerOptions, writeNextGroup } from './numbered-groups.ts';

const [data = ''] = process.argv.slice(2);
const store = data.startsWith('postgres:')
  ? await openPostgresStore({ ...ledger, url: data })
  : await openSqliteStore(ledgerOptions(data));

async function keepWriting(): Promise<never> {
  for (;;) {
    try {
      process.stdout.write(`${await writeNextGroup(store)}\n`);
    } catch (error) {
      // Retries, because the database may be down for a while.
      if (!(error instanceof StoreUnavailable)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

for (let writer = 0; writer < 8; writer += 1) void keepWriting();
