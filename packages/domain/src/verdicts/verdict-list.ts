import type { StudentId } from '../shared/ids.ts';
import type { Verdict, VerdictRecords } from './verdict.ts';

/** The piles of a job's list, in the order of their switch. */
export const verdictChoices = ['new', 'undecided', 'maybe', 'not-a-fit', 'all'] as const;
export type VerdictChoice = (typeof verdictChoices)[number];

export interface VerdictSources {
  readonly records: VerdictRecords;
  /** From the service. It wins over a record. */
  readonly shortlisted: ReadonlySet<StudentId>;
}

export interface PileSources extends VerdictSources {
  /** See `Visit`. */
  readonly newcomers: ReadonlySet<StudentId>;
}

export type VerdictCounts = Readonly<Record<VerdictChoice | Verdict, number>>;

export function verdictOf(student: StudentId, { records, shortlisted }: VerdictSources): Verdict {
  return shortlisted.has(student) ? 'shortlisted' : (records.get(student)?.decision ?? 'undecided');
}

/** A new applicant stays new until the recruiter has decided. */
export function isNew(student: StudentId, sources: PileSources): boolean {
  return sources.newcomers.has(student) && verdictOf(student, sources) === 'undecided';
}

/** The last counts of each array, because lists of thousands are counted in several places of a screen. */
const counted = new WeakMap<readonly StudentId[], { readonly sources: PileSources; readonly counts: VerdictCounts }>();

/** All numbers of a screen come from here, so that they count the same people. */
export function verdictCounts(students: readonly StudentId[], sources: PileSources): VerdictCounts {
  const last = counted.get(students);
  if (last !== undefined && isSame(last.sources, sources)) return last.counts;
  const counts = { new: 0, undecided: 0, maybe: 0, 'not-a-fit': 0, shortlisted: 0, all: students.length };
  for (const student of students) {
    const verdict = verdictOf(student, sources);
    counts[verdict] += 1;
    if (verdict === 'undecided' && sources.newcomers.has(student)) counts.new += 1;
  }
  counted.set(students, { sources, counts });
  return counts;
}

export function narrowByVerdict<T extends { readonly id: StudentId }>(
  candidates: readonly T[],
  choice: VerdictChoice,
  sources: PileSources,
): readonly T[] {
  return choice === 'all' ? candidates : candidates.filter(({ id }) => isIn(choice, id, sources));
}

export function studentsIn(
  choice: VerdictChoice,
  students: readonly StudentId[],
  sources: PileSources,
): readonly StudentId[] {
  return choice === 'all' ? students : students.filter((student) => isIn(choice, student, sources));
}

function isIn(choice: Exclude<VerdictChoice, 'all'>, student: StudentId, sources: PileSources): boolean {
  return choice === 'new' ? isNew(student, sources) : verdictOf(student, sources) === choice;
}

function isSame(one: PileSources, other: PileSources): boolean {
  return one.records === other.records && one.shortlisted === other.shortlisted && one.newcomers === other.newcomers;
}
