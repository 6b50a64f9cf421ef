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
});
