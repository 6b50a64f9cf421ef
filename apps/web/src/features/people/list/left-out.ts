import { type LeaveOut, leaveOuts, type LeaveOutSources } from '@glo/domain/find/leave-out';
import type { StudentId } from '@glo/domain/shared/ids';
import { reaction } from 'mobx';
import type { CandidateList } from './candidate-list.ts';
import type { FilterChip, ListSource } from './list-source.ts';
import { hasRequirements } from './list-orders.ts';
import { texts } from './texts.ts';

/** The others apply to every list. */
export function offeredLeaveOuts({ source }: CandidateList): readonly LeaveOut[] {
  return leaveOuts.filter((kind) => kind !== 'unmet' || hasRequirements(source));
}

export function leaveOutName(kind: LeaveOut, { jobId, isFolder = false }: ListSource): string {
  if (kind === 'folder' && isFolder) return texts.leaveOuts.otherFolder;
  return kind === 'applying' && jobId === undefined ? texts.leaveOuts.applyingToOne : texts.leaveOuts[kind];
}

export function leaveOutSources({ source, services, activeJobs, marks }: CandidateList): LeaveOutSources {
  const { contacted, notes } = services.records.mine;
  const jobs = activeJobs.value ?? [];
  return {
    unmet: { has: (student) => source.requirements?.isMissedBy(student) ?? false },
    emailed: contacted,
    note: notes,
    folder: { has: (student) => source.marksOf(student).folders.length > 0 },
    get viewed() {
      const { viewedAnywhere } = marks;
      return { has: (student: StudentId) => source.isViewed?.(student) ?? viewedAnywhere.has(student) };
    },
    get applying() {
      return new Set(jobs.flatMap(({ id, applicants }) => (id === source.jobId ? [] : applicants)));
    },
  };
}

export function leftOutChips({ leftOut, source, toggleLeftOut }: CandidateList): readonly FilterChip[] {
  const applied = leftOut.filter((kind) => kind !== 'unmet' || hasRequirements(source));
  return applied.map((kind) => ({
    label: kind === 'unmet' ? texts.allMet : texts.leftOut(leaveOutName(kind, source)),
    remove: () => toggleLeftOut(kind),
  }));
}

/** Loads the recruiter's active jobs once a leave-out needs them. Returns the clean-up. */
export function loadJobsIfNeeded(list: CandidateList): () => void {
  return reaction(
    () => needsJobs(list),
    (isNeeded) => {
      const { value, request, load } = list.activeJobs;
      if (isNeeded && value === null && !request.pending) void load();
    },
    { fireImmediately: true },
  );
}

function needsJobs({ leftOut, source }: CandidateList): boolean {
  return leftOut.includes('applying') || (leftOut.includes('viewed') && source.isViewed === undefined);
}
