import { searchCandidates } from '@glo/adapters/wire/search';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import { aCrowd, idsOf, leastCommon, peopleOf, search, searchBody } from './crowd.ts';
import { wrongBodies } from './shared-cases.ts';

const jobTypes = ['Job', 'Internship', 'Freelancing'] as const;
const labelOf = (place: { city: string; state: string; country: string }) =>
  [place.city, place.state, place.country].filter(Boolean).join(', ');

/** Search Candidates (specification 2, section 7; decision 32). */
export const searchCases: readonly CallCases[] = [
  contractCases(searchCandidates, {
    answers: {
      'finds exactly the students with one of the skills, best match first': async (scene) => {
        const { client } = await scene.recruiter();
        const skilltags = ['Python', 'SQL'];
        const found = await search(client, { skilltags });
        expect(found).not.toEqual([]);
        for (const { hashtags } of found) expect(skilltags.some((skill) => hashtags?.includes(skill))).toBe(true);
        const scores = found.map(({ search_score }) => Number(search_score));
        expect(scores.every((score) => score > 0)).toBe(true);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      },
      'scores two matching skills above one': async (scene) => {
        const { client } = await scene.recruiter();
        const found = await search(client, { skilltags: ['Python', 'SQL'] });
        const scoresOf = (count: number) =>
          found
            .filter(({ hashtags }) => ['Python', 'SQL'].filter((skill) => hashtags?.includes(skill)).length === count)
            .map(({ search_score }) => Number(search_score));
        expect(Math.min(...scoresOf(2))).toBeGreaterThan(Math.max(...scoresOf(1)));
        expect([scoresOf(2).length, scoresOf(1).length]).not.toContain(0);
      },
      'finds every student with the skill who is open to the job type': async (scene) => {
        const { client } = await scene.recruiter();
        const crowd = await aCrowd(client);
        const skill = leastCommon(crowd, ({ skills }) => skills);
        const found = (await search(client, { skilltags: [skill] })).map(({ student_id }) => student_id);
        const knowing = crowd.filter(({ skills }) => skills.includes(skill));
        expect(found).toEqual(expect.arrayContaining(idsOf(knowing)));
      },
      'finds different students for each job type': async (scene) => {
        const { client } = await scene.recruiter();
        const finds = jobTypes.map(async (job_type) => {
          const found = await search(client, { job_type });
          return found.map(({ student_id }) => student_id).toSorted((a, b) => a.localeCompare(b));
        });
        const answers = await Promise.all(finds);
        expect(new Set(answers.map(String)).size).toBe(jobTypes.length);
        for (const answer of answers) expect(answer).not.toEqual([]);
      },
      'finds exactly the students in the location': async (scene) => {
        const { client } = await scene.recruiter();
        const crowd = await aCrowd(client);
        const location = leastCommon(crowd, ({ place }) => [labelOf(place)]);
        const there = crowd.filter(({ place }) => labelOf(place) === location);
        const skilltags = [...new Set(there.flatMap(({ skills }) => skills))].slice(0, 200);
        const found = (await search(client, { skilltags, location })).map(({ student_id }) => student_id);
        expect(found).toEqual(expect.arrayContaining(idsOf(there)));
        const places = (await peopleOf(client, found)).map(({ place }) => labelOf(place));
        expect(new Set(places)).toEqual(new Set([location]));
      },
      'finds students anywhere in a state if the location names no city': async (scene) => {
        const { client } = await scene.recruiter();
        const crowd = await aCrowd(client);
        const withoutCity = (place: { state: string; country: string }) => labelOf({ ...place, city: '' });
        const location = leastCommon(crowd, ({ place }) => [withoutCity(place)]);
        const there = crowd.filter(({ place }) => withoutCity(place) === location);
        const skilltags = [...new Set(there.flatMap(({ skills }) => skills))].slice(0, 200);
        const found = (await search(client, { skilltags, location })).map(({ student_id }) => student_id);
        expect(found).toEqual(expect.arrayContaining(idsOf(there)));
        const places = (await peopleOf(client, found)).map(({ place }) => withoutCity(place));
        expect(new Set(places)).toEqual(new Set([location]));
      },
      'finds no students for an unknown skill or location': async (scene) => {
        const { client } = await scene.recruiter();
        expect(await search(client, { skilltags: ['Quipu knotting'] })).toEqual([]);
        expect(await search(client, { location: 'Atlantis, Ocean' })).toEqual([]);
        expect(await search(client, {})).not.toEqual([]);
      },
    },
    wrongInput: wrongBodies(
      searchCandidates,
      async (scene) => ({ client: (await scene.recruiter()).client, body: searchBody({}) }),
      {
        'a job type that cannot be searched': { job_type: 'Full-time' },
        'no type': { job_type: '' },
        'a location that is no text': { location: { city: 'Pune' } },
        'no skill at all': { skilltags: [] },
        'one skill instead of a list': { skilltags: 'Python' },
        'more than 200 skills': { skilltags: Array.from({ length: 201 }, String) },
      },
    ),
  }),
];
