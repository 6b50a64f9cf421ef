import type { BodyOf } from '@glo/adapters/wire/call';
import { filterCandidates } from '@glo/adapters/wire/filter';
import type { Client } from '../frame/client.ts';
import type { Scene } from '../frame/scene.ts';
import { aCrowd, idsOf, type Person } from './crowd.ts';

export type Filter = Omit<BodyOf<typeof filterCandidates>, 'student_id'>;
type Study = Filter['masterDetails'];

export const noStudy: Study = { degree: '', specialisation: '', institute: '', percentage: null, endDate: [] };

/** Names as they are on the wire. */
export const blocks = ['masterDetails', 'bachelorDetails', 'diplomaDetails', 'twelthDetails', 'tenthDetails'] as const;
export type Block = (typeof blocks)[number];

/** The filter as the modal opens (specification 2, section 9): it asks for nothing. */
export const noFilter: Filter = {
  skilltags: [],
  gender: '',
  location: [],
  internshipExp: { minExp: 0, maxExp: 1000 },
  fullTimeExp: { minExp: 0, maxExp: 1000 },
  masterDetails: noStudy,
  bachelorDetails: noStudy,
  diplomaDetails: noStudy,
  twelthDetails: noStudy,
  tenthDetails: noStudy,
};

/** A crowd, and a filter that is put to all of it. */
export async function aFilteredCrowd(scene: Scene) {
  const { client } = await scene.recruiter();
  const crowd = await aCrowd(client);
  return {
    client,
    crowd,
    /** Ids of who stays. */
    filtered: (change: Partial<Filter>) => filter(client, crowd, change),
  };
}

const filter = (client: Client, crowd: readonly Person[], change: Partial<Filter>): Promise<string[]> =>
  client.ask(filterCandidates, { body: { ...noFilter, ...change, student_id: idsOf(crowd) } });
