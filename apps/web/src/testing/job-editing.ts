import type { JobDraft } from '@glo/domain/jobs/job-draft';
import type { Job } from '@glo/domain/jobs/job';
import { success } from '@glo/domain/shared/outcome';
import { anActiveJob } from '@glo/domain/testing/builders';
import { pagesWithColleague } from '@glo/domain/testing/company-page';
import type { Newable } from 'inversify';
import { JobEditing } from '../features/jobs/form/editing/job-editing.ts';
import { JobEdits } from '../features/jobs/form/editing/job-edits.ts';
import type { Visit } from '../navigation/navigator.ts';
import { Questions } from '../state/questions/questions.ts';
import { UnsavedWork } from '../state/unsaved-work.ts';
import { testContainer } from './container.ts';
import { FakeTabMemory } from './fakes/fake-tab-memory.ts';

/** A tab that edits a posted job. `reloaded()` returns the same tab after a reload. */
export function anEditingTab(job: Job = anActiveJob(), memory = new FakeTabMemory()) {
  const world = testContainer({ memory, pages: pagesWithColleague() });
  world.board.answers.job = success(job);
  const { container } = world;
  return {
    ...world,
    edits: container.get(JobEdits),
    questions: container.get(Questions),
    unsaved: container.get(UnsavedWork),
    editing: () => container.get(JobEditing),
    reloaded: () => anEditingTab(job, memory),
  };
}

/** A tab with an unsaved edit of the job. */
export function anEditedTab(change: Partial<JobDraft>) {
  const tab = anEditingTab();
  tab.edits.start(anActiveJob());
  tab.edits.update(anActiveJob().id, change);
  return tab;
}

/** Opens a step of the edit. */
export function anEditStep<P extends object & { activate(visit: Visit): () => void }>(
  Step: Newable<P>,
  tab = anEditingTab(),
  state: unknown = null,
) {
  const presenter = tab.visit(Step);
  return { ...tab, presenter, leave: presenter.activate(atJob('job-1', state)) };
}

export function atJob(id: string, state: unknown = null): Visit {
  return { params: { id }, query: new URLSearchParams(), state };
}
