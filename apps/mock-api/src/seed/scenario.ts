import type { Rows } from '../data/rows.ts';

export type DataSetRows = { [C in keyof Rows]: Rows[C][] };

export interface Scenario {
  readonly name: string;
  readonly description: string;
  readonly candidates?: number;
  make(rows: DataSetRows, made: { readonly seed: number; readonly now: Date }): DataSetRows;
}
