import { getRecommended, getShortlisted, removeShortlisted, saveShortlisted } from '@glo/adapters/wire/shortlist';
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

  it('is open to colleagues and to nobody else', async () => {
    const params = { jobId: 'analyst' };
    expect(await world.ben(getRecommended, { params })).toMatchObject({ status: 200, body: { status: 200 } });
    expect(await world.gita(getRecommended, { params })).toMatchObject({ status: 403 });
    expect(await world.nadia(getRecommended, { params })).toMatchObject({ status: 403 });
    expect(await world.stranger(getRecommended, { params })).toMatchObject({ status: 401 });
    expect(await world.asha(getRecommended, { params: { jobId: 'none' } })).toMatchObject({ status: 404 });
  });
});

const entry = (student_id: string, job_id = 'analyst') => ({
  body: { job_id, student_id, student: { student_id, name: 'As the caller knows them', search_score: 88 } },
});
const shortlist = async (who: 'asha' | 'ben' = 'asha') =>
  (await world[who](getShortlisted, { params: { jobId: 'analyst' } })).body;

describe('save/shortlist/candidate', () => {
  it('keeps students in the order of shortlisting, each once', async () => {
    for (const id of ['half', 'best', 'half', 'applied']) {
      expect(await world.asha(saveShortlisted, entry(id))).toEqual({ status: 200, body: {} });
      world.clock.advance(60_000);
    }
    expect(await shortlist()).toEqual([
      {
        student_id: 'half',
        student: { student_id: 'half', name: 'Student half', hashtags: ['SQL'], profile_picture: '', gloscore: 710 },
      },
      expect.objectContaining({ student_id: 'best' }),
      expect.objectContaining({ student_id: 'applied' }),
    ]);
  });

  it('is a list of each job', async () => {
    await world.asha(saveShortlisted, entry('best', 'remote'));
    expect(await shortlist()).toEqual([]);
  });

  it('keeps one entry of two that arrive together', async () => {
    await Promise.all([world.asha(saveShortlisted, entry('best')), world.asha(saveShortlisted, entry('best'))]);
    expect(await shortlist()).toMatchObject([{ student_id: 'best' }]);
  });
});

describe('remove/shortlist/candidate', () => {
  it('takes a student off, once or twice', async () => {
    await world.asha(saveShortlisted, entry('half'));
    await world.asha(saveShortlisted, entry('best'));
    for (let times = 0; times < 2; times++) {
      expect(await world.asha(removeShortlisted, entry('half'))).toEqual({ status: 200, body: {} });
      expect(await shortlist()).toMatchObject([{ student_id: 'best' }]);
    }
  });
});

describe.each([
  { call: saveShortlisted, name: 'saving' },
  { call: removeShortlisted, name: 'removing' },
])('$name', ({ call }) => {
  it.each([
    ['asha', entry('best', 'none'), 404],
    ['asha', entry('nobody'), 404],
    ['asha', { body: { job_id: 'analyst' } }, 400],
    ['asha', { body: { ...entry('best').body, student_id: 7 } }, 400],
    ['asha', entry('best', 'of-ben'), 403],
    ['ben', entry('best'), 403],
    ['gita', entry('best'), 403],
    ['stranger', entry('best'), 401],
  ] as const)('by %s of %j is answered %i, and nothing changes', async (who, input, status) => {
    await world.asha(saveShortlisted, entry('half'));
    expect(await world[who](call, input)).toMatchObject({ status, body: { message: expect.any(String) } });
    expect(await shortlist()).toMatchObject([{ student_id: 'half' }]);
    expect(world.store.count('shortlist')).toBe(1);
  });
});

describe('get/shortlist/candidate', () => {
  it('is open to colleagues and to nobody else', async () => {
    await world.asha(saveShortlisted, entry('best'));
    expect(await shortlist('ben')).toMatchObject([{ student_id: 'best' }]);
    const params = { jobId: 'analyst' };
    expect(await world.gita(getShortlisted, { params })).toMatchObject({ status: 403 });
    expect(await world.stranger(getShortlisted, { params })).toMatchObject({ status: 401 });
    expect(await world.asha(getShortlisted, { params: { jobId: 'none' } })).toMatchObject({ status: 404 });
  });
});
