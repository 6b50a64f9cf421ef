import type { Candidate } from '@glo/domain/candidates/candidate';
import { success } from '@glo/domain/shared/outcome';
import { aCandidate, aClosedJob, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { someFolders } from '@glo/domain/testing/folders';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { when } from 'mobx';
import { vi } from 'vitest';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { CandidateFacts } from '../../state/facts/candidate-facts.ts';
import { ActiveScreen } from '../../state/active-screen.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { ReviewState } from '../../state/device/review-state.ts';
import { FakeTabMemory } from '../fakes/fake-tab-memory.ts';
import { aVerdictStore, someVisits } from '../fakes/kept-verdicts.ts';
import { aCandidateDirectory, someShortlists } from '@glo/domain/testing/hiring';
import { RecentCandidates } from '../../state/recent-candidates.ts';
import { Questions } from '../../state/questions/questions.ts';
import { UnsavedWork } from '../../state/unsaved-work.ts';
import { FakeDevice } from '../fakes/fake-device.ts';
import { FakeNavigator } from '../fakes/fake-navigator.ts';
import { aSignedInSession } from '../session.ts';
import { ReviewStart } from '../../features/hiring/review-start.ts';
import { ShortlistedCounts } from '../../features/hiring/shortlisted-counts.ts';
import { FoldersState } from '../../features/people/folders-state.ts';
import { Palette } from '../../features/palette/palette.ts';
import { KnownPeople } from '../../features/palette/people/known-people.ts';
import { PalettePeople } from '../../features/palette/people/palette-people.ts';
import { aBlindReview } from '../blind-review.ts';

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
export function aPalette(device = new FakeDevice(), named: readonly Candidate[] = []) {
  const board = aJobBoard();
  board.answers.activeJobs = success([analyst]);
  board.answers.pastJobs = success([aClosedJob({ id: jobId('job-2'), title: 'Ecologist' })]);
  const session = aSignedInSession();
  const folders = someFolders();
  const foldersState = new FoldersState(folders, session, new Notices(), new FakeTabs());
  const records = new LocalRecords(device.tab(), session, new Notices());
  const seen = new RecentCandidates(session);
  const screen = new ActiveScreen(seen);
  const questions = new Questions();
  const unsaved = new UnsavedWork(questions);
  const navigator = new FakeNavigator();
  const blind = aBlindReview(session);
  const verdicts = aVerdictStore(session, records, new Notices());
  const shortlisted = new ShortlistedCounts(someShortlists(), session, new FakeTabs());
  const review = new ReviewState(new FakeTabMemory(), session);
  const directory = aCandidateDirectory();
  const reviews = new ReviewStart(verdicts, someVisits(session), shortlisted, review, navigator, directory, records);
  directory.answers.byIds = success(named);
  const shortlists = someShortlists();
  const known = new KnownPeople(directory, shortlists, foldersState, records, session, blind);
  const facts = new CandidateFacts(directory, session, blind);
  const people = new PalettePeople(known, seen, screen, foldersState, facts);
  const palette = new Palette(
    board,
    session,
    foldersState,
    records,
    people,
    screen,
    unsaved,
    navigator,
    blind,
    reviews,
  );
  const services = { board, directory, shortlists, folders, session, records, unsaved, navigator };
  return { palette, questions, known, facts, blind, verdicts, seen, screen, ...services };
}

export async function opened(palette: Palette): Promise<void> {
  palette.activate({ screens, everywhere: [{ label: 'Sign Out', to: signOut }], areCharactersEnabled: true });
  await when(() => !palette.jobs.request.pending);
}

export function rowsOf(palette: Palette) {
  return palette.groups.flat().map(({ label, detail, shortcut }) => [label, detail, shortcut]);
}

export function itemCalled(palette: Palette, name: string) {
  const item = palette.groups.flat().find(({ label }) => label === name);
  if (item === undefined) throw new Error(`The palette has no row ${name}`);
  return item;
}
