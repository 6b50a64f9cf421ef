import { draftOfJob, isEmptyDraft, isSameDraft } from '@glo/domain/jobs/job-draft';
import type { Job } from '@glo/domain/jobs/job';
import type { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobId } from '@glo/domain/shared/ids';
import { runInAction, when } from 'mobx';
import type { JobDraftState } from '../../../state/jobs/job-draft-state.ts';
import type { Notices } from '../../../state/notices.ts';
import type { Questions } from '../../../state/questions/questions.ts';
import { itemResource, type Resource } from '../../../state/resource.ts';
import { texts } from './texts.ts';

interface DuplicationServices {
  readonly board: JobBoard;
  readonly drafts: JobDraftState;
  readonly notices: Notices;
  readonly questions: Questions;
}

export class Duplication {
  readonly job: Resource<Job>;
  readonly #drafts: JobDraftState;
  readonly #questions: Questions;
  readonly #onDone: () => void;
  #isStopped = false;

  /** `onDone` runs once the draft has been replaced or kept. */
  constructor(id: JobId, { board, drafts, notices, questions }: DuplicationServices, onDone: () => void) {
    this.#drafts = drafts;
    this.#questions = questions;
    this.#onDone = onDone;
    this.job = itemResource(() => board.job(id), notices.showReadFailure);
    when(
      () => this.job.value !== null,
      () => void this.#start(),
    );
    void this.job.load();
  }

  stop(): void {
    this.#isStopped = true;
    this.job.request.cancel();
  }

  async #start(): Promise<void> {
    const { value: job } = this.job;
    if (job === null) return;
    const copy = draftOfJob(job);
    const { draft } = this.#drafts;
    const replaces =
      isEmptyDraft(draft) || isSameDraft(draft, copy) || (await this.#mayReplace(draft.title, job.title));
    if (this.#isStopped) return;
    runInAction(() => {
      if (replaces) this.#drafts.update(copy);
      this.#onDone();
    });
  }

  async #mayReplace(draftTitle: string, jobTitle: string): Promise<boolean> {
    const { untitled, text, ...question } = texts.duplicating;
    const input = { ...question, text: text(draftTitle.trim() || untitled, jobTitle), danger: true };
    return (await this.#questions.ask('confirmation', input)) !== null;
  }
}
