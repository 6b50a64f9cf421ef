import { getRecommended, getShortlisted, saveShortlisted } from '@glo/adapters/wire/shortlist';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCandidate, aJob, kochi, mumbai } from '../testing/hiring.ts';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

let world: HiringWorld;

beforeEach(async () => {
  const skills = ['SQL', 'Python'];
  world = await startHiring({
    jobs: [
      aJob('analyst', { skills, minExperience: 1, applicants: ['applied'] }),
      aJob('remote', { skills, minExperience: null, workplaceType: 'Remote', locations: [kochi] }),
      aJob('of-ben', { recruiterId: 'ben', recruiterDetailsId: 'ben-details' }),
    ],
    candidates: [
      aCandidate('half', { skills: ['SQL'], fullTimeYears: 1, gloScore: 710 }),
      aCandidate('best', { skills, fullTimeYears: 1 }),
      aCandidate('applied', { skills, fullTimeYears: 1 }),
      aCandidate('nearby', { skills, internshipYears: 0.5, location: mumbai }),
      aCandidate('unrelated', { skills: ['Chess'] }),
    ],
  });
});
afterEach(() => world.close());

describe('getRecommendedAppliedApplicants', () => {
  it('does not mind the place for a remote job', async () => {
    expect(await world.asha(getRecommended, { params: { jobId: 'remote' } })).toMatchObject({
      body: {
        applicants: [
          { student_id: 'applied', search_score: 100 },
          { student_id: 'best', search_score: 100 },
          { student_id: 'nearby', search_score: 100 },
          { student_id: 'half', search_score: 50 },
        ],
      },
    });
  });
});

describe('save/shortlist/candidate', () => {
  it('keeps one entry of two that arrive together', async () => {
    const body = { job_id: 'analyst', student_id: 'best', student: { student_id: 'best', name: 'Student best' } };
    await Promise.all([world.asha(saveShortlisted, { body }), world.asha(saveShortlisted, { body })]);
    const { body: shortlist } = await world.asha(getShortlisted, { params: { jobId: 'analyst' } });
    expect(shortlist).toMatchObject([{ student_id: 'best' }]);
  });
});
