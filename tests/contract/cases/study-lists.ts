import type { Call } from '@glo/adapters/wire/call';
import * as wire from '@glo/adapters/wire/filter';
import { expect } from 'vitest';
import { noStudy } from '../../../apps/mock-api/src/testing/filter.ts';
import { type CallCases, contractCases } from '../frame/case.ts';
import type { Client } from '../frame/client.ts';
import { type Block, type Person, aFilteredCrowd, idsOf } from './crowd.ts';

type Field = 'degree' | 'specialisation' | 'institute';
type ListCall = typeof wire.getStreams;

const listOf = async (client: Client, call: Call) => (await client.ask(call as ListCall)).data;

const ofProfile = {
  degree: ({ studies }: Person) => studies.map(({ degree }) => degree),
  specialisation: ({ studies }: Person) => studies.map(({ majors }) => majors),
  institute: ({ studies }: Person) => studies.map(({ school }) => school),
};

/** The options of one dropdown. The filter must accept them in these blocks. */
const listCases = (call: Call, field: Field, blocks: readonly Block[]): CallCases =>
  contractCases(call, {
    answers: {
      'lists options without blanks and duplicates': async (scene) => {
        const options = await listOf((await scene.recruiter()).client, call);
        expect(options.length).toBeGreaterThan(3);
        expect(new Set(options).size).toBe(options.length);
        expect(options.filter((option) => option.trim() === '')).toEqual([]);
      },
      ...Object.fromEntries(
        blocks.map((block) => [
          `lists options that the filter accepts in ${block}`,
          async (scene) => {
            const { client, crowd, filtered } = await aFilteredCrowd(scene);
            const options = new Set(await listOf(client, call));
            const named = new Set(crowd.flatMap(ofProfile[field]).filter((each) => options.has(each ?? '')));
            const finds = [...named].map(async (option) => {
              const found = await filtered({ [block]: { ...noStudy, [field]: option } });
              const bearers = idsOf(crowd.filter((person) => ofProfile[field](person).includes(option)));
              expect(bearers).toEqual(expect.arrayContaining(found));
              return found;
            });
            expect((await Promise.all(finds)).flat()).not.toEqual([]);
          },
        ]),
      ),
    },
  });

/** The dropdowns of the filter (specification 2, section 7). */
export const studyListCases: readonly CallCases[] = [
  listCases(wire.getMastersDegrees, 'degree', ['masterDetails']),
  listCases(wire.getMastersSpecialization, 'specialisation', ['masterDetails']),
  listCases(wire.getBachelorsDegrees, 'degree', ['bachelorDetails']),
  listCases(wire.getBachelorsSpecialization, 'specialisation', ['bachelorDetails']),
  listCases(wire.getStreams, 'specialisation', ['diplomaDetails', 'twelthDetails']),
  listCases(wire.getAllInstitutes, 'institute', [
    'masterDetails',
    'bachelorDetails',
    'diplomaDetails',
    'twelthDetails',
    'tenthDetails',
  ]),
];
