import { emptyJobDraft, isEmptyDraft, type JobDraft, type JobDrafts } from '@glo/domain/jobs/job-draft';
import { makeAutoObservable, observableRef } from 'mobx';

export class JobDraftState implements JobDrafts {
  draft: JobDraft = emptyJobDraft;
  changedAt: string | null = null;

  constructor() {
    makeAutoObservable(this, { draft: observableRef }, { autoBind: true });
  }

  update(change: Partial<JobDraft>): void {
    this.draft = { ...this.draft, ...change };
    this.changedAt = isEmptyDraft(this.draft) ? null : new Date().toISOString();
  }

  clear(): void {
    this.draft = emptyJobDraft;
    this.changedAt = null;
  }

  restore(draft: JobDraft, changedAt: string | null): void {
    this.draft = draft;
    this.changedAt = changedAt;
  }
}
