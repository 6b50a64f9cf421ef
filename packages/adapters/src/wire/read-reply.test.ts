import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { verifyOtp } from './account-codes.ts';
import { getRecruiterDetails, login } from './account.ts';
import { recruiterCall } from './call.ts';
import { getGloScore, getPosts, getProfileData } from './candidates.ts';
import { getCompanyDetails } from './company-page.ts';
import { uploadCompanyImage } from './company.ts';
import { filterCandidates, getStreams } from './filter.ts';
import { createFolder, getFolders } from './folders.ts';
import { getActiveJobs, getJob, suggestDescription } from './jobs.ts';
import { getHashtags, getLocations } from './lookups.ts';
import { readReply } from './read-reply.ts';
import { searchCandidates } from './search.ts';
import { getShortlisted } from './shortlist.ts';

const job = { _id: 'j1', job_title: 'Analyst' };
const asha = { student_id: 's1', name: 'Asha' };
const folder = { _id: 'f1', folder_name: 'Later', student_ids: [] };

describe('a reply', () => {
  it.each([
    ['under its name', getActiveJobs, { status: 201, activeJobs: [job] }, { activeJobs: [job] }],
    ['below data', getActiveJobs, { status: 201, data: { activeJobs: [job] } }, { activeJobs: [job] }],
    ['bare', getActiveJobs, [job], { activeJobs: [job] }],
    ['bare below data', getActiveJobs, { status: 201, data: [job] }, { activeJobs: [job] }],
    ['below another name', getActiveJobs, { status: 201, jobs: [job] }, { activeJobs: [job] }],
    ['not there', getActiveJobs, { status: 201 }, { activeJobs: [] }],
    ['nowhere: a bare list is null', getShortlisted, null, []],
    ['below another name beside data that is null', getActiveJobs, { jobs: [job], data: null }, { activeJobs: [job] }],
    ['null', getActiveJobs, { status: 201, activeJobs: null }, { activeJobs: [] }],
    ['alone in its list', getActiveJobs, { activeJobs: job }, { activeJobs: [job] }],
    ['a bare record', getJob, job, { job }],
    ['a record below data.data', getJob, { data: { data: job } }, { job }],
    ['data.data', searchCandidates, { data: { data: [asha] } }, [asha]],
    ['data', searchCandidates, { data: [asha] }, [asha]],
    ['a bare list', searchCandidates, [asha], [asha]],
    ['a list of texts', getStreams, ['Arts', null, ''], ['Arts']],
    ['a list of ids as records', filterCandidates, { students: [{ _id: 7 }, 's2'] }, ['7', 's2']],
    ['a number deep down', getGloScore, { score: '742' }, { score: 742 }],
    ['plain text', suggestDescription, 'Read the sea.', { JD: 'Read the sea.' }],
    ['a text of any name', suggestDescription, { status: 200, jd: 'Read the sea.' }, { JD: 'Read the sea.' }],
    ['a text beside its type', suggestDescription, { type: 'text', jd: 'Read the sea.' }, { JD: 'Read the sea.' }],
    ['a text below data', suggestDescription, { data: 'Read the sea.' }, { JD: 'Read the sea.' }],
    ['an address of another name', uploadCompanyImage, { url: '/1.png' }, { companyImageUrl: '/1.png' }],
    ['a new folder, bare', createFolder, folder, { folder }],
    ['no folder', createFolder, 'OK', {}],
    ['user data', verifyOtp, { error: false, userData: { _id: 'a1' } }, { user: { _id: 'a1' } }],
    ['flat user data', verifyOtp, { _id: 'a1', is_form_filled: 'true' }, { user: { _id: 'a1', is_form_filled: true } }],
    ['an error beside data', verifyOtp, { error: true, data: { user: null } }, { error: true }],
    ['options as texts', getHashtags, { hashtags: ['SQL'] }, { hashtags: [{ roles_skills_tools: 'SQL' }] }],
    [
      'places as texts',
      getLocations,
      { locations: ['Camden, London, England, United Kingdom'] },
      { locations: [{ city: 'Camden, London', state: 'England', country: 'United Kingdom' }] },
    ],
    [
      'the names of the other document',
      getCompanyDetails,
      { companyName: 'Acme', aboutCompany: 'Robots', companyImageUrl: '/1.png', name: null },
      { name: 'Acme', about: 'Robots', image_url: '/1.png' },
    ],
    [
      'what was entered, under the names of the company page',
      getCompanyDetails,
      { name: 'Acme', companyUrl: 'acme.example', companySize: '1-25', companyType: ['R&D'] },
      { company_url: 'acme.example', company_size: '1-25', company_type: ['R&D'] },
    ],
  ])('is read when it is %s', (_, call, body, value) => {
    expect(readReply(call, body)).toMatchObject({ ok: true, value });
  });

  it('replaces a reference by its record', () => {
    const recruiter = {
      _id: 'd1',
      recruiter_id: 'a1',
      company_details: 'c1',
      location: { lable: 'Pune' },
      verified: 1,
    };
    expect(readReply(getRecruiterDetails, { recruiter })).toMatchObject({
      value: {
        recruiter: [{ recruiter_id: { _id: 'a1' }, company_details: { _id: 'c1' }, location: 'Pune', verified: true }],
      },
    });
  });
});

describe('an unreadable value', () => {
  it.each([
    ['a name', { ...job, job_title: null }, '1.job_title', 'j1'],
    ['an id', { job_title: 'Clerk' }, '1._id', ''],
    ['an empty name', { ...job, job_title: '' }, '1.job_title', 'j1'],
    ['anything', null, '1', ''],
    ['a record', 'Clerk', '1', ''],
  ])('in a list leaves out only its record and is reported: no %s', (_, odd, field, id) => {
    expect(readReply(getActiveJobs, { activeJobs: [job, odd, { ...job, _id: 'j3' }] })).toMatchObject({
      ok: true,
      value: { activeJobs: [{ _id: 'j1' }, { _id: 'j3' }] },
      leftOut: [{ field: `activeJobs.${field}`, id }],
    });
  });

  it('deep in a record does not remove the record', () => {
    const work = [{ title: 'Intern' }, 'odd', null];
    expect(readReply(getProfileData, { name: 'Asha', work_experience: work })).toEqual({
      ok: true,
      value: { name: 'Asha', work_experience: [{ title: 'Intern' }] },
      leftOut: [
        { field: 'work_experience.1', id: '' },
        { field: 'work_experience.2', id: '' },
      ],
    });
  });

  it.each([
    ['a list of another kind', getActiveJobs, { activeJobs: { wrong: 'shape' } }, 'activeJobs._id'],
    ['something else below data', getStreams, { data: { wrong: 'shape' } }, ''],
    ['an unknown reply', getFolders, { status: 200, wrong: 'shape' }, 'folders._id'],
    ['a text for a list', getFolders, { folders: 'none' }, 'folders'],
    ['a record of which nothing is said in place of a list', getPosts, { postData: { wrong: 'shape' } }, 'postData'],
    ['a text for the only number', getGloScore, { data: 'wrong shape' }, 'score'],
    ['a job without a name', getJob, { job: { _id: 'j1' } }, 'job.job_title'],
    ['no job', getJob, { job: null }, 'job'],
    ['null for a named list', getActiveJobs, null, ''],
    ['nobody', getProfileData, {}, 'name'],
    ['a job in a third layer of data', getJob, { data: { data: { data: { job } } } }, 'job._id'],
  ])('is told by its field: %s', (_, call, body, missing) => {
    expect(readReply(call, body)).toEqual({ ok: false, missing });
  });
});

it.each([
  ['null', { score: null }],
  ['nothing', {}],
  ['an empty text', { score: '' }],
  ['only that it was done', { status: 200, message: 'OK' }],
  ['unknown fields', { data: { __v: 0 } }],
])('the only number of a reply may be missing: %s', (_, body) => {
  expect(readReply(getGloScore, body)).toEqual({ ok: true, value: {}, leftOut: [] });
});

it.each([['OK'], [{ status: 200, message: 'OK' }], [{ folder: 'OK' }]])(
  'a reply to a creation need not return the object: %j',
  (body) => {
    expect(readReply(createFolder, body)).toEqual({ ok: true, value: {}, leftOut: [] });
  },
);

it('a reply with several fields is not guessed from a value with another name', () => {
  expect(readReply(login, { word: 'true' })).toEqual({ ok: true, value: {}, leftOut: [] });
});

it('a call without a reply schema accepts any reply', () => {
  const act = recruiterCall({ method: 'POST', path: '/act', reply: z.strictObject({}) });
  for (const body of ['OK', {}, null, [], true, { done: 1 }]) {
    expect(readReply(act, body)).toEqual({ ok: true, value: {}, leftOut: [] });
  }
});
