import { once } from 'node:events';
import { startProcess } from './own-process.ts';

export interface Data {
  readonly folder: string;
  /** A file with the same rows, one JSON text per line. */
  readonly lines: string;
  readonly candidates: number;
  /** Ids of up to 2,000 candidates, spread over the data. */
  readonly ids: readonly string[];
  readonly searches: readonly SearchWish[];
}

export interface SearchWish {
  readonly job_type: string;
  readonly location: string;
  readonly skilltags: readonly string[];
}

/**
 * Creates a data folder below `parent`. Runs in a separate process, because its garbage collection would distort the
 * measurement.
 */
export async function makeData(parent: string, candidates: number): Promise<Data> {
  const { child, next } = startProcess('data-process.ts', { parent, candidates });
  const ended = once(child, 'exit');
  const data = (await next()) as Data;
  await ended;
  return data;
}
