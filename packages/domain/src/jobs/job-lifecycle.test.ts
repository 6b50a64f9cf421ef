import { describe, expect, it } from 'vitest';
import type { CurrentSession, Session } from '../account/session.ts';
import { failure, type Outcome, success } from '../shared/outcome.ts';
import { aCompleteDraft, aRecruiterWithoutCompany, aSession } from '../testing/index.ts';
import type { NewJob, JobOwner } from './job.ts';
import type { JobBoard } from './job-board.ts';
import { emptyJobDraft, type JobDraft, type JobDrafts } from './job-draft.ts';
import { jobFromDraft } from './job-form.ts';
import { JobLifecycle } from './job-lifecycle.ts';

describe('posting', () => {
  it('sends the job with its owner and clears the draft', async () => {
    const { lifecycle, board, drafts } = aLifecycle();
    const result = lifecycle.post();
    board.answer(success(undefined));
    expect(await result).toEqual({ ok: true });
    expect(board.posts).toEqual([
      {
        job: jobFromDraft(aCompleteDraft()),
        owner: { accountId: 'account-1', detailsId: 'details-1', companyId: 'company-1' },
      },
    ]);
    expect(drafts.draft).toEqual(emptyJobDraft);
  });

  it('keeps the draft when it fails, and can be tried again', async () => {
    const { lifecycle, board, drafts } = aLifecycle();
    const result = lifecycle.post();
    board.answer(failure('server-error', 'Out of paper'));
    expect(await result).toEqual({
      ok: false,
      reason: 'failed',
      failure: { kind: 'server-error', text: 'Out of paper' },
    });
    expect(drafts.draft).toEqual(aCompleteDraft());
    const again = lifecycle.post();
    board.answer(success(undefined));
    expect(await again).toEqual({ ok: true });
    expect(board.posts).toHaveLength(2);
  });

  it('sends a draft once, however often it is asked', async () => {
    const { lifecycle, board } = aLifecycle();
    const results = [lifecycle.post(), lifecycle.post(), lifecycle.post()];
    await Promise.resolve();
    results.push(lifecycle.post());
    board.answer(success(undefined));
    expect(await Promise.all(results)).toEqual(Array.from({ length: 4 }, () => ({ ok: true })));
    expect(board.posts).toHaveLength(1);
  });

  it('leaves alone what was typed while the answer was under way', async () => {
    const { lifecycle, board, drafts } = aLifecycle();
    const result = lifecycle.post();
    drafts.update({ title: 'The next job' });
    board.answer(success(undefined));
    expect(await result).toEqual({ ok: true });
    expect(drafts.draft.title).toBe('The next job');
  });

  it('sends nothing that is not finished', async () => {
    const { lifecycle, board } = aLifecycle({ draft: aCompleteDraft({ description: '' }) });
    expect(await lifecycle.post()).toEqual({ ok: false, reason: 'incomplete' });
    expect(board.posts).toEqual([]);
  });

  it.each([
    ['nobody is signed in', null],
    ['the recruiter has no company', aSession(aRecruiterWithoutCompany())],
  ])('sends nothing when %s', async (_, session) => {
    const { lifecycle, board } = aLifecycle({ session });
    expect(await lifecycle.post()).toEqual({ ok: false, reason: 'no-company' });
    expect(board.posts).toEqual([]);
  });
});

function aLifecycle({ draft = aCompleteDraft(), session = aSession() as Session | null } = {}) {
  const board = new OneAnswerBoard();
  const drafts = new MemoryDrafts(draft);
  const current: CurrentSession = { current: session, begin: () => undefined, end: () => undefined };
  return { lifecycle: new JobLifecycle(board, drafts, current), board, drafts };
}

/** Keeps what is posted and answers when told to; nothing else is asked of it here. */
class OneAnswerBoard implements JobBoard {
  readonly posts: { job: NewJob; owner: JobOwner }[] = [];
  #answer: (outcome: Outcome<void>) => void = () => undefined;

  post(job: NewJob, owner: JobOwner): Promise<Outcome<void>> {
    this.posts.push({ job, owner });
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  answer(outcome: Outcome<void>): void {
    this.#answer(outcome);
  }

  activeJobs = unexpected;
  pastJobs = unexpected;
  job = unexpected;
  suggestDescription = unexpected;
  markViewed = unexpected;
}

const unexpected = () => Promise.reject(new Error('Not part of posting'));

class MemoryDrafts implements JobDrafts {
  draft: JobDraft;
  changedAt: string | null = null;

  constructor(draft: JobDraft) {
    this.draft = draft;
  }

  update(change: Partial<JobDraft>): void {
    this.draft = { ...this.draft, ...change };
  }

  clear(): void {
    this.draft = emptyJobDraft;
  }
}
