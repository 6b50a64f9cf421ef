import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uploadCompanyImage } from '@glo/adapters/wire/company';
import { expect, it } from 'vitest';
import { tempFolder } from '../store/testing/temp-folder.ts';
import { aFile, aForm } from '../testing/files.ts';
import { anAccount } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';

it('removes at the start the files that no row names, and keeps every other', async () => {
  const folder = tempFolder();
  const rows = { accounts: [anAccount('asha')] };
  const first = await aRunningMockApi(rows, { folder });
  const asha = await first.signedIn('asha@acme.example');
  const form = aForm(['image_url', aFile('png')]);
  const { body } = await asha.call(uploadCompanyImage, { form });
  const { companyImageUrl } = body as { companyImageUrl: string };
  await first.close();
  const uploads = join(folder, 'uploads');
  writeFileSync(join(uploads, 'aaaaaaaaaaaaaaaaaaaaaaaa.pdf'), 'never stored');
  // No name of ours: it was put there by someone.
  writeFileSync(join(uploads, 'notes.txt'), 'keep me');
  mkdirSync(join(uploads, 'folder.pdf'));

  const second = await aRunningMockApi(rows, { folder });
  const kept = companyImageUrl.replace('/uploads/', '');
  expect(readdirSync(uploads).toSorted()).toEqual([kept, 'folder.pdf', 'notes.txt'].toSorted());
  expect((await second.visitor().fetch(companyImageUrl)).status).toBe(200);
});
