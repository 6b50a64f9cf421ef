import type { ActivityEvent } from '@glo/domain/activity/activity';
import { ActivityUndo } from '@glo/domain/activity/activity-undo';
import { Shortlisting } from '@glo/domain/shortlist/shortlist';
import type { Downloads } from '@glo/domain/candidates/downloads';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { success } from '@glo/domain/shared/outcome';
import { aCandidate, accountId, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { aFolder, someFolders } from '@glo/domain/testing/folders';
import {
  someToldNo,
  aLeaving,
  aCandidateDirectory,
  someShortlists,
  someNotifications,
} from '@glo/domain/testing/hiring';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { MemoryRows } from '@glo/domain/testing/device';
import { createElement } from 'react';
import { vi } from 'vitest';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { JobDraftState } from '../state/jobs/job-draft-state.ts';
import { BlindReview } from '../state/blind/blind-review.ts';
import { EmailDrafts } from '../state/mailings/email-drafts.ts';
import { UnsentEmails } from '../state/device/unsent-emails.ts';
import { Mailings } from '../state/mailings/mailings.ts';
import { MemoryVerdicts } from '@glo/domain/testing/verdicts';
import type { DeviceCode } from '../state/device-code.ts';
import { Unfinished } from '../state/unfinished/unfinished.ts';
import { FakeNavigator } from './fakes/fake-navigator.ts';
import { FakeTabMemory } from './fakes/fake-tab-memory.ts';
import { actsOn, aVerdictStore, someDeviceUseCases, someKeptVerdicts } from './fakes/kept-verdicts.ts';
import { ActivityDrafts } from '../features/activity/activity-drafts.ts';
import { ActivityUnfinished } from '../features/activity/activity-unfinished.ts';
import { markupOf, textOf } from './rendered.ts';
import { someRecords } from './session.ts';
import { FoldersState } from '../features/people/folders-state.ts';
import { ActivityPresenter } from '../features/activity/activity-presenter.ts';
import { ActivityView } from '../features/activity/ActivityView.tsx';

export const [asha, bela] = [studentId('asha'), studentId('bela')];
export const analyst = anActiveJob({ id: jobId('analyst'), title: 'Analyst' });
export const now = new Date(2026, 10, 23, 12, 30);

/** The activity screen of a recruiter with folders and a job. */
export function anActivity() {
  const { session, notices, records } = someRecords();
  const [board, directory, folders, shortlists] = [aJobBoard(), aCandidateDirectory(), someFolders(), someShortlists()];
  board.answers.activeJobs = success([analyst]);
  directory.answers.byIds = success([
    aCandidate({ id: asha, name: 'Asha Rao' }),
    aCandidate({ id: bela, name: 'Bela Sen' }),
  ]);
  folders.answers.all = success([aFolder()]);
  const downloads = scriptedPort<Downloads>({ save: undefined });
  const lifecycle = new JobLifecycle(board, new JobDraftState(), session, new FakeTabs());
  const navigator = new FakeNavigator();
  const rows = new MemoryRows();
  const useCases = someDeviceUseCases(session, undefined, undefined, rows);
  const code: DeviceCode = { load: async () => useCases, outbox: async () => useCases.outbox };
  const notifications = someNotifications();
  const shortlisting = new Shortlisting(
    shortlists,
    notifications,
    aLeaving(),
    new FakeTabs(),
    actsOn(useCases),
    session,
    someToldNo(),
  );
  const unsent = new UnsentEmails(records, session, aLeaving(), code);
  const blind = new BlindReview(records, notices, session);
  const mailings = new Mailings(new FakeTabMemory(), session, blind, new FakeTabs(), aLeaving(), code);
  const emailDrafts = new EmailDrafts(new FakeTabMemory(), session, unsent);
  const drafts = new ActivityDrafts(unsent, emailDrafts, mailings, directory, navigator, notices);
  const verdicts = new MemoryVerdicts();
  const store = aVerdictStore(session, records, notices);
  const unfinished = new Unfinished(code, session, store, shortlists, shortlisting, directory, new FakeTabs());
  const presenter = new ActivityPresenter(
    records,
    new ActivityUndo(shortlisting, folders, lifecycle, directory),
    new FoldersState(folders, session, notices, new FakeTabs()),
    board,
    directory,
    session,
    downloads,
    notices,
    someKeptVerdicts(session, notices, verdicts),
    drafts,
    new ActivityUnfinished(unfinished, notices),
  );
  const view = () => createElement(ActivityView, { presenter });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    presenter,
    records,
    navigator,
    unsent,
    emailDrafts,
    mailings,
    verdicts,
    board,
    directory,
    folders,
    shortlists,
    shortlisting,
    notifications,
    unfinished,
    store,
    useCases: { ...useCases, rows },
    code,
    downloads,
    notices,
    settle,
    did: (event: ActivityEvent, minutesAgo = 0) => {
      const at = new Date(now.getTime() - minutesAgo * 60_000).toISOString();
      return records.recordEvents([{ event, at }], accountId('account-1'));
    },
    arrive: async () => {
      presenter.activate();
      await settle();
    },
    text: () => textOf(view()),
    markup: () => markupOf(view()),
  };
}
