import { getActiveJobs, saveJob } from '@glo/adapters/wire/jobs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCandidate, aJob, newJob } from '../testing/hiring.ts';
import { type HiringWorld, startHiring, today } from '../testing/hiring-world.ts';

let world: HiringWorld;

beforeEach(async () => {
  world = await startHiring({ jobs: [aJob('older', { applicants: ['s1'] })], candidates: [aCandidate('s1')] });
});
afterEach(() => world.close());

describe('saveOpportunityPosts', () => {
  const jobsBefore = 1;

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
        { _id: 'older' },
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
    const body = { ...newJob, _id: 'older', job_status: 'CLOSED', applicants: ['s9'], createdAt: '2020-01-01' };
    expect(await world.asha(saveJob, { body })).toMatchObject({ body: { status: 201 } });
    expect([...world.store.all('jobs')].at(-1)).toMatchObject({ status: 'ACTIVE', applicants: [], createdAt: today });
    expect(world.store.get('jobs', 'older')).toMatchObject({ applicants: ['s1'] });
  });
});
