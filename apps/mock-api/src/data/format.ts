import { readdir } from 'node:fs/promises';
import { ForeignData } from '../store/store.ts';

/** Schema version of the rows. Bump it on incompatible changes of `rows.ts`. */
export const dataFormat = 2;

/** Throws `ForeignData` if a former version left journals in the folder. */
export async function refuseFormerData(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (!names.some((name) => /^(journal|snapshot)-\d+\.jsonl$/.test(name))) return;
  throw new ForeignData(
    `The data in ${folder} was written by an early version of this program. This version cannot read it. ` +
      'Start with another folder (DATA_DIR), or delete this one.',
  );
}
