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
      aJob('popular', { skills: ['Excel'] }),
    ],
    candidates: [
      aCandidate('half', { skills: ['SQL'], fullTimeYears: 1, gloScore: 710 }),
      aCandidate('best', { skills, fullTimeYears: 1 }),
      aCandidate('applied', { skills, fullTimeYears: 1 }),
      aCandidate('nearby', { skills, internshipYears: 0.5, location: mumbai }),
      aCandidate('unrelated', { skills: ['Chess'] }),
      ...Array.from({ length: 60 }, (_, n) => aCandidate(`excel-${n}`, { skills: ['Excel'], gloScore: n })),
    ],
  });
});
afterEach(() => world.close());

describe('getRecommendedAppliedApplicants', () => {
  it('gives who fits and has not applied, best first, with a score and body status 200', async () => {
    const { status, body } = await world.asha(getRecommended, { params: { jobId: 'analyst' } });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 200,
      applicants: [
        {
          student_id: 'best',
          name: 'Student best',
          hashtags: ['SQL', 'Python'],
          profile_picture: '',
          gloscore: 500,
          search_score: 100,
        },
        expect.objectContaining({ student_id: 'nearby', search_score: 85 }),
        expect.objectContaining({ student_id: 'half', search_score: 65 }),
      ],
    });
  });

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

  it('stops at 50', async () => {
    const { body } = await world.asha(getRecommended, { params: { jobId: 'popular' } });
    const best = Array.from({ length: 50 }, (_, n) => expect.objectContaining({ student_id: `excel-${59 - n}` }));
    expect(body).toEqual({ status: 200, applicants: best });
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
