import { TabMemory } from '@glo/domain/client-storage/client-storage';
import { draftOfJob, isSameDraft, type JobDraft } from '@glo/domain/jobs/job-draft';
import type { Job } from '@glo/domain/jobs/job';
import type { AccountId, JobId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';
import { parseJson } from '@glo/domain/shared/json';
import { readJobDraft } from '../../../../state/device/root-schema.ts';
import { SessionState } from '../../../../state/session-state.ts';

export interface JobEdit {
  readonly of: AccountId | null;
  readonly id: JobId;
  readonly original: JobDraft;
  readonly draft: JobDraft;
  /** History entries in which its steps were opened. */
  readonly entries: readonly string[];
}

const name = 'job-edits';
const savedName = 'saved-edits';

/** Unsaved edits of posted jobs in tab storage, one per job. Independent of the draft of a new job (decision 26). */
@injectable()
export class JobEdits {
  readonly #edits = observable.map<JobId, JobEdit>({}, { deep: false });
  readonly #memory: TabMemory;
  readonly #session: SessionState;

  constructor(memory: TabMemory, session: SessionState) {
    this.#memory = memory;
    this.#session = session;
    for (const edit of this.#read()) this.#edits.set(edit.id, edit);
    makeAutoObservable(this);
    // `TabOwner` clears tab storage.
    session.onOwnerChange(() => this.#edits.clear());
  }

  get(id: JobId): JobEdit | null {
    const edit = this.#edits.get(id);
    return edit?.of === this.#session.draftsOf ? (edit ?? null) : null;
  }

  isChanged(id: JobId): boolean {
    const edit = this.get(id);
    return edit !== null && !isSameDraft(edit.draft, edit.original);
  }

  start(job: Job): JobEdit {
    const original = draftOfJob(job);
    const entries = this.get(job.id)?.entries ?? [];
    return this.#keep({ of: this.#session.draftsOf, id: job.id, original, draft: original, entries });
  }

  rebase(job: Job): void {
    const edit = this.get(job.id);
    if (edit !== null) this.#keep({ ...edit, original: draftOfJob(job) });
  }

  update(id: JobId, change: Partial<JobDraft>): void {
    const edit = this.get(id);
    if (edit !== null) this.#keep({ ...edit, draft: { ...edit.draft, ...change } });
  }

  /** Text typed since it was sent remains a change. */
  sent(id: JobId, draft: JobDraft): void {
    const edit = this.get(id);
    if (edit?.draft === draft) {
      this.#memory.write(savedName, JSON.stringify([...this.#saved, ...edit.entries].slice(-100)));
      this.drop(id);
    } else if (edit !== null) this.#keep({ ...edit, original: draft });
  }

  opened(id: JobId, entry: string): void {
    const edit = this.get(id);
    if (edit !== null && !edit.entries.includes(entry)) this.#keep({ ...edit, entries: [...edit.entries, entry] });
  }

  /** Returns whether the edit of this history entry was saved, so that Back does not restart it. */
  isSaved(entry: string): boolean {
    return this.#saved.includes(entry);
  }

  drop(id: JobId): void {
    this.#edits.delete(id);
    this.#write();
  }

  #keep(edit: JobEdit): JobEdit {
    this.#edits.set(edit.id, edit);
    this.#write();
    return edit;
  }

  #write(): void {
    const ownEdits = [...this.#edits.values()].filter((edit) => edit.of === this.#session.draftsOf);
    this.#memory.write(name, JSON.stringify(ownEdits));
  }

  #read(): JobEdit[] {
    const kept = parseJson(this.#memory.read(name));
    return Array.isArray(kept) ? kept.map(readEdit).filter((edit) => edit !== null) : [];
  }

  get #saved(): string[] {
    return stringsIn(parseJson(this.#memory.read(savedName)));
  }
}

function stringsIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : [];
}

function readEdit(kept: Partial<Record<keyof JobEdit, unknown>> | null): JobEdit | null {
  const original = readJobDraft(kept?.original);
  const draft = readJobDraft(kept?.draft);
  if (typeof kept?.id !== 'string' || typeof kept.of !== 'string' || original === null || draft === null) return null;
  return { of: kept.of as AccountId, id: kept.id as JobId, original, draft, entries: stringsIn(kept.entries) };
}
