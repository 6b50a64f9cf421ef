import { expect } from 'vitest';
import type { Store } from '../../apps/mock-api/src/store/store.ts';
import { applyGroup, counter, type Ledger } from './numbered-groups.ts';

export class LedgerModel {
  group = 0;
  readonly #maps = {
    counter: new Map<string, unknown>([['counter', counter(0)]]),
    left: new Map<string, unknown>(),
    right: new Map<string, unknown>(),
  };

  advanceTo(group: number): void {
    while (this.group < group) {
      this.group += 1;
      applyGroup(this.group, {
        put: (collection, row) => this.#maps[collection].set(row.id, row),
        remove: (collection, id) => this.#maps[collection].delete(id),
      });
    }
  }

  rows(): Record<keyof Ledger, unknown[]> {
    return {
      counter: [...this.#maps.counter.values()],
      left: [...this.#maps.left.values()],
      right: [...this.#maps.right.values()],
    };
  }
}

/** Returns the number of groups. Checks that all of them are complete. */
export async function countWholeGroups(store: Store<Ledger>, model = new LedgerModel()): Promise<number> {
  const group = store.get('counter', 'counter')?.group ?? -1;
  const rows = rowsOf(store);
  await store.close();
  model.advanceTo(group);
  expect(rows).toEqual(model.rows());
  return group;
}

function rowsOf(store: Store<Ledger>): Record<keyof Ledger, unknown[]> {
  return { counter: [...store.all('counter')], left: [...store.all('left')], right: [...store.all('right')] };
}
