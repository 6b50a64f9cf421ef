import type { Clipboard } from '@glo/domain/candidates/clipboard';
import { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import { aCandidateDirectory } from '@glo/domain/testing/hiring';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { someFolders } from '@glo/domain/testing/folders';
import { aShortlisting } from '@glo/domain/testing/shortlisting';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { CandidateActions } from '../features/people/actions/candidate-actions.ts';
import { FoldersState } from '../features/people/folders-state.ts';
import { PileFolders } from '../features/people/folders/pile-folders.ts';
import { LocalRecords } from '../state/device/local-records.ts';
import { Notices } from '../state/notices.ts';
import { aSignedInSession } from './session.ts';
import { aBlindReview } from './blind-review.ts';
import { FakeDevice } from './fakes/fake-device.ts';
import { aVerdictStore } from './fakes/kept-verdicts.ts';
import { somePostedJobs } from './posted-jobs.ts';

export function someActions(device = new FakeDevice()) {
  const folders = someFolders();
  const directory = aCandidateDirectory();
  const clipboard = scriptedPort<Clipboard>({ copy: true });
  const session = aSignedInSession();
  const notices = new Notices();
  const keeping = new FolderKeeping(folders, session);
  const blind = aBlindReview(session, notices);
  const state = new FoldersState(folders, session, notices, new FakeTabs());
  const records = new LocalRecords(device.tab(), session, notices);
  const verdicts = aVerdictStore(session, records, notices);
  const board = aJobBoard();
  const { posted } = somePostedJobs(board, session, notices);
  const { shortlisting, shortlists, notifications } = aShortlisting({ session });
  const actions = new CandidateActions(
    directory,
    clipboard,
    folders,
    keeping,
    state,
    notices,
    blind,
    records,
    posted,
    shortlists,
    shortlisting,
    verdicts,
  );
  const piles = new PileFolders(folders, keeping, state, notices);
  const ports = { board, directory, clipboard, folders, shortlists, notifications };
  return { ...ports, blind, actions, piles, keeping, state, session, notices, records, verdicts, posted };
}
