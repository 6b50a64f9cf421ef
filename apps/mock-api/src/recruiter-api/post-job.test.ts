import { saveJob } from '@glo/adapters/wire/jobs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCandidate, aJob, newJob } from '../testing/hiring.ts';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

let world: HiringWorld;

beforeEach(async () => {
  world = await startHiring({ jobs: [aJob('older', { applicants: ['s1'] })], candidates: [aCandidate('s1')] });
});
afterEach(() => world.close());

describe('saveOpportunityPosts', () => {
  const jobsBefore = 1;

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
    [{ recruiter_id: 'ben' }, 'You can only post jobs in your own name.'],
    [{ recruiter_details_id: 'ben-details' }, 'You can only post jobs in your own name.'],
    [{ recruiter_details_id: 'asha' }, 'You can only post jobs in your own name.'],
    [{ company_id: 'globex' }, 'You can only post jobs of your own company.'],
    [{ company_id: 'unknown' }, 'You can only post jobs of your own company.'],
  ])('refuses %j, which is not the own', async (change, message) => {
    expect(await world.asha(saveJob, { body: { ...newJob, ...change } })).toEqual({ status: 403, body: { message } });
    expect(world.store.count('jobs')).toBe(jobsBefore);
  });
});
