import { forgotPassword } from '@glo/adapters/wire/account-codes';
import { getCompanies, saveCompany, uploadCompanyImage } from '@glo/adapters/wire/company';
import { deleteAccount, uploadProfilePicture } from '@glo/adapters/wire/profile';
import { uploadRecruiterDocument } from '@glo/adapters/wire/verification';
import { describe, expect, it } from 'vitest';
import type { FolderRow, ShortlistRow } from '../../data/rows.ts';
import { aFile, aForm } from '../../testing/files.ts';
import { aCandidate, aJob } from '../../testing/hiring.ts';
import { aCompany, anAccount, aRecruiter, newCompany, passwordOfAll } from '../../testing/people.ts';
import { aRunningMockApi } from '../../testing/running.ts';
import { memoryShelf } from '../../store/file-shelf.ts';

const email = 'asha@acme.example';
const createdAt = '2026-01-01T00:00:00.000Z';
const request = {
  password: passwordOfAll,
  recruiterId: 'asha',
  recruiterDetailsId: 'asha-details',
  is_google_signedin: false,
};

const anEntry = (id: string, jobId: string, recruiterId: string): ShortlistRow => ({
  id,
  jobId,
  candidateId: 's1',
  recruiterId,
  createdAt,
});
const aFolder = (id: string, recruiterId: string): FolderRow => ({
  id,
  name: id,
  candidateIds: ['s1'],
  recruiterId,
  companyId: 'acme',
  createdAt,
});

/** Asha and Bela are colleagues, each with a job, a shortlist and a folder. */
async function people() {
  const running = await aRunningMockApi({
    accounts: [anAccount('asha'), anAccount('bela')],
    recruiters: [aRecruiter('asha', { companyId: 'acme' }), aRecruiter('bela', { companyId: 'acme' })],
    companies: [aCompany('acme', { createdBy: 'asha' }), aCompany('globex', { createdBy: 'bela' })],
    candidates: [aCandidate('s1')],
    jobs: [aJob('of-asha', { applicants: ['s1'] }), aJob('of-bela', { recruiterId: 'bela' })],
    shortlist: [anEntry('1', 'of-asha', 'asha'), anEntry('2', 'of-bela', 'bela')],
    folders: [aFolder('of-asha', 'asha'), aFolder('of-bela', 'bela')],
  });
  return { ...running, asha: await running.signedIn(email), bela: await running.signedIn('bela@acme.example') };
}

describe('POST /profile/delete/account', () => {
  it('removes the account with its own rows, and no others', async () => {
    const { asha, bela, visitor, world } = await people();
    await visitor().call(forgotPassword, { body: { email } });
    expect(await asha.call(deleteAccount, { body: request })).toMatchObject({ status: 200, body: {} });
    const { store } = world;
    expect([...store.all('accounts')]).toEqual([anAccount('bela')]);
    expect([...store.all('recruiters')]).toEqual([aRecruiter('bela', { companyId: 'acme' })]);
    expect([...store.all('sessions')]).toMatchObject([{ accountId: 'bela' }]);
    expect([...store.all('codes')]).toEqual([]);
    expect([...store.all('jobs')]).toMatchObject([{ id: 'of-bela' }]);
    expect([...store.all('shortlist')]).toMatchObject([{ jobId: 'of-bela' }]);
    expect([...store.all('folders')]).toMatchObject([{ id: 'of-bela' }]);
    expect(store.count('candidates')).toBe(1);
    expect((await asha.call(getCompanies)).status).toBe(401);
    expect((await bela.call(getCompanies)).status).toBe(200);
  });

  it('removes pictures and documents, but not the image its company shows', async () => {
    const { asha, visitor, world } = await people();
    const upload = async (call: Parameters<typeof asha.call>[0], file: File) => {
      const form = aForm([call.file ?? '', file]);
      const { body } = await asha.call(call, { params: { recruiterId: 'asha' }, form });
      return String(Object.values(body as Record<string, unknown>)[0]);
    };
    const gone = [
      await upload(uploadProfilePicture, aFile('png')),
      await upload(uploadRecruiterDocument, aFile('pdf')),
      await upload(uploadCompanyImage, aFile('png')),
    ];
    const logo = await upload(uploadCompanyImage, aFile('gif'));
    expect((await asha.call(saveCompany, { body: { ...newCompany, company_image_url: logo } })).status).toBe(200);

    await asha.call(deleteAccount, { body: request });
    for (const address of gone) {
      expect(await world.files.get(address.replace('/uploads/', ''))).toBeUndefined();
    }
    expect(world.store.count('uploads')).toBe(1);
    expect((await visitor().fetch(logo)).status).toBe(200);
  });

  it('is done even when the disk keeps a file', async () => {
    const { asha, world } = await people();
    await asha.call(uploadRecruiterDocument, { form: aForm(['recruiter_documents', aFile('pdf')]) });
    const { files } = world as { files: ReturnType<typeof memoryShelf> };
    files.remove = () => Promise.reject(new Error('EROFS: read-only file system'));
    expect((await asha.call(deleteAccount, { body: request })).status).toBe(200);
    expect(world.store.count('uploads')).toBe(0);
  });
});
