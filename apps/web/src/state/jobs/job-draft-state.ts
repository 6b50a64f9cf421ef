import { emptyJobDraft, isEmptyDraft, type JobDraft, type JobDrafts } from '@glo/domain/jobs/job-draft';
import { makeAutoObservable, observableRef } from 'mobx';

export class JobDraftState implements JobDrafts {
  draft: JobDraft = emptyJobDraft;
  changedAt: string | null = null;
  discarded: JobDraft | null = null;

  constructor() {
    makeAutoObservable(this, { draft: observableRef, discarded: observableRef }, { autoBind: true });
  }

  update(change: Partial<JobDraft>): void {
    this.draft = { ...this.draft, ...change };
    this.changedAt = isEmptyDraft(this.draft) ? null : new Date().toISOString();
    if (this.changedAt !== null) this.discarded = null;
  }

  discard(): void {
    const { draft } = this;
    this.clear();
    this.discarded = draft;
  }

  undoDiscard(): void {
    if (this.discarded !== null) this.update(this.discarded);
  }

  clear(): void {
    this.restore(emptyJobDraft, null);
  }

  restore(draft: JobDraft, changedAt: string | null): void {
    this.draft = draft;
    this.changedAt = changedAt;
    this.discarded = null;
  }
}
