import { emptyJobDraft, type JobDraft } from '@glo/domain/jobs/job-draft';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { aSession } from '@glo/domain/testing/builders';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { aJobBoard, someLookups } from '@glo/domain/testing/jobs';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { JobDescriptionPresenter } from '../features/jobs/posting/job-description-presenter.ts';
import { JobFormPresenter } from '../features/jobs/posting/job-form-presenter.ts';
import { JobPreviewPresenter } from '../features/jobs/posting/job-preview-presenter.ts';
import { JobDraftState } from '../state/jobs/job-draft-state.ts';
import { Notices } from '../state/notices.ts';
import { Questions } from '../state/questions/questions.ts';
import { FakeNavigator } from './fakes/fake-navigator.ts';

export function aPost(draft: JobDraft = emptyJobDraft, session = new FakeSession(aSession()), tabs = new FakeTabs()) {
  const [board, lookups] = [aJobBoard(), someLookups()];
  const [drafts, notices, navigator] = [new JobDraftState(), new Notices(), new FakeNavigator()];
  const questions = new Questions();
  drafts.update(draft);
  const lifecycle = new JobLifecycle(board, drafts, session, tabs);
  const screens = {
    form: () => new JobFormPresenter(lookups, board, drafts, notices, questions, navigator),
    description: () => new JobDescriptionPresenter(board, drafts, notices, navigator),
    preview: () => new JobPreviewPresenter(lifecycle, drafts, session, notices, navigator),
  };
  return { board, lookups, drafts, notices, questions, navigator, tabs, screens };
}
