import type { MemoryRows } from '@glo/domain/testing/device';
import type { Candidate } from '@glo/domain/candidates/candidate';
import { success } from '@glo/domain/shared/outcome';
import { aCandidate, aClosedJob, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { vi } from 'vitest';
import { Palette } from '../../features/palette/palette.ts';
import { ActiveScreen } from '../../state/active-screen.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { RecentCandidates } from '../../state/recent-candidates.ts';
import { UnsavedWork } from '../../state/unsaved-work.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { VerdictStore } from '../../state/verdicts/verdict-store.ts';
import { testContainer } from '../container.ts';

export const signOut = vi.fn<() => void>();
const screens = [{ label: 'Dashboard', href: '/dashboard' }];
const analyst = anActiveJob({
  id: jobId('job-1'),
  title: 'Graduate Data Analyst',
  applicants: [studentId('s1'), studentId('s2')],
  viewedApplicants: [studentId('s1')],
  applicantCount: 2,
});
export const aPerson = (id: string, name: string) => ({
  person: aCandidate({ id: studentId(id), name }),
  href: `/glofolio/${id}`,
});
export const sana = aPerson('s1', 'Sana Qazi');
export const sanjay = aPerson('s2', 'Sanjay Iyer');

/** The command palette. `named` are the candidates that the service returns by id. */
export function aPalette(rows?: MemoryRows, named: readonly Candidate[] = []) {
  const world = testContainer({ rows });
  const { board, directory, container } = world;
  board.answers.activeJobs = success([analyst]);
  board.answers.pastJobs = success([aClosedJob({ id: jobId('job-2'), title: 'Ecologist' })]);
  directory.answers.byIds = success(named);
  return {
    ...world,
    palette: container.get(Palette),
    store: container.get(ServiceStore),
    blind: container.get(BlindReview),
    verdicts: container.get(VerdictStore),
    seen: container.get(RecentCandidates),
    screen: container.get(ActiveScreen),
    unsaved: container.get(UnsavedWork),
  };
}

export async function opened(palette: Palette): Promise<void> {
  palette.activate({ screens, everywhere: [{ label: 'Sign Out', to: signOut }], areCharactersEnabled: true });
  await when(() => palette.jobs.all.state !== 'loading');
}

export function rowsOf(palette: Palette) {
  return palette.groups.flat().map(({ label, detail, shortcut }) => [label, detail, shortcut]);
}

export function itemCalled(palette: Palette, name: string) {
  const item = palette.groups.flat().find(({ label }) => label === name);
  if (item === undefined) throw new Error(`The palette has no row ${name}`);
  return item;
}
