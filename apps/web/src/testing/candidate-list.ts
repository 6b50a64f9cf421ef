import type { MemoryRows } from '@glo/domain/testing/device';
import { nameOf } from '@glo/domain/candidates/identity';
import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Failed } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { somePiles } from '@glo/domain/testing/verdicts';
import { observable } from 'mobx';
import { type CandidateCommand, commandOf } from '../features/candidate-list/list/candidate-command.ts';
import type { CandidateList } from '../features/candidate-list/list/candidate-list.ts';
import { addToFolder, commonCommands, emailSelected } from '../features/candidate-list/list/commands/list-commands.ts';
import type { ListSource, SourceFilter } from '../features/candidate-list/list/list-source.ts';
import { someLists } from './candidate-lists.ts';

export const asha = aCandidate({ id: studentId('asha'), name: 'Asha', score: 40, skills: ['Python', 'SQL'] });
export const bela = aCandidate({ id: studentId('bela'), name: 'Bela', score: 90, skills: ['Figma'] });
export const chitra = aCandidate({ id: studentId('chitra'), name: 'Chitra', score: 60, skills: ['SQL'] });
export const dev = aCandidate({ id: studentId('dev'), name: 'Dev', score: 70, skills: ['Figma', 'SQL'] });
const applicants: readonly Candidate[] = [chitra, asha, dev, bela];

interface ListFixture extends Partial<Omit<ListSource, 'shortlist' | 'commands' | 'isFirst' | 'loading' | 'isViewed'>> {
  readonly commandsOf?: (list: CandidateList) => readonly CandidateCommand[];
  readonly viewed?: readonly StudentId[];
  readonly shortlistOne?: (candidate: Candidate) => void;
  readonly shortlistSelected?: () => void;
  readonly loading?: { readonly expected: number | null; readonly interrupted: boolean };
  readonly rows?: MemoryRows;
}

export function aSourceFilter(more: Partial<SourceFilter>): SourceFilter {
  return { chips: [], isPending: false, skills: [], clear: () => undefined, ...more };
}

/** A list of four applicants for a job that asks for SQL. */
export function aList(fixture: ListFixture = {}) {
  const { viewed, rows, loading, shortlistOne, shortlistSelected, commandsOf, ...more } = fixture;
  const services = someLists({ rows });
  const box = observable.box<readonly Candidate[]>(more.candidates ?? applicants, { deep: false });
  const shortlist = commandOf('shortlist', {
    run: () => shortlistSelected?.(),
    runOne: (candidate) => shortlistOne?.(candidate),
  });
  const list: CandidateList = services.lists.create({
    label: 'Applicants',
    fileName: 'Analyst, Applicants',
    path: '/list',
    wanted: ['SQL'],
    shortlist,
    marksOf: () => ({ shortlist: { state: 'shortlist', target: 'job', busy: false }, folders: ['Finalists'] }),
    profileHref: (student) => `/glofolio/${student}`,
    ...more,
    get candidates() {
      return box.get();
    },
    get verdictSources() {
      const { jobId, verdictSources = jobId && somePiles(services.verdicts.forJob(jobId)) } = more;
      return verdictSources ?? null;
    },
    get commands() {
      return commandsOf?.(list) ?? [shortlist, emailSelected(list), addToFolder(list), ...commonCommands(list)];
    },
    ...(loading && { loading: { ...loading, loadRest: () => undefined } }),
    ...(viewed && { isViewed: (student: StudentId) => viewed.includes(student) }),
  });
  return { ...services, source: box, list };
}

/** The service asks to wait (429). `wait`: in milliseconds. */
export const tooMany = (wait = 60_000): Failed => ({
  ok: false,
  failure: { kind: 'refused', text: 'Too many', retryAt: new Date(Date.now() + wait) },
});

export const namesOf = (candidates: readonly Candidate[]) => candidates.map(nameOf);
