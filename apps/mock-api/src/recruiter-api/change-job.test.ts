import { editJob, getActiveJobs, getJob, getPastJobs, updateJobStatus } from '@glo/adapters/wire/jobs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aJob } from '../testing/hiring.ts';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

let world: HiringWorld;

const told = aJob('told', { applicants: ['s1', 's2'], viewedApplicants: ['s1'] });
const closed = aJob('closed', { status: 'CLOSED' });

beforeEach(async () => {
  world = await startHiring({ jobs: [told, closed, aJob('of-ben', { recruiterId: 'ben' })] });
});
afterEach(() => world.close());

const change = {
  job_title: 'Data Engineer',
  job_type: 'Contract',
  work_place_type: 'Hybrid',
  location: [{ lable: 'Kerala, India' }],
  description: 'Move what the numbers say.',
  top_skills_required: ['Spark', ' SQL'],
  minSal: 5,
  maxSal: 7,
  salary_type: 'Month',
  minExp: null,
  maxExp: null,
  experience_type: 'Months',
  vacancy: 0,
  additional_link: ' https://acme.example/jobs ',
};

describe('POST /opportunity/edit', () => {
  const edit = (id: string, body: unknown = change) => world.asha(editJob, { params: { id }, body });

  it('changes what is told about a job, and keeps the rest', async () => {
    expect(await edit('told')).toEqual({ status: 200, body: { _id: 'told' } });
    expect(world.store.get('jobs', 'told')).toEqual({
      ...told,
      title: 'Data Engineer',
      type: 'Contract',
      workplaceType: 'Hybrid',
      locations: [{ city: '', state: 'Kerala', country: 'India' }],
      skills: ['Spark', 'SQL'],
      minSalary: 5,
      maxSalary: 7,
      salaryPeriod: 'Month',
      minExperience: null,
      maxExperience: null,
      experienceUnit: 'Months',
      vacancies: 0,
      link: 'https://acme.example/jobs',
      description: 'Move what the numbers say.',
    });
    const { body } = await world.asha(getJob, { params: { jobId: 'told' } });
    expect(body).toMatchObject({ job: { job_title: 'Data Engineer', totalApplications: 2 } });
  });

  it('changes a closed job, too, and leaves it closed', async () => {
    expect(await edit('closed')).toMatchObject({ status: 200 });
    expect(world.store.get('jobs', 'closed')).toMatchObject({ title: 'Data Engineer', status: 'CLOSED' });
  });

  it('takes neither owner, status nor applicants from outside', async () => {
    const more = { recruiter_id: 'ben', company_id: 'globex', job_status: 'CLOSED', applicants: [], _id: 'closed' };
    expect(await edit('told', { ...change, ...more })).toMatchObject({ status: 200 });
    expect(world.store.get('jobs', 'told')).toMatchObject({
      recruiterId: 'asha',
      companyId: 'acme',
      status: 'ACTIVE',
      applicants: ['s1', 's2'],
    });
    expect(world.store.get('jobs', 'closed')).toEqual(closed);
  });

  it.each([
    [{ minSal: 9, maxSal: 3 }, 'Maximum Salary cannot be less than Minimum Salary'],
    [{ minExp: 2, maxExp: 1.5 }, 'Maximum Experience cannot be less than Minimum Experience'],
    [{ minExp: 2 }, 'Experience: Enter both ends of the range'],
    [{ location: [{ city: 'x'.repeat(61) }] }, 'Location should not contain more than 60 characters'],
    [{ top_skills_required: [' '] }, 'top_skills_required: Choose at least one skill'],
    [{ job_title: ' ' }, 'job_title: This must not be empty.'],
    [{ description: undefined }, 'description: This field is missing.'],
    [{ job_type: 'Pirate' }, 'job_type: '],
    [{ vacancy: 10_000 }, 'vacancy: '],
  ])('refuses %j as posting does, and changes nothing', async (wrong, words) => {
    const { status, body } = await edit('told', { ...change, ...wrong });
    expect(status).toBe(400);
    expect((body as { message: string }).message).toContain(words);
    expect(world.store.get('jobs', 'told')).toEqual(told);
  });
});

describe('PATCH /opportunity/updateOpportunityStatus', () => {
  const turn = (jobId: string, jobStatus: unknown) =>
    world.asha(updateJobStatus, { params: { jobId }, body: { jobStatus } });
  const listed = async (call: typeof getActiveJobs | typeof getPastJobs) =>
    JSON.stringify((await world.asha(call, { params: { recruiterId: 'asha' } })).body);

  it('closes a job and activates it again', async () => {
    expect(await turn('told', 'CLOSED')).toMatchObject({
      status: 200,
      body: { updateStatus: { _id: 'told', job_status: 'CLOSED', job_title: 'Data Analyst', totalApplications: 2 } },
    });
    expect(await listed(getActiveJobs)).not.toContain('"told"');
    expect(await listed(getPastJobs)).toContain('"told"');
    expect(await turn('told', 'ACTIVE')).toMatchObject({
      status: 200,
      body: { updateStatus: { job_status: 'ACTIVE' } },
    });
    expect(world.store.get('jobs', 'told')).toEqual(told);
  });

  it('does no harm when the job has that status already', async () => {
    expect(await turn('closed', 'CLOSED')).toMatchObject({ body: { updateStatus: { job_status: 'CLOSED' } } });
    expect(world.store.get('jobs', 'closed')).toEqual(closed);
  });

  it.each(['PAUSED', 'closed', '', undefined])('refuses the status %j', async (jobStatus) => {
    expect(await turn('told', jobStatus)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^jobStatus/) },
    });
    expect(world.store.get('jobs', 'told')).toEqual(told);
  });
});

describe.each([
  { call: editJob, name: 'id', body: change },
  { call: updateJobStatus, name: 'jobId', body: { jobStatus: 'CLOSED' } },
])('$call.path', ({ call, name, body }) => {
  it.each([
    ['asha', 'none', 404],
    ['asha', 'of-ben', 403],
    ['ben', 'told', 403],
    ['gita', 'told', 403],
    ['nadia', 'told', 403],
    ['stranger', 'told', 401],
  ] as const)('by %s for job %s is answered %i, and nothing changes', async (who, id, status) => {
    const answer = await world[who](call, { params: { [name]: id }, body });
    expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
    expect([...world.store.all('jobs')]).toEqual([told, closed, aJob('of-ben', { recruiterId: 'ben' })]);
  });
});
