import { doneBy } from './own-process.ts';

/** A data folder as a mock API left it. */
export interface Data {
  readonly folder: string;
  /** A file with the same rows, each in a line of JSON. */
  readonly lines: string;
  /** How many there are. */
  readonly candidates: number;
  /** Ids of some thousand candidates, spread over the data. */
  readonly ids: readonly string[];
  readonly searches: readonly SearchWish[];
}

/** Search criteria in the format of the call. */
export interface SearchWish {
  readonly job_type: string;
  readonly location: string;
  readonly skilltags: readonly string[];
}

/**
 * Creates a data folder below `parent`. Runs in its own process, because its garbage collection would distort the
 * measurement.
 */
export async function makeData(parent: string, candidates: number): Promise<Data> {
  return (await doneBy('data-process.ts', { parent, candidates })) as Data;
}
