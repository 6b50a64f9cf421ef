import { searchCandidates } from '@glo/adapters/wire/search';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCandidate, kochi, mumbai } from '../testing/hiring.ts';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

let world: HiringWorld;

beforeEach(async () => {
  world = await startHiring({
    candidates: [
      aCandidate('one-of-two', { skills: ['SQL'], openTo: ['Job'] }),
      aCandidate('both', { skills: ['sql', 'Python'], openTo: ['Job', 'Internship'], gloScore: 640 }),
      aCandidate('intern', { skills: ['SQL', 'Python'], openTo: ['Internship'], location: mumbai }),
      aCandidate('in-kochi', { skills: ['SQL', 'Python'], openTo: ['Job'], location: kochi }),
      ...Array.from({ length: 210 }, (_, n) => aCandidate(`excel-${n}`, { skills: ['Excel'], gloScore: n })),
    ],
  });
});
afterEach(() => world.close());

const wish = { job_type: 'Job', location: '', skilltags: ['SQL', 'Python'] };
const found = (...ids: string[]) => ({
  status: 200,
  body: { data: { data: ids.map((student_id) => expect.objectContaining({ student_id })) } },
});

describe('recruiter/search/candidateByScore', () => {
  it('answers best match first, with a score', async () => {
    expect(await world.asha(searchCandidates, { body: wish })).toEqual({
      status: 200,
      body: {
        data: {
          data: [
            {
              student_id: 'both',
              name: 'Student both',
              hashtags: ['sql', 'Python'],
              profile_picture: '',
              gloscore: 640,
              search_score: 100,
            },
            expect.objectContaining({ student_id: 'in-kochi', search_score: 100 }),
            expect.objectContaining({ student_id: 'one-of-two', search_score: 50 }),
          ],
        },
      },
    });
  });

  it('stops at 200', async () => {
    const best = Array.from({ length: 200 }, (_, n) => `excel-${209 - n}`);
    expect(await world.asha(searchCandidates, { body: { ...wish, skilltags: ['Excel'] } })).toEqual(found(...best));
  });

  it('asks for a skill in the words of the form', async () => {
    expect(await world.asha(searchCandidates, { body: { ...wish, skilltags: [] } })).toEqual({
      status: 400,
      body: { message: 'skilltags: Choose at least one skill' },
    });
  });
});
