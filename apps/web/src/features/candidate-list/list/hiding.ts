import { type Fit, isAtLeast } from '@glo/domain/candidates/fit';
import type { Candidate } from '@glo/domain/candidates/candidate';
import { type HideKind, hideKinds, type HideSources, withoutHidden } from '@glo/domain/find/hiding';
import type { StudentId } from '@glo/domain/shared/ids';
import { reaction } from 'mobx';
import type { LocalRecords } from '../../../state/device/local-records.ts';
import type { Notices } from '../../../state/notices.ts';
import type { ListKnowledge } from './list-knowledge.ts';
import type { FilterChip, ListSource } from './list-source.ts';
import { texts } from './texts.ts';

/** Choices of the filter dialog that need no request. */
export interface Narrowing {
  readonly hidden: readonly HideKind[];
  /** Minimum fit, `null` for any. */
  readonly leastFit: number | null;
}

export const noNarrowing: Narrowing = { hidden: [], leastFit: null };

interface NarrowedList extends Narrowing {
  readonly source: ListSource;
  readonly fit: Fit;
  readonly services: { readonly knowledge: ListKnowledge; readonly records: LocalRecords; readonly notices: Notices };
  narrowTo(narrowing: Partial<Narrowing>): void;
}

export function hideOptions({ jobId, isFolder = false }: ListSource) {
  const { hide } = texts;
  const names = {
    ...hide.kinds,
    ...(isFolder && { folder: hide.otherFolder }),
    ...(jobId === undefined && { applying: hide.applicantsOfMine }),
  };
  return hideKinds.map((value) => ({ value, label: names[value] }));
}

function hideSources({ source, services }: NarrowedList): HideSources {
  const { knowledge, records } = services;
  const jobs = knowledge.activeJobs.value ?? [];
  return {
    emailed: knowledge.records.contacted,
    note: records.notes,
    folder: { has: (student) => source.marksOf(student).folders.length > 0 },
    get viewed() {
      const { viewedAnywhere } = knowledge;
      return { has: (student: StudentId) => source.isViewed?.(student) ?? viewedAnywhere.has(student) };
    },
    get applying() {
      return new Set(jobs.flatMap(({ id, applicants }) => (id === source.jobId ? [] : applicants)));
    },
  };
}

/** True if hiding needs the recruiter's active jobs. */
const needsJobs: Readonly<Record<HideKind, (source: ListSource) => boolean>> = {
  viewed: ({ isViewed }) => isViewed === undefined,
  emailed: () => false,
  folder: () => false,
  note: () => false,
  applying: () => true,
};

/** Ignores a minimum that no candidate can reach, as in an old link. */
const leastOf = ({ leastFit }: Narrowing, fit: Fit) =>
  leastFit !== null && leastFit <= fit.names.length ? leastFit : null;

export function narrowed(
  candidates: readonly Candidate[],
  narrowing: Narrowing,
  list: NarrowedList,
): readonly Candidate[] {
  const left = withoutHidden(candidates, narrowing.hidden, hideSources(list));
  const least = leastOf(narrowing, list.fit);
  return least === null ? left : left.filter((candidate) => isAtLeast(list.fit.of(candidate), least));
}

export function narrowingChips(list: NarrowedList): readonly FilterChip[] {
  const { hidden, source, fit, narrowTo } = list;
  const least = leastOf(list, fit);
  const hides = hideOptions(source).filter(({ value }) => hidden.includes(value));
  return [
    ...hides.map(({ value, label }) => ({
      label: texts.hide.chip(label),
      remove: () => narrowTo({ hidden: hidden.filter((kind) => kind !== value) }),
    })),
    ...(least === null
      ? []
      : [{ label: texts.atLeast(least, fit.names.length), remove: () => narrowTo({ leastFit: null }) }]),
  ];
}

/** Loads the recruiter's active jobs once hiding needs them. Returns the clean-up. */
export function followHidden(list: NarrowedList): () => void {
  return reaction(
    () => list.hidden,
    (hidden) => void loadJobsFor(hidden, list),
    { fireImmediately: true },
  );
}

export async function loadJobsFor(hidden: readonly HideKind[], { source, services }: NarrowedList): Promise<void> {
  const { knowledge, notices } = services;
  const jobs = hidden.some((kind) => needsJobs[kind](source)) ? await knowledge.activeJobs.read() : null;
  if (jobs?.ok === false) notices.showReadFailure(jobs.failure);
}
