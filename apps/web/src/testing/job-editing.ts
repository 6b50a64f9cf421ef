import type { Job } from '@glo/domain/jobs/job';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { success } from '@glo/domain/shared/outcome';
import { pagesWithColleague } from '@glo/domain/testing/company-page';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { anActiveJob } from '@glo/domain/testing/builders';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { JobEditing } from '../features/jobs/editing/job-editing.ts';
import { JobEdits } from '../features/jobs/editing/job-edits.ts';
import type { Visit } from '../navigation/navigator.ts';
import { Notices } from '../state/notices.ts';
import { JobOwners } from '../state/jobs/job-owners.ts';
import { JobDraftState } from '../state/jobs/job-draft-state.ts';
import { Questions } from '../state/questions/questions.ts';
import { UnsavedWork } from '../state/unsaved-work.ts';
import { FakeNavigator } from './fakes/fake-navigator.ts';
import { FakeTabMemory } from './fakes/fake-tab-memory.ts';
import { aSignedInSession } from './session.ts';

/** A tab that edits a posted job. `reloaded()` returns the same tab after a reload. */
export function anEditingTab(job: Job = anActiveJob(), memory = new FakeTabMemory(), session = aSignedInSession()) {
  const board = aJobBoard();
  board.answers.job = success(job);
  const edits = new JobEdits(memory, session);
  const notices = new Notices();
  const questions = new Questions();
  const unsaved = new UnsavedWork(questions);
  const navigator = new FakeNavigator();
  const lifecycle = new JobLifecycle(board, new JobDraftState(), session, new FakeTabs());
  const owners = new JobOwners(pagesWithColleague(), session);
  return {
    board,
    edits,
    notices,
    questions,
    unsaved,
    session,
    navigator,
    editing: () => new JobEditing(board, lifecycle, edits, notices, unsaved, navigator, owners),
    reloaded: () => anEditingTab(job, memory, session),
  };
}

export function atJob(id: string, state: unknown = null): Visit {
  return { params: { id }, query: new URLSearchParams(), state };
}
