import { editJob, getJob } from '@glo/adapters/wire/jobs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aJob } from '../testing/hiring.ts';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

let world: HiringWorld;

const told = aJob('told', { applicants: ['s1', 's2'], viewedApplicants: ['s1'] });

beforeEach(async () => {
  world = await startHiring({ jobs: [told] });
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
  it('changes what is told about a job, and keeps the rest', async () => {
    expect(await world.asha(editJob, { params: { id: 'told' }, body: change })).toEqual({
      status: 200,
      body: { _id: 'told' },
    });
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
});
