import type { CurrentSession } from '../account/session.ts';
import type { Failure } from '../shared/outcome.ts';
import type { JobBoard } from './job-board.ts';
import type { JobDrafts } from './job-draft.ts';
import { hasDescription, isPostable, jobFromDraft } from './job-form.ts';

export type PostResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'incomplete' | 'no-company' | 'failed'; readonly failure?: Failure };

/** Posting (specification 2, section 4). */
export class JobLifecycle {
  readonly #board: JobBoard;
  readonly #drafts: JobDrafts;
  readonly #session: CurrentSession;

  constructor(board: JobBoard, drafts: JobDrafts, session: CurrentSession) {
    this.#board = board;
    this.#drafts = drafts;
    this.#session = session;
  }

  /** Posts the draft and clears it; on any failure the draft stays as it is. */
  async post(): Promise<PostResult> {
    const { draft } = this.#drafts;
    if (!isPostable(draft) || !hasDescription(draft)) return { ok: false, reason: 'incomplete' };
    const recruiter = this.#session.current?.recruiter;
    if (!recruiter?.company) return { ok: false, reason: 'no-company' };
    const { accountId, detailsId, company } = recruiter;
    const posted = await this.#board.post(jobFromDraft(draft), { accountId, detailsId, companyId: company.id });
    if (!posted.ok) return { ok: false, reason: 'failed', failure: posted.failure };
    this.#drafts.clear();
    return { ok: true };
  }
}
