import type { SqliteOptions } from '../../apps/mock-api/src/store/sqlite-store.ts';
import type { Store } from '../../apps/mock-api/src/store/store.ts';

/** The rows that the fault tests store. Each group is derived from its number. */
export interface Ledger {
  counter: { id: string; group: number };
  left: Line;
  right: Line;
}

interface Line {
  id: string;
  group: number;
  text: string;
  /** Makes rows large enough to merge the log about every hundred groups. */
  filling: string;
}

export const counter = (group: number) => ({ id: 'counter', group });

export const ledger: Omit<SqliteOptions<Ledger>, 'folder'> = {
  format: 1,
  indexes: { counter: [], left: ['text'], right: [] },
  seed: () => ({ counter: [counter(0)] }),
};

export const ledgerOptions = (folder: string): SqliteOptions<Ledger> => ({ ...ledger, folder });

interface Changes {
  put(collection: keyof Ledger, row: Line | { id: string; group: number }): void;
  remove(collection: keyof Ledger, id: string): void;
}

/** Adds one to four rows, replaces one, removes one if there are many, and updates the counter. */
export function applyGroup(group: number, changes: Changes): void {
  const filling = 'x'.repeat((group % 30) * 1000);
  for (let line = 0; line <= group % 4; line += 1) {
    changes.put(line % 2 === 0 ? 'left' : 'right', { id: `${group}-${line}`, group, text: `${group % 300}`, filling });
  }
  changes.put('left', { id: `replaced-${group % 7}`, group, text: 'again', filling });
  changes.remove('left', `${group - 200}-0`);
  changes.remove('left', `${group - 200}-2`);
  changes.remove('right', `${group - 150}-1`);
  changes.remove('right', `${group - 150}-3`);
  changes.put('counter', counter(group));
}

export function writeNextGroup(store: Store<Ledger>): Promise<number> {
  return store.write((tx) => {
    const group = (tx.get('counter', 'counter')?.group ?? 0) + 1;
    applyGroup(group, tx);
    return group;
  });
}
