import { emptyJobDraft, type JobDraft } from '@glo/domain/jobs/job-draft';
import { JobDescriptionPresenter } from '../features/jobs/form/posting/job-description-presenter.ts';
import { JobFormPresenter } from '../features/jobs/form/posting/job-form-presenter.ts';
import { JobPreviewPresenter } from '../features/jobs/form/posting/job-preview-presenter.ts';
import { JobDraftState } from '../state/jobs/job-draft-state.ts';
import { Questions } from '../state/questions/questions.ts';
import { type Given, testContainer } from './container.ts';

export function aPost(draft: JobDraft = emptyJobDraft, given?: Given) {
  const world = testContainer(given);
  const { container, visit } = world;
  const drafts = container.get(JobDraftState);
  drafts.update(draft);
  const screens = {
    form: () => visit(JobFormPresenter),
    description: () => visit(JobDescriptionPresenter),
    preview: () => visit(JobPreviewPresenter),
  };
  return { ...world, drafts, questions: container.get(Questions), screens };
}
