import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../store/testing/temp-folder.ts';
import { uploadImage } from '../testing/files.ts';
import { aRunningMockApi, aSignedInAsha } from '../testing/running.ts';

it('removes at the start the files that no row names, and keeps every other', async () => {
  const folder = tempFolder();
  const first = await aSignedInAsha({}, { folder });
  const image = await uploadImage(first.asha);
  await first.close();
  const uploads = join(folder, 'uploads');
  writeFileSync(join(uploads, 'aaaaaaaaaaaaaaaaaaaaaaaa.pdf'), 'never stored');
  // No name of ours: it was put there by someone.
  writeFileSync(join(uploads, 'notes.txt'), 'keep me');
  mkdirSync(join(uploads, 'folder.pdf'));

  const second = await aRunningMockApi({}, { folder });
  const kept = image.replace('/uploads/', '');
  expect(readdirSync(uploads).toSorted()).toEqual([kept, 'folder.pdf', 'notes.txt'].toSorted());
  expect((await second.visitor().fetch(image)).status).toBe(200);
});
