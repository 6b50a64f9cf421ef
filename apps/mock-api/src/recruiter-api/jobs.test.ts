import { getActiveJobs, getJob, getPastJobs, saveViewedCandidate, suggestDescription } from '@glo/adapters/wire/jobs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCandidate, aJob } from '../testing/hiring.ts';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

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
        recruiter_status: 'confirmed',
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
