import type { StudentId } from '../shared/ids.ts';
import type { Verdict, VerdictRecords } from './verdict.ts';

export const verdictChoices = ['new', 'undecided', 'maybe', 'not-a-fit', 'all'] as const;
export type VerdictChoice = (typeof verdictChoices)[number];

export interface VerdictSources {
  readonly records: VerdictRecords;
  /** From the service. It wins over a record. */
  readonly shortlisted: ReadonlySet<StudentId>;
}

export interface PileSources extends VerdictSources {
  readonly newcomers: ReadonlySet<StudentId>;
}

export type VerdictCounts = Readonly<Record<VerdictChoice | Verdict, number>>;

export function verdictOf(student: StudentId, { records, shortlisted }: VerdictSources): Verdict {
  return shortlisted.has(student) ? 'shortlisted' : (records.get(student)?.decision ?? 'undecided');
}

export function isNew(student: StudentId, sources: PileSources): boolean {
  return sources.newcomers.has(student) && verdictOf(student, sources) === 'undecided';
}

type Listed = StudentId | { readonly id: StudentId };
type Piles<T> = Readonly<Record<VerdictChoice | Verdict, readonly T[]>>;

/** The last piles of each array, because a screen counts and shows lists of thousands in several places. */
const lastPiles = new WeakMap<readonly Listed[], { readonly sources: PileSources; readonly piles: Piles<Listed> }>();

function pilesOf<T extends Listed>(all: readonly T[], sources: PileSources): Piles<T> {
  const last = lastPiles.get(all);
  if (last !== undefined && isSame(last.sources, sources)) return last.piles as Piles<T>;
  const decided: Record<Verdict, T[]> = { undecided: [], maybe: [], 'not-a-fit': [], shortlisted: [] };
  const newcomers: T[] = [];
  for (const one of all) {
    const student = idOf(one);
    const verdict = verdictOf(student, sources);
    decided[verdict].push(one);
    if (verdict === 'undecided' && sources.newcomers.has(student)) newcomers.push(one);
  }
  const piles = { ...decided, new: newcomers, all };
  lastPiles.set(all, { sources, piles });
  return piles;
}

/** All numbers of a screen come from here, so that they count the same people. */
export function verdictCounts(all: readonly Listed[], sources: PileSources): VerdictCounts {
  const piles = Object.entries(pilesOf(all, sources));
  return Object.fromEntries(piles.map(([choice, pile]) => [choice, pile.length])) as VerdictCounts;
}

export function studentsIn<T extends Listed>(
  choice: VerdictChoice,
  all: readonly T[],
  sources: PileSources,
): readonly T[] {
  return choice === 'all' ? all : pilesOf(all, sources)[choice];
}

function idOf(one: Listed): StudentId {
  return typeof one === 'string' ? one : one.id;
}

function isSame(one: PileSources, other: PileSources): boolean {
  return one.records === other.records && one.shortlisted === other.shortlisted && one.newcomers === other.newcomers;
}
