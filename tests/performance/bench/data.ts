import { doneBy } from './own-process.ts';

/** A data folder as a mock API left it. */
export interface Data {
  readonly folder: string;
  /** A file with the same rows, each in a line of JSON. */
  readonly lines: string;
  /** How many there are. */
  readonly candidates: number;
  /** Of some thousand, from all over the data. */
  readonly ids: readonly string[];
  readonly searches: readonly SearchWish[];
}

/** What a recruiter looks for, as the call takes it. */
export interface SearchWish {
  readonly job_type: string;
  readonly location: string;
  readonly skilltags: readonly string[];
}

/**
 * Makes a data folder of so many candidates below `parent`; in a process of its own, since collecting the garbage of so many
 * would hold up the clock of what is measured.
 */
export async function makeData(parent: string, candidates: number): Promise<Data> {
  return (await doneBy('data-process.ts', { parent, candidates })) as Data;
}
