import { filterCandidates } from '@glo/adapters/wire/filter';
import { expect } from 'vitest';
import { noStudy } from '../../../apps/mock-api/src/testing/filter.ts';
import { type CallCases, contractCases } from '../frame/case.ts';
import type { Scene } from '../frame/scene.ts';
import { aCrowd, aFilteredCrowd, blocks, idsOf, mostCommon, noFilter } from './crowd.ts';
import { experienceFilters } from './filter-experience.ts';
import { studyFilters } from './filter-studies.ts';
import { wrongBodies } from './shared-cases.ts';

async function readyToFilter(scene: Scene) {
  const { client } = await scene.recruiter();
  return { client, body: { ...noFilter, student_id: ['somebody'] } };
}

/** The candidate filter (specification 2, sections 2, 3 and 7; decision 31). Expected results are derived from profiles. */
export const filterCases: readonly CallCases[] = [
  contractCases(filterCandidates, {
    answers: {
      'keeps all students in their order without criteria': async (scene) => {
        const { client, crowd, filtered } = await aFilteredCrowd(scene);
        expect(await filtered({})).toEqual(idsOf(crowd));
        const student_id = idsOf(crowd).toReversed();
        expect(await client.ask(filterCandidates, { body: { ...noFilter, student_id } })).toEqual(student_id);
      },
      'returns only known students of the request': async (scene) => {
        const { client } = await scene.recruiter();
        const [one, two] = await aCrowd(client);
        const student_id = ['nobody', ...idsOf([one, two].flatMap((each) => each ?? []))];
        const body = { ...noFilter, student_id };
        expect(await client.ask(filterCandidates, { body })).toEqual(student_id.slice(1));
        expect(await client.ask(filterCandidates, { body: { ...body, student_id: [] } })).toEqual([]);
      },
      'keeps exactly the students with the skill': async (scene) => {
        const { crowd, filtered } = await aFilteredCrowd(scene);
        const skill = mostCommon(crowd, ({ skills }) => skills);
        const knowing = crowd.filter(({ skills }) => skills.includes(skill));
        expect(await filtered({ skilltags: [skill] })).toEqual(idsOf(knowing));
        expect(await filtered({ skilltags: ['Quipu knotting'] })).toEqual([]);
      },
      'keeps exactly the students with both skills': async (scene) => {
        const { crowd, filtered } = await aFilteredCrowd(scene);
        const one = mostCommon(crowd, ({ skills }) => skills);
        const knowing = crowd.filter(({ skills }) => skills.includes(one));
        const two = mostCommon(knowing, ({ skills }) => skills);
        const both = knowing.filter(({ skills }) => skills.includes(two));
        expect(await filtered({ skilltags: [one, two] })).toEqual(idsOf(both));
      },
      'splits the students by gender': async (scene) => {
        const { crowd, filtered } = await aFilteredCrowd(scene);
        const genders = ['Male', 'Female', 'Others'] as const;
        const parts = await Promise.all(genders.map((gender) => filtered({ gender })));
        expect(parts.flat().toSorted()).toEqual(idsOf(crowd).toSorted());
        expect(parts.filter((part) => part.length > 0).length).toBeGreaterThan(1);
      },
      'keeps exactly the students in one of the locations': async (scene) => {
        const { crowd, filtered } = await aFilteredCrowd(scene);
        const named = (city: string) => crowd.filter(({ place }) => place.city === city);
        const one = mostCommon(crowd, ({ place }) => [place.city]);
        const two = mostCommon(
          crowd.filter(({ place }) => place.city !== one),
          ({ place }) => [place.city],
        );
        const [first] = named(one);
        const [second] = named(two);
        if (!first || !second) throw new Error('The students of the target need two locations.');
        expect(await filtered({ location: [first.place] })).toEqual(idsOf(named(one)));
        const either = crowd.filter(({ place }) => [one, two].includes(place.city));
        expect(await filtered({ location: [first.place, second.place] })).toEqual(idsOf(either));
        const atlantis = { city: 'Atlantis', state: '', country: '' };
        for (const other of [atlantis, { ...first.place, city: 'Atlantis' }])
          expect(await filtered({ location: [other] })).toEqual([]);
        expect(await filtered({ location: [atlantis, first.place] })).toEqual(idsOf(named(one)));
      },
      'keeps exactly the students in the state or country of a location without a city': async (scene) => {
        const { crowd, filtered } = await aFilteredCrowd(scene);
        const state = mostCommon(crowd, ({ place }) => [place.state]);
        const inState = crowd.filter(({ place }) => place.state === state);
        const anywhere = { city: '', state: '', country: '' };
        expect(await filtered({ location: [{ ...anywhere, state }] })).toEqual(idsOf(inState));
        expect(await filtered({ location: [{ ...anywhere, state: 'Atlantis' }] })).toEqual([]);
        const country = mostCommon(crowd, ({ place }) => [place.country]);
        const inCountry = crowd.filter(({ place }) => place.country === country);
        expect(await filtered({ location: [{ ...anywhere, country }] })).toEqual(idsOf(inCountry));
        expect(await filtered({ location: [{ ...anywhere, country: 'Atlantis' }] })).toEqual([]);
      },
      ...experienceFilters,
      ...studyFilters,
      'keeps the students that meet all criteria': async (scene) => {
        const { crowd, filtered } = await aFilteredCrowd(scene);
        const skill = mostCommon(crowd, ({ skills }) => skills);
        const asked = { skilltags: [skill], gender: 'Male', fullTimeExp: { minExp: 0, maxExp: 0 } } as const;
        const { skilltags, gender, fullTimeExp } = asked;
        const each = await Promise.all([
          filtered({ skilltags: [...skilltags] }),
          filtered({ gender }),
          filtered({ fullTimeExp }),
        ]);
        const all = await filtered({ skilltags: [...skilltags], gender, fullTimeExp });
        expect(all).toEqual(idsOf(crowd).filter((id) => each.every((part) => part.includes(id))));
        expect(all).not.toEqual([]);
        for (const part of each) expect(all.length).toBeLessThan(part.length);
      },
    },
    wrongInput: {
      ...wrongBodies(filterCandidates, readyToFilter, {
        'one skill instead of a list': { skilltags: 'SQL' },
        'a gender that is none of the list': { gender: 'male' },
        'a location that is a text': { location: 'Pune' },
        'a location without a country': { location: [{ city: 'Pune', state: '' }] },
        'internship experience that is a text': { internshipExp: { minExp: '1', maxExp: 2 } },
        'full-time experience with one end': { fullTimeExp: { minExp: 1 } },
        ...Object.fromEntries(
          blocks.flatMap((block) => [
            [`a percentage that is a text in ${block}`, { [block]: { ...noStudy, percentage: '80' } }],
            [`a year that is a text in ${block}`, { [block]: { ...noStudy, endDate: ['2026'] } }],
          ]),
        ),
        'one student instead of a list': { student_id: 'somebody' },
      }),
      'refuses a maximum experience below the minimum': async (scene) => {
        const { client, body } = await readyToFilter(scene);
        const upsideDown = { minExp: 2, maxExp: 1 };
        for (const change of [{ internshipExp: upsideDown }, { fullTimeExp: upsideDown }]) {
          const words = await client.refused(400, filterCandidates, { body: { ...body, ...change } });
          expect(words).toContain('Experience');
        }
      },
    },
  }),
];
