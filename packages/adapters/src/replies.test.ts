import { success } from '@glo/domain/shared/outcome';
import { accountId, jobId, studentId } from '@glo/domain/testing/builders';
import { folderId } from '@glo/domain/testing/folders';
import { describe, expect, it } from 'vitest';
import { HttpLookups } from './candidate-service/http-lookups.ts';
import { HttpFolders } from './recruiter-api/http-folders.ts';
import { HttpJobBoard } from './recruiter-api/http-job-board.ts';
import { HttpProfileGateway } from './recruiter-api/http-profile-gateway.ts';
import { aService } from './testing/a-service.ts';
import { everyAdapter } from './testing/every-adapter.ts';

const account = accountId('account-1');
const apiOf = (reply: unknown, status = 200) => aService(reply, 'same-origin', status).api;
const asha = { student_id: 'asha', name: 'Asha Rao' };

describe('a reply', () => {
  it.each<[string, unknown, unknown]>([
    ['getShortlisted', [{ student_id: 'asha', student: asha }], [{ id: 'asha', name: 'Asha Rao' }]],
    ['getRecommended', { applicants: [asha] }, [{ id: 'asha', name: 'Asha Rao' }]],
    ['getTalentPool', { results: [asha] }, [{ id: 'asha', name: 'Asha Rao' }]],
    ['getCandidatesByIds', { applicants: [asha] }, [{ id: 'asha', name: 'Asha Rao' }]],
    ['searchCandidates', { data: { data: [asha] } }, [{ id: 'asha', name: 'Asha Rao' }]],
    ['getProfileData', { name: 'Asha Rao', bio: 'Maps.' }, { id: 'student-1', name: 'Asha Rao', bio: 'Maps.' }],
    ['getGloScore', { data: { data: { score: 742 } } }, 742],
    ['getGloScore', { data: { data: { score: 0 } } }, 0],
    ['getGloScore', { data: { data: { score: null } } }, null],
    ['getPosts', { postData: [{ post_title: 'Maps', pdf_link: 'a' }] }, [{ title: 'Maps', kind: 'pdf', link: 'a' }]],
    ['getHashtags', { hashtags: [{ roles_skills_tools: 'SQL' }] }, ['SQL']],
    ['getJobRoles', { jobRoles: [{ role: 'Analyst' }] }, ['Analyst']],
    ['getShortlistedStudents', { unique_student_ids: ['asha'] }, ['asha']],
    ['suggestDescription', { JD: 'Read the sea.' }, 'Read the sea.'],
    ['uploadCompanyImage', { companyImageUrl: '/1.png' }, '/1.png'],
    ['uploadCompanyDocument', { companyDocumentUrl: '/1.pdf' }, '/1.pdf'],
    ['uploadRecruiterDocument', { recruiterDocumentUrl: '/1.pdf' }, '/1.pdf'],
    ['uploadProfilePicture', { profilePicUrl: '/1.png' }, '/1.png'],
    ['uploadCoverPicture', { coverPicUrl: '/1.png' }, '/1.png'],
    ['saveCompany', { _id: 'company-2' }, 'company-2'],
  ])('is read for %s: %j', async (name, reply, value) => {
    expect(await everyAdapter[name]?.(apiOf(reply))).toMatchObject(success(value));
  });

  it('reports how many records were left out', async () => {
    expect(await everyAdapter['searchCandidates']?.(apiOf([asha, { student_id: 's2' }]))).toMatchObject(
      success([{ id: 'asha' }], 1),
    );
  });

  it('is unexpected without the address of an upload', async () => {
    const picture = new File(['x'], 'me.png');
    expect(await new HttpProfileGateway(apiOf({})).uploadPicture(account, 'profile', picture)).toMatchObject({
      failure: { kind: 'unexpected-reply' },
    });
  });
});

describe('places', () => {
  it('have empty parts where the service has none, and blank places are left out', async () => {
    const locations = [{ city: 'Pune', state: 'Maharashtra', country: 'India' }, { city: 'Goa' }, {}];
    expect(await new HttpLookups(apiOf({ locations })).places('pu')).toEqual(
      success([
        { city: 'Pune', state: 'Maharashtra', country: 'India' },
        { city: 'Goa', state: '', country: '' },
      ]),
    );
  });
});

describe('jobs', () => {
  const analyst = { _id: 'job-1', job_title: 'Analyst' };
  const id = jobId('job-1');

  it('have the status of their list if they state none', async () => {
    const board = new HttpJobBoard(apiOf({ activeJobs: [analyst], pastJobs: [analyst], job: analyst }));
    const active = { id, title: 'Analyst', status: 'ACTIVE' };
    expect(await board.activeJobs(account)).toMatchObject(success([active]));
    expect(await board.pastJobs(account)).toMatchObject(success([{ ...active, status: 'CLOSED' }]));
    expect(await board.job(id)).toMatchObject(success(active));
  });

  it.each([
    [{}, {}],
    [{ updateStatus: { ...analyst, job_status: 'CLOSED' } }, { id: 'job-1', title: 'Analyst', status: 'CLOSED' }],
    [
      { updateStatus: { job_status: 'CLOSED', additional_link: null, totalApplications: '7' } },
      { status: 'CLOSED', applicantCount: 7 },
    ],
  ])('change status by what the reply says: %j', async (reply, change) => {
    expect(await new HttpJobBoard(apiOf(reply)).changeStatus(id, 'CLOSED')).toEqual(success(change));
  });
});

describe('folders', () => {
  const createdAt = '2026-11-12T09:00:00.000Z';
  const wireFolder = { _id: 'f1', folder_name: 'Data', createdAt, student_ids: ['asha'], recruiter_id: 'account-1' };
  const data = { id: folderId('f1'), name: 'Data', createdAt, candidates: [studentId('asha')] };
  const folder = { name: 'Data', recruiter: account, company: null, candidates: [] };

  it('are read with their candidates', async () => {
    const folders = new HttpFolders(apiOf({ folders: [wireFolder], folder: wireFolder }));
    expect(await folders.all(account)).toEqual(success([data]));
    expect(await folders.folder(data.id)).toEqual(success(data));
    expect(await folders.create(folder)).toEqual(success(data));
  });

  it('may have no creation date, and need not be sent back', async () => {
    const dateless = { folder: { ...wireFolder, createdAt: undefined } };
    expect(await new HttpFolders(apiOf(dateless)).folder(data.id)).toEqual(success({ ...data, createdAt: '' }));
    expect(await new HttpFolders(apiOf({})).create(folder)).toEqual(success(null));
  });

  it.each([
    ['HTTP status 203', {}, 203, 'already-there'],
    ['status 203 in the body', { status: 203 }, 200, 'already-there'],
    ['status 200', { status: 200 }, 200, 'added'],
  ])('report whether a candidate was added: %s', async (_, body, status, saved) => {
    expect(await new HttpFolders(apiOf(body, status)).save(data.id, studentId('asha'))).toEqual(success(saved));
  });
});
