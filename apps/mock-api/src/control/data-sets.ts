import type { Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Clock } from '../http/world.ts';
import { type KnownDataSet, knownDataSet, scenarios } from '../seed/scenarios.ts';
import type { DataSet } from '../store/store.ts';

/**
 * The rows that worlds begin with and that a reset restores. Worlds share them, because rows are replaced and never
 * mutated.
 */
export class DataSets {
  readonly #clock: Clock;
  readonly #usual: KnownDataSet;
  readonly #makeOwn: ((now: Date) => DataSet<Rows>) | undefined;
  #own: DataSet<Rows> | undefined;

  constructor(clock: Clock, usual: Partial<KnownDataSet> = {}, own?: (now: Date) => DataSet<Rows>) {
    this.#clock = clock;
    this.#usual = { scenario: 'demo', seed: 1, candidates: 1000, ...usual };
    this.#makeOwn = own;
  }

  rows(asked: Partial<KnownDataSet> = {}, now = this.#clock.now()): DataSet<Rows> {
    if (this.#makeOwn !== undefined && Object.keys(asked).length === 0) {
      return (this.#own ??= this.#makeOwn(now));
    }
    const rows = knownDataSet({ ...this.#usual, ...asked }, now);
    if (rows !== undefined) return rows;
    throw refuse.badRequest(`scenario: Please choose one of ${scenarios.map(({ name }) => name).join(', ')}.`);
  }
}
