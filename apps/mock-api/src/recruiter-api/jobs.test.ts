import {
  getActiveJobs,
  getJob,
  getPastJobs,
  saveJob,
  saveViewedCandidate,
  suggestDescription,
} from '@glo/adapters/wire/jobs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCandidate, aJob } from '../testing/hiring.ts';
import { type HiringWorld, startHiring, today } from '../testing/hiring-world.ts';

let world: HiringWorld;

beforeEach(async () => {
  world = await startHiring({
    jobs: [
      aJob('older', { createdAt: '2026-09-01T00:00:00.000Z', applicants: ['s1', 's2'], viewedApplicants: ['s1'] }),
      aJob('newer', { createdAt: '2026-10-01T00:00:00.000Z' }),
      aJob('same-moment', { createdAt: '2026-10-01T00:00:00.000Z' }),
      aJob('closed-older', { status: 'CLOSED', createdAt: '2026-05-01T00:00:00.000Z' }),
      aJob('closed-newer', { status: 'CLOSED', createdAt: '2026-06-01T00:00:00.000Z' }),
      aJob('of-ben', { recruiterId: 'ben', recruiterDetailsId: 'ben-details' }),
      // Posted for another company, before Asha came to Acme.
      aJob('former', { companyId: 'initech', createdAt: '2025-01-01T00:00:00.000Z' }),
    ],
    candidates: [aCandidate('s1'), aCandidate('s2')],
  });
});
afterEach(() => world.close());

const newJob = {
  job_title: 'Data Analyst',
  job_type: 'Full-time',
  work_place_type: 'On-Site',
  location: [{ lable: 'Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra', country: 'India' }],
  description: 'Find what the numbers say.',
  top_skills_required: ['SQL', 'Python'],
  minSal: 600_000,
  maxSal: 900_000,
  salary_type: 'Year',
  minExp: 0.5,
  maxExp: 2,
  experience_type: 'Years',
  vacancy: 2,
  additional_link: '',
  company_id: 'acme',
  recruiter_details_id: 'asha-details',
  recruiter_id: 'asha',
};

describe.each([
  {
    call: getActiveJobs,
    field: 'activeJobs',
    own: ['same-moment', 'newer', 'older', 'former'],
    shared: ['same-moment', 'newer', 'older'],
  },
  {
    call: getPastJobs,
    field: 'pastJobs',
    own: ['closed-newer', 'closed-older'],
    shared: ['closed-newer', 'closed-older'],
  },
])('$call.path', ({ call, field, own, shared }) => {
  const ofAsha = { params: { recruiterId: 'asha' } };
  const listOf = (ids: string[]) => ({ status: 200, body: { status: 201, [field]: ids.map((_id) => ({ _id })) } });

  it('lists own jobs, newest first, with body status 201', async () => {
    expect(await world.asha(call, ofAsha)).toMatchObject(listOf(own));
  });

  it('lists a colleague the jobs of the company they share', async () => {
    expect(await world.ben(call, ofAsha)).toMatchObject(listOf(shared));
  });

  it('is empty for who has posted nothing', async () => {
    expect(await world.nadia(call, { params: { recruiterId: 'nadia' } })).toMatchObject(listOf([]));
  });

  it('refuses another company, and who has none', async () => {
    const refusal = { status: 403, body: { message: 'You can only see the jobs of your own company.' } };
    expect(await world.gita(call, ofAsha)).toEqual(refusal);
    expect(await world.nadia(call, ofAsha)).toEqual(refusal);
    expect(await world.nadia(call, { params: { recruiterId: 'omar' } })).toEqual(refusal);
    expect(await world.asha(call, { params: { recruiterId: 'nadia' } })).toEqual(refusal);
  });

  it('knows who does not exist', async () => {
    expect(await world.asha(call, { params: { recruiterId: 'nobody' } })).toEqual({
      status: 404,
      body: { message: 'There is no such recruiter.' },
    });
  });

  it('refuses strangers', async () => {
    expect(await world.stranger(call, ofAsha)).toMatchObject({ status: 401 });
  });
});

describe('getOpportunityPostById', () => {
  it('gives the job under the names of the wire', async () => {
    const { status, body } = await world.asha(getJob, { params: { jobId: 'older' } });
    expect(status).toBe(200);
    expect(body).toEqual({
      job: {
        _id: 'older',
        job_title: 'Data Analyst',
        job_type: 'Full-time',
        work_place_type: 'On-Site',
        location: [{ lable: 'Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra', country: 'India' }],
        top_skills_required: ['SQL', 'Python'],
        minSal: 600_000,
        maxSal: 900_000,
        salary_type: 'Year',
        minExp: 1,
        maxExp: 3,
        experience_type: 'Years',
        vacancy: 2,
        additional_link: '',
        description: 'Find what the numbers say.',
        job_status: 'ACTIVE',
        createdAt: '2026-09-01T00:00:00.000Z',
        totalApplications: 2,
        applicants: ['s1', 's2'],
        viewedApplicants: ['s1'],
        company_id: 'acme',
        recruiter_id: 'asha',
        recruiter_details_id: 'asha-details',
      },
    });
  });

  it('is open to colleagues and to nobody else', async () => {
    const params = { jobId: 'older' };
    expect(await world.ben(getJob, { params })).toMatchObject({ status: 200, body: { job: { _id: 'older' } } });
    const refusal = { status: 403, body: { message: 'This job belongs to another company.' } };
    expect(await world.gita(getJob, { params })).toEqual(refusal);
    expect(await world.nadia(getJob, { params })).toEqual(refusal);
    expect(await world.stranger(getJob, { params })).toMatchObject({ status: 401 });
  });

  it('stays with who posted it, whatever the company', async () => {
    const params = { jobId: 'former' };
    expect(await world.asha(getJob, { params })).toMatchObject({ status: 200 });
    expect(await world.ben(getJob, { params })).toMatchObject({ status: 403 });
  });

  it('knows which job does not exist', async () => {
    expect(await world.asha(getJob, { params: { jobId: 'none' } })).toEqual({
      status: 404,
      body: { message: 'There is no such job.' },
    });
  });
});

describe('saveOpportunityPosts', () => {
  const jobsBefore = 7;

  it('posts an active job of now, with body status 201', async () => {
    expect(await world.asha(saveJob, { body: newJob })).toEqual({
      status: 200,
      body: { status: 201, message: 'The job was posted.' },
    });
    const list = await world.asha(getActiveJobs, { params: { recruiterId: 'asha' } });
    expect(list.body).toMatchObject({
      activeJobs: [
        {
          ...newJob,
          job_status: 'ACTIVE',
          createdAt: today,
          totalApplications: 0,
          applicants: [],
          viewedApplicants: [],
        },
        { _id: 'same-moment' },
        { _id: 'newer' },
        { _id: 'older' },
        { _id: 'former' },
      ],
    });
  });

  it('takes a job without salary and experience, and one with a fixed value', async () => {
    const none = { minSal: null, maxSal: null, minExp: null, maxExp: null };
    expect(await world.asha(saveJob, { body: { ...newJob, ...none } })).toMatchObject({ body: { status: 201 } });
    const fixed = { minSal: 5, maxSal: 5, minExp: 1, maxExp: 1 };
    expect(await world.asha(saveJob, { body: { ...newJob, ...fixed } })).toMatchObject({ body: { status: 201 } });
  });

  it('reads a location from its label, and skills without blanks and repetition', async () => {
    const body = {
      ...newJob,
      location: [{ lable: 'Pune, Maharashtra, India' }, { lable: 'Kerala, India' }],
      top_skills_required: [' SQL', 'SQL', ' '],
    };
    await world.asha(saveJob, { body });
    expect([...world.store.all('jobs')].at(-1)).toMatchObject({
      locations: [
        { city: 'Pune', state: 'Maharashtra', country: 'India' },
        { city: '', state: 'Kerala', country: 'India' },
      ],
      skills: ['SQL'],
    });
  });

  it.each([
    [{ minSal: 9, maxSal: 3 }, 'Maximum Salary cannot be less than Minimum Salary'],
    [{ minExp: 2, maxExp: 1.5 }, 'Maximum Experience cannot be less than Minimum Experience'],
    [{ minSal: null }, 'Salary: Enter both ends of the range'],
    [{ maxSal: null }, 'Salary: Enter both ends of the range'],
    [{ minExp: null }, 'Experience: Enter both ends of the range'],
    [{ location: [{}] }, 'location: A location must not be empty.'],
    [{ location: [{ city: 'x'.repeat(61) }] }, 'Location should not contain more than 60 characters'],
    [{ top_skills_required: [' '] }, 'top_skills_required: Choose at least one skill'],
  ])('refuses %j', async (change, message) => {
    expect(await world.asha(saveJob, { body: { ...newJob, ...change } })).toEqual({ status: 400, body: { message } });
    expect(world.store.count('jobs')).toBe(jobsBefore);
  });

  it.each([
    ['job_title', 'blank', '  '],
    ['job_title', 'missing', undefined],
    ['job_type', 'unknown', 'Pirate'],
    ['work_place_type', 'unknown', 'Moon'],
    ['location', 'none', []],
    ['description', 'empty', ''],
    ['description', 'too long', 'x'.repeat(3001)],
    ['top_skills_required', 'none', []],
    ['minSal', 'below 0', -5],
    ['minSal', 'no whole number', 1.5],
    ['maxSal', 'of 14 digits', 10 ** 13],
    ['maxSal', 'a text', '900000'],
    ['minExp', 'below 0', -1],
    ['salary_type', 'unknown', 'Week'],
    ['experience_type', 'unknown', 'Days'],
    ['vacancy', 'of 5 digits', 10_000],
    ['vacancy', 'null', null],
    ['additional_link', 'too long', 'x'.repeat(201)],
  ])('names the field when %s is %s', async (field, _what, value) => {
    const answer = await world.asha(saveJob, { body: { ...newJob, [field]: value } });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(new RegExp(`^${field}`)) } });
    expect(world.store.count('jobs')).toBe(jobsBefore);
  });

  it.each([
    [{ recruiter_id: 'ben' }, 'You can only post jobs in your own name.'],
    [{ recruiter_details_id: 'ben-details' }, 'You can only post jobs in your own name.'],
    [{ recruiter_details_id: 'asha' }, 'You can only post jobs in your own name.'],
    [{ company_id: 'globex' }, 'You can only post jobs of your own company.'],
    [{ company_id: 'unknown' }, 'You can only post jobs of your own company.'],
  ])('refuses %j, which is not the own', async (change, message) => {
    expect(await world.asha(saveJob, { body: { ...newJob, ...change } })).toEqual({ status: 403, body: { message } });
    expect(world.store.count('jobs')).toBe(jobsBefore);
  });

  it('is for recruiters with a company', async () => {
    const body = { ...newJob, recruiter_id: 'nadia', recruiter_details_id: 'nadia-details' };
    expect(await world.nadia(saveJob, { body })).toEqual({
      status: 403,
      body: { message: 'Please add your company before you post a job.' },
    });
    expect(await world.stranger(saveJob, { body: newJob })).toMatchObject({ status: 401 });
    expect(world.store.count('jobs')).toBe(jobsBefore);
  });

  it('decides itself what a job starts with', async () => {
    const body = { ...newJob, _id: 'older', job_status: 'CLOSED', applicants: ['s1'], createdAt: '2020-01-01' };
    expect(await world.asha(saveJob, { body })).toMatchObject({ body: { status: 201 } });
    expect([...world.store.all('jobs')].at(-1)).toMatchObject({ status: 'ACTIVE', applicants: [], createdAt: today });
    expect(world.store.get('jobs', 'older')).toMatchObject({ applicants: ['s1', 's2'] });
  });
});

describe('opportunity/jd', () => {
  it('suggests a description for the role and the type, in the name of the own company', async () => {
    const body = { new_role: 'Data Analyst', job_type: 'Internship' };
    expect(await world.asha(suggestDescription, { body })).toMatchObject({
      status: 200,
      body: { JD: expect.stringMatching(/^Acme is looking for you\. As our next Data Analyst, .*internship/) },
    });
    expect(await world.nadia(suggestDescription, { body })).toMatchObject({
      status: 200,
      body: { JD: expect.stringMatching(/^Our team is looking for you\./) },
    });
  });

  it('needs a role', async () => {
    expect(await world.asha(suggestDescription, { body: { new_role: ' ', job_type: 'Internship' } })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^new_role/) },
    });
  });

  it('refuses strangers', async () => {
    const body = { new_role: 'Data Analyst', job_type: 'Internship' };
    expect(await world.stranger(suggestDescription, { body })).toMatchObject({ status: 401 });
  });
});

describe('saveViewedCandidate', () => {
  const viewed = (jobId = 'older') => world.store.get('jobs', jobId)?.viewedApplicants;

  it('remembers each student once, in order, whether they have applied or not', async () => {
    for (const student_id of ['s2', 's1', 's2']) {
      const answer = await world.asha(saveViewedCandidate, { params: { jobId: 'older' }, body: { student_id } });
      expect(answer).toEqual({ status: 200, body: {} });
    }
    expect(viewed()).toEqual(['s1', 's2']);
    await world.asha(saveViewedCandidate, { params: { jobId: 'newer' }, body: { student_id: 's1' } });
    expect(viewed('newer')).toEqual(['s1']);
  });

  it.each([
    ['asha', 'none', 's1', 404],
    ['asha', 'older', 'nobody', 404],
    ['asha', 'older', '', 400],
    ['asha', 'of-ben', 's1', 403],
    ['ben', 'older', 's2', 403],
    ['gita', 'older', 's2', 403],
    ['stranger', 'older', 's2', 401],
  ] as const)(
    'by %s for job %s and student "%s" is answered %i, and nothing is stored',
    async (who, jobId, student_id, status) => {
      const answer = await world[who](saveViewedCandidate, { params: { jobId }, body: { student_id } });
      expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
      expect(viewed()).toEqual(['s1']);
      expect(viewed('of-ben')).toEqual([]);
    },
  );
});
