import { failure, success } from '@glo/domain/shared/outcome';
import { accountId, studentId } from '@glo/domain/testing/builders';
import { companyId } from '@glo/domain/testing/onboarding';
import { folderId } from '@glo/domain/testing/folders';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpFolders } from './http-folders.ts';

const recruiter = accountId('account-1');
const asha = studentId('asha');
const createdAt = '2026-11-12T09:00:00.000Z';
const wireFolder = { _id: 'f1', folder_name: 'Data', createdAt, student_ids: ['asha'], recruiter_id: 'account-1' };
const data = { id: folderId('f1'), name: 'Data', createdAt, candidates: [asha] };

describe('folders', () => {
  it('are read with who is in them', async () => {
    const { api, sent } = aService({ folders: [wireFolder] });
    expect(await new HttpFolders(api).all(recruiter)).toEqual(success([data]));
    expect(sent).toMatchObject([{ url: '/api/recruiter/globalShortlist/allfolders/account-1', method: 'GET' }]);
  });

  it('are read one by one', async () => {
    const { api, sent } = aService({ folder: wireFolder });
    expect(await new HttpFolders(api).folder(folderId('f1'))).toEqual(success(data));
    expect(sent).toMatchObject([{ url: '/api/recruiter/globalShortlist/folder/f1', method: 'GET' }]);
  });

  it('may come without the day they were made on', async () => {
    const { api } = aService({ folder: { ...wireFolder, createdAt: undefined } });
    expect(await new HttpFolders(api).folder(folderId('f1'))).toEqual(success({ ...data, createdAt: '' }));
  });

  it('say who is in any of them', async () => {
    const { api, sent } = aService({ unique_student_ids: ['asha'] });
    expect(await new HttpFolders(api).everybody(recruiter)).toEqual(success([asha]));
    expect(sent).toMatchObject([{ url: '/api/recruiter/globalShortlist/allStudents/account-1' }]);
  });

  it.each([
    ['HTTP status 203', {}, 203, 'already-there'],
    ['status 203 in the body', { status: 203 }, 200, 'already-there'],
    ['status 200', { status: 200 }, 200, 'added'],
  ])('take in a candidate: %s', async (_, body, status, saved) => {
    const { api, sent } = aService(body, 'same-origin', status);
    expect(await new HttpFolders(api).save(folderId('f1'), asha)).toEqual(success(saved));
    const place = '/api/recruiter/globalShortlist/savecandidate/f1';
    expect(sent).toMatchObject([{ url: place, method: 'POST', body: { student_id: 'asha' } }]);
  });

  it('are created with a candidate in one call', async () => {
    const { api, sent } = aService({ folder: wireFolder });
    const made = await new HttpFolders(api).create({
      name: 'Data',
      recruiter,
      company: companyId('company-1'),
      candidates: [asha],
    });
    expect(made).toEqual(success(data));
    expect(sent).toMatchObject([
      {
        url: '/api/recruiter/globalShortlist/createfolder',
        body: { folder_name: 'Data', recruiter_id: 'account-1', student_ids: ['asha'], company_id: 'company-1' },
      },
    ]);
  });

  it('may be created by a service that does not show them', async () => {
    const { api } = aService({});
    expect(await new HttpFolders(api).create({ name: 'Data', recruiter, company: null, candidates: [] })).toEqual(
      success(null),
    );
  });

  it('let somebody go, from one or from all', async () => {
    const { api, sent } = aService({});
    await new HttpFolders(api).remove(folderId('f1'), asha);
    await new HttpFolders(api).removeFromAll(recruiter, asha);
    expect(sent).toMatchObject([
      { url: '/api/recruiter/globalShortlist/removecandidate/f1/asha', method: 'DELETE' },
      { url: '/api/recruiter/globalShortlist/removestudent/account-1/asha', method: 'DELETE' },
    ]);
  });

  it('pass a refusal on in its words', async () => {
    const { api } = aService({ message: 'You already have a folder with this name.' }, 'same-origin', 409);
    const refused = failure('refused', 'You already have a folder with this name.');
    const folders = new HttpFolders(api);
    expect(await folders.create({ name: 'Data', recruiter, company: null, candidates: [] })).toEqual(refused);
    expect(await folders.save(folderId('f1'), asha)).toEqual(refused);
  });
});
