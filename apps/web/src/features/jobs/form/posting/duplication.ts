import { draftOfJob, isEmptyDraft, isSameDraft } from '@glo/domain/jobs/job-draft';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId } from '@glo/domain/shared/ids';
import { runInAction, when } from 'mobx';
import type { JobDraftState } from '../../../../state/jobs/job-draft-state.ts';
import type { Questions } from '../../../../state/questions/questions.ts';
import type { Resource } from '../../../../state/resource.ts';
import type { ServiceStore } from '../../../../state/store/service-store.ts';
import { texts } from './texts.ts';

interface DuplicationServices {
  readonly store: ServiceStore;
  readonly drafts: JobDraftState;
  readonly questions: Questions;
}

export class Duplication {
  readonly job: Resource<Job>;
  readonly #drafts: JobDraftState;
  readonly #questions: Questions;
  readonly #onDone: () => void;
  readonly #close: () => void;
  #isStopped = false;

  /** `onDone` runs once the draft has been replaced or kept. */
  constructor(id: JobId, { store, drafts, questions }: DuplicationServices, onDone: () => void) {
    this.#drafts = drafts;
    this.#questions = questions;
    this.#onDone = onDone;
    this.job = store.job(id);
    this.#close = this.job.open();
    when(
      () => this.job.value !== null,
      () => void this.#start(),
    );
  }

  stop(): void {
    this.#isStopped = true;
    this.#close();
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
