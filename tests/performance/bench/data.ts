import { join } from 'node:path';
import { seedRows, startStandIn } from '@glo/mock-api';
import type { CandidateRow } from '../../../apps/mock-api/src/data/rows.ts';

/** A data folder as a stand-in left it. */
export interface Data {
  readonly folder: string;
  readonly candidates: readonly CandidateRow[];
}

/** Makes a data folder of so many candidates below `parent`. */
export async function makeData(parent: string, count: number): Promise<Data> {
  const folder = join(parent, `candidates-${count}`);
  const rows = seedRows({ seed: 1, candidates: count, now: new Date() });
  const standIn = await startStandIn({ folder, rows: () => rows });
  await standIn.close();
  return { folder, candidates: rows.candidates };
}
