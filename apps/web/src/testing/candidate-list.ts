import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { observable } from 'mobx';
import type { CandidateListParts } from '../features/candidates/list/candidate-list-parts.ts';
import { someLists } from './candidate-lists.ts';
import type { FakeDevice } from './fake-device.ts';
import type { FakeTabMemory } from './fake-tab-memory.ts';

export const asha = aCandidate({ id: studentId('asha'), name: 'Asha', score: 40, skills: ['Python', 'SQL'] });
export const bela = aCandidate({ id: studentId('bela'), name: 'Bela', score: 90, skills: ['Figma'] });
export const chitra = aCandidate({ id: studentId('chitra'), name: 'Chitra', score: 60, skills: ['SQL'] });
export const dev = aCandidate({ id: studentId('dev'), name: 'Dev', score: 70, skills: ['Figma', 'SQL'] });
const applicants: readonly Candidate[] = [chitra, asha, dev, bela];

/** What is said of a list for a test. */
interface Given {
  readonly viewed?: readonly StudentId[];
  readonly first?: readonly StudentId[];
  readonly wanted?: readonly string[];
  readonly unfiltered?: readonly Candidate[];
  readonly givenOrder?: string;
  readonly isFiltering?: boolean;
  readonly wasThere?: boolean;
  readonly shortlist?: (candidate: Candidate) => void;
  readonly shortlistSelected?: () => void;
  readonly loading?: { readonly expected: number | null; readonly interrupted: boolean };
  readonly memory?: FakeTabMemory;
  readonly device?: FakeDevice;
}

/** A list of four applicants who were asked for SQL. */
export function aList({
  viewed,
  first,
  memory,
  device,
  wanted = ['SQL'],
  loading,
  shortlist = () => undefined,
  shortlistSelected = () => undefined,
  ...more
}: Given = {}) {
  const services = someLists(memory, device);
  const box = observable.box<readonly Candidate[]>(applicants, { deep: false });
  const list = services.lists.list({
    source: {
      label: 'Applicants',
      fileName: 'Analyst, Applicants',
      href: '/list',
      get candidates() {
        return box.get();
      },
      ...more,
      ...(loading && {
        loading: {
          get expected() {
            return loading.expected;
          },
          get interrupted() {
            return loading.interrupted;
          },
          loadRest: async () => undefined,
        },
      }),
      ...(first && { isFirst: ({ id }: Candidate) => first.includes(id) }),
    },
    marks: {
      wanted,
      of: () => ({ shortlist: { state: 'shortlist', of: 'job', busy: false }, folders: ['Finalists'] }),
      ...(viewed && { isViewed: (student: StudentId) => viewed.includes(student) }),
    },
    actions: { profileHref: (student) => `/glofolio/${student}`, shortlist, shortlistSelected },
  });
  return { ...services, source: box, list };
}

export const namesOf = (candidates: readonly Candidate[]) => candidates.map(({ name }) => name);

/** The applicants of a job, with something else than usual. */
export function aJobList(
  source: Partial<CandidateListParts['source']> = {},
  actions: Partial<CandidateListParts['actions']> = {},
  marks: Partial<CandidateListParts['marks']> = {},
) {
  const world = someLists();
  const list = world.lists.list({
    source: {
      label: 'Applicants',
      fileName: 'Applicants',
      href: '/opportunitypage?job=job-1',
      candidates: applicants,
      ...source,
    },
    marks: {
      wanted: ['SQL'],
      of: () => ({ shortlist: { state: 'shortlist', of: 'job', busy: false }, folders: [] }),
      ...marks,
    },
    actions: {
      profileHref: (student) => `/glofolio/${student}`,
      shortlist: () => undefined,
      shortlistSelected: () => undefined,
      ...actions,
    },
  });
  return { ...world, list };
}
