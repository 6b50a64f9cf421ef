import type { JournalOptions } from '../../apps/mock-api/src/store/journal-adapter.ts';
import type { Store } from '../../apps/mock-api/src/store/store.ts';

/** What the fault tests store: group after group, each made from its number alone. */
export interface Ledger {
  counter: { id: string; group: number };
  left: Line;
  right: Line;
}

interface Line {
  id: string;
  group: number;
  text: string;
}

export const counter = (group: number) => ({ id: 'counter', group });

/** How both the process that is killed and the test open the store; a small journal, so that kills fall into compactions. */
export const ledgerOptions = (folder: string): JournalOptions<Ledger> => ({
  folder,
  indexes: { counter: [], left: ['text'], right: [] },
  seed: () => ({ counter: [counter(0)] }),
  journalLimit: 20_000,
});

interface Changes {
  put(collection: keyof Ledger, row: Line | { id: string; group: number }): void;
  remove(collection: keyof Ledger, id: string): void;
}

/** Group `group`: one to four new rows, one replaced, one removed once there are many, and the counter. */
export function changeAsGroup(group: number, changes: Changes): void {
  for (let line = 0; line <= group % 4; line += 1) {
    changes.put(line % 2 === 0 ? 'left' : 'right', { id: `${group}-${line}`, group, text: 'x'.repeat(group % 300) });
  }
  changes.put('left', { id: `replaced-${group % 7}`, group, text: 'again' });
  changes.remove('left', `${group - 200}-0`);
  changes.remove('left', `${group - 200}-2`);
  changes.remove('right', `${group - 150}-1`);
  changes.remove('right', `${group - 150}-3`);
  changes.put('counter', counter(group));
}

/** Resolves with the group's number when it is stored. */
export function writeNextGroup(store: Store<Ledger>): Promise<number> {
  return store.write((tx) => {
    const group = (tx.get('counter', 'counter')?.group ?? 0) + 1;
    changeAsGroup(group, tx);
    return group;
  });
}
