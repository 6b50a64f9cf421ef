import { timeOf } from '../shared/dates.ts';
import type { CurrentSession } from '../account/session.ts';
import type { JobId } from '../shared/ids.ts';
import type { Failure, Outcome } from '../shared/outcome.ts';
import type { Tabs } from '../shared/tabs.ts';
import type { Job, JobStatus } from './job.ts';
import type { JobBoard } from './job-board.ts';
import {
  draftOfJob,
  emptyJobDraft,
  firstUnfinishedStep,
  type JobDraft,
  type JobDrafts,
  jobFromDraft,
} from './job-draft.ts';

export type SendResult =
  | { readonly ok: true; readonly elsewhere?: true }
  | { readonly ok: false; readonly reason: 'incomplete' | 'no-company' }
  | { readonly ok: false; readonly reason: 'changed'; readonly job: Job }
  | { readonly ok: false; readonly reason: 'failed'; readonly failure: Failure };

/** Posts, edits, closes and activates jobs (specification 2, section 4). */
export class JobLifecycle {
  readonly #board: JobBoard;
  readonly #drafts: JobDrafts;
  readonly #session: CurrentSession;
  readonly #tabs: Tabs;
  readonly #sending = new Map<JobDraft, Promise<SendResult>>();
  readonly #changing = new Map<JobId, StatusChange>();

  constructor(board: JobBoard, drafts: JobDrafts, session: CurrentSession, tabs: Tabs) {
    this.#tabs = tabs;
    this.#board = board;
    this.#drafts = drafts;
    this.#session = session;
  }

  post(): Promise<SendResult> {
    const { draft } = this.#drafts;
    return this.#sendOnce(draft, () => this.#postFromOneTab(draft));
  }

  /** Saves the draft, unless the job differs from `original`. `null` saves in any case. */
  update(id: JobId, draft: JobDraft, original: JobDraft | null): Promise<SendResult> {
    return this.#sendOnce(draft, () => this.#update(id, draft, original));
  }

  async changeStatus(id: JobId, status: JobStatus): Promise<Outcome<Partial<Job>>> {
    const before = this.#changing.get(id);
    if (before?.status === status) return before.result;
    const change: StatusChange = { status, result: this.#changeAfter(before, id, status) };
    this.#changing.set(id, change);
    try {
      return await change.result;
    } finally {
      if (this.#changing.get(id) === change) this.#changing.delete(id);
    }
  }

  /** Concurrent calls for the same draft share one request (decision 27). */
  #sendOnce(draft: JobDraft, send: () => Promise<SendResult>): Promise<SendResult> {
    const pending = this.#sending.get(draft);
    if (pending !== undefined) return pending;
    const sending = send().finally(() => this.#sending.delete(draft));
    this.#sending.set(draft, sending);
    return sending;
  }

  /** All tabs show the same draft, so only one may post it. A draft changed afterwards is another job. */
  async #postFromOneTab(draft: JobDraft): Promise<SendResult> {
    const { changedAt } = this.#drafts;
    const name = JSON.stringify(['post', this.#session.current?.accountId, { ...emptyJobDraft, ...draft }]);
    const since = changedAt === null ? Date.now() : timeOf(changedAt);
    const result = await this.#tabs.once(name, since, () => this.#post(draft));
    if ('ok' in result) return result;
    if (this.#drafts.draft === draft) this.#drafts.clear();
    return { ok: true, elsewhere: true };
  }

  async #post(draft: JobDraft): Promise<SendResult> {
    if (firstUnfinishedStep(draft) !== null) return { ok: false, reason: 'incomplete' };
    const recruiter = this.#session.current?.recruiter;
    if (!recruiter?.company) return { ok: false, reason: 'no-company' };
    const { accountId, detailsId, company } = recruiter;
    const posted = await this.#board.post(jobFromDraft(draft), { accountId, detailsId, companyId: company.id });
    if (!posted.ok) return { ok: false, reason: 'failed', failure: posted.failure };
    // Changes made during the request belong to the next post.
    if (this.#drafts.draft === draft) this.#drafts.clear();
    return { ok: true };
  }

  async #update(id: JobId, draft: JobDraft, original: JobDraft | null): Promise<SendResult> {
    if (firstUnfinishedStep(draft) !== null) return { ok: false, reason: 'incomplete' };
    // Serializes tabs that save this job, so that each reads what the other saved.
    const save = () => this.#updateUnlessChanged(id, draft, original);
    const result = await this.#tabs.once(`edit ${id}`, Infinity, save);
    return 'elsewhere' in result ? save() : result;
  }

  async #updateUnlessChanged(id: JobId, draft: JobDraft, original: JobDraft | null): Promise<SendResult> {
    const now = original === null ? null : await this.#board.job(id);
    if (now?.ok === false) return { ok: false, reason: 'failed', failure: now.failure };
    if (now !== null && original !== null && sentJob(draftOfJob(now.value)) !== sentJob(original)) {
      return { ok: false, reason: 'changed', job: now.value };
    }
    const updated = await this.#board.update(id, jobFromDraft(draft));
    if (!updated.ok) return { ok: false, reason: 'failed', failure: updated.failure };
    return { ok: true };
  }

  /** Serializes changes of one job, so that the last one wins. */
  async #changeAfter(before: StatusChange | undefined, id: JobId, status: JobStatus): Promise<Outcome<Partial<Job>>> {
    await before?.result;
    return await this.#board.changeStatus(id, status);
  }
}

function sentJob(draft: JobDraft): string {
  const locations = draft.locations.map(({ city, state, country }) => [city, state, country]);
  return JSON.stringify({ ...jobFromDraft(draft), locations });
}

interface StatusChange {
  readonly status: JobStatus;
  readonly result: Promise<Outcome<Partial<Job>>>;
}
