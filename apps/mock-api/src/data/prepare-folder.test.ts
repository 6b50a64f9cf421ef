import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../store/testing/temp-folder.ts';
import { prepareFolder } from './prepare-folder.ts';

it('a missing data folder is made for this user alone', async () => {
  const parent = join(tempFolder(), 'missing');
  const folder = join(parent, 'data');
  await prepareFolder(folder);
  for (const path of [parent, folder]) expect(statSync(path).mode & 0o077).toBe(0);
});
