import { draftOfJob, isEmptyDraft, isSameDraft, type JobDraft } from '@glo/domain/jobs/job-draft';
import type { Job } from '@glo/domain/jobs/job';
import type { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobId } from '@glo/domain/shared/ids';
import { makeAutoObservable, observableRef, when } from 'mobx';
import type { JobDraftState } from '../../../state/jobs/job-draft-state.ts';
import type { Notices } from '../../../state/notices.ts';
import { itemResource, type Resource } from '../../../state/resource.ts';

interface DuplicationServices {
  readonly board: JobBoard;
  readonly drafts: JobDraftState;
  readonly notices: Notices;
}

export class Duplication {
  readonly job: Resource<Job>;
  draftToReplace: JobDraft | null = null;
  readonly #drafts: JobDraftState;
  readonly #onDone: () => void;

  /** `onDone` runs once the draft has been replaced or kept. */
  constructor(id: JobId, { board, drafts, notices }: DuplicationServices, onDone: () => void) {
    this.#drafts = drafts;
    this.#onDone = onDone;
    this.job = itemResource(() => board.job(id), notices.showReadFailure);
    makeAutoObservable(this, { draftToReplace: observableRef }, { autoBind: true });
    when(
      () => this.job.value !== null,
      () => this.#start(),
    );
    void this.job.load();
  }

  replace(): void {
    if (this.job.value !== null) this.#replaceDraft(draftOfJob(this.job.value));
  }

  keep(): void {
    this.draftToReplace = null;
    this.#onDone();
  }

  stop(): void {
    this.job.request.cancel();
  }

  #start(): void {
    if (this.job.value === null) return;
    const { draft } = this.#drafts;
    const copy = draftOfJob(this.job.value);
    if (isEmptyDraft(draft) || isSameDraft(draft, copy)) this.#replaceDraft(copy);
    else this.draftToReplace = draft;
  }

  #replaceDraft(copy: JobDraft): void {
    this.draftToReplace = null;
    this.#drafts.update(copy);
    this.#onDone();
  }
}
