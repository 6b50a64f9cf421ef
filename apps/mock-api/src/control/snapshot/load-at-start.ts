import { UnusableFolder } from '../../data/prepare-folder.ts';
import { Refusal } from '../../http/refusal.ts';
import { speakPlainly } from '../../http/words.ts';
import { type LoadedSnapshot, SnapshotFolder } from './snapshot-folder.ts';

export interface SnapshotSettings {
  readonly folder: string;
  /** The name of the one that worlds begin with; null: none. */
  readonly start: string | null;
}

/** Throws `UnusableFolder`, in words for the operator, when it is no snapshot of this version. */
export async function loadAtStart(folder: string, name: string): Promise<LoadedSnapshot> {
  speakPlainly();
  try {
    return await new SnapshotFolder(folder).load(name);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new UnusableFolder(`SNAPSHOT=${name} in ${folder} cannot be loaded. ${error.message}`, { cause: error });
  }
}
