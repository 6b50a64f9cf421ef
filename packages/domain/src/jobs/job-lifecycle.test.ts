import { describe, expect, it } from 'vitest';
import type { Session } from '../account/session.ts';
import { failure, type Outcome, success } from '../shared/outcome.ts';
import {
  accountId,
  aClosedJob,
  aCompleteDraft,
  anActiveJob,
  aRecruiterWithoutCompany,
  aSession,
  jobId,
} from '../testing/builders.ts';
import { aJobBoard } from '../testing/jobs.ts';
import { FakeSession } from '../testing/onboarding.ts';
import type { Job } from './job.ts';
import { draftOfJob, emptyJobDraft, type JobDraft, type JobDrafts, jobFromDraft } from './job-draft.ts';
import { JobLifecycle } from './job-lifecycle.ts';
import { FakeTabs } from '../testing/fake-tabs.ts';

describe('posting one draft from two tabs', () => {
  const before = new Date(Date.now() - 1000).toISOString();

  it('posts it once and clears it in the other tab', async () => {
    const one = aLifecycle({ changedAt: before });
    const two = aLifecycle({ ...one, changedAt: before, tabs: one.tabs.another() });
    const results = await Promise.all([one.lifecycle.post(), two.lifecycle.post()]);
    expect(results).toEqual([{ ok: true }, { ok: true, elsewhere: true }]);
    expect([one.board.asked.length, two.drafts.draft]).toEqual([1, emptyJobDraft]);
  });

  it('posts it from the second tab if the first fails', async () => {
    const one = aLifecycle({ changedAt: before });
    const two = aLifecycle({ changedAt: before, tabs: one.tabs.another() });
    one.board.answers.post = failure('server-error');
    await one.lifecycle.post();
    expect(await two.lifecycle.post()).toEqual({ ok: true });
  });

  it.each([
    ['a draft that was changed since', { changedAt: new Date(Date.now() + 60_000).toISOString() }],
    ['another draft', { draft: aCompleteDraft({ title: 'Another' }) }],
    ['the draft of another account', { session: { ...aSession(), accountId: accountId('account-2') } }],
  ])('posts %s', async (_, change) => {
    const one = aLifecycle({ changedAt: before });
    await one.lifecycle.post();
    const two = aLifecycle({ changedAt: before, tabs: one.tabs.another(), ...change });
    expect(await two.lifecycle.post()).toEqual({ ok: true });
  });
});

describe('posting', () => {
  it('sends the job with its owner and clears the draft', async () => {
    const { lifecycle, board, drafts } = aLifecycle();
    expect(await lifecycle.post()).toEqual({ ok: true });
    const owner = { accountId: 'account-1', detailsId: 'details-1', companyId: 'company-1' };
    expect(board.asked).toEqual([['post', jobFromDraft(aCompleteDraft()), owner]]);
    expect(drafts.draft).toEqual(emptyJobDraft);
  });

  it('keeps the draft after a failure and allows a retry', async () => {
    const { lifecycle, board, drafts } = aLifecycle();
    board.answers.post = failure('server-error', 'Out of paper');
    expect(await lifecycle.post()).toEqual({
      ok: false,
      reason: 'failed',
      failure: { kind: 'server-error', text: 'Out of paper' },
    });
    expect(drafts.draft).toEqual(aCompleteDraft());
    board.answers.post = success(undefined);
    expect(await lifecycle.post()).toEqual({ ok: true });
    expect(board.asked).toHaveLength(2);
  });

  it('sends one request for concurrent calls', async () => {
    const { lifecycle, board } = aLifecycle();
    const answer = Promise.withResolvers<Outcome<void>>();
    board.answers.post = answer.promise;
    const results = [lifecycle.post(), lifecycle.post(), lifecycle.post()];
    await Promise.resolve();
    results.push(lifecycle.post());
    answer.resolve(success(undefined));
    expect(await Promise.all(results)).toEqual(Array.from({ length: 4 }, () => ({ ok: true })));
    expect(board.asked).toHaveLength(1);
  });

  it('keeps changes made during the request', async () => {
    const { lifecycle, drafts } = aLifecycle();
    const result = lifecycle.post();
    drafts.update({ title: 'The next job' });
    expect(await result).toEqual({ ok: true });
    expect(drafts.draft.title).toBe('The next job');
  });

  it('sends no unfinished draft, new or edited', async () => {
    const draft = aCompleteDraft({ description: '' });
    const { lifecycle, board } = aLifecycle({ draft });
    const answers = [await lifecycle.post(), await lifecycle.update(jobId('job-1'), draft, null)];
    expect(answers).toEqual(Array.from({ length: 2 }, () => ({ ok: false, reason: 'incomplete' })));
    expect(board.asked).toEqual([]);
  });

  it.each([
    ['there is no session', null],
    ['the recruiter has no company', aSession(aRecruiterWithoutCompany())],
  ])('sends nothing if %s', async (_, session) => {
    const { lifecycle, board } = aLifecycle({ session });
    expect(await lifecycle.post()).toEqual({ ok: false, reason: 'no-company' });
    expect(board.asked).toEqual([]);
  });
});

describe('updating', () => {
  const job = jobId('job-1');

  it('sends the job without an owner and keeps the draft of a new job', async () => {
    const { lifecycle, board, drafts } = aLifecycle();
    const changed = aCompleteDraft({ title: 'Senior Data Analyst' });
    expect(await lifecycle.update(job, changed, null)).toEqual({ ok: true });
    expect(board.asked).toEqual([['update', job, jobFromDraft(changed)]]);
    expect(drafts.draft).toEqual(aCompleteDraft());
  });

  it('sends one request for concurrent calls, and another after a failure', async () => {
    const { lifecycle, board } = aLifecycle();
    const changed = aCompleteDraft();
    const answer = Promise.withResolvers<Outcome<void>>();
    board.answers.update = answer.promise;
    const presses = [lifecycle.update(job, changed, null), lifecycle.update(job, changed, null)];
    answer.resolve(failure('refused', 'Not yours'));
    const refused = { ok: false, reason: 'failed', failure: { kind: 'refused', text: 'Not yours' } };
    expect(await Promise.all(presses)).toEqual([refused, refused]);
    expect(board.asked).toHaveLength(1);
    await lifecycle.update(job, changed, null);
    expect(board.asked).toHaveLength(2);
  });

  it('overwrites no change made since the edit started', async () => {
    const { lifecycle, board } = aLifecycle();
    const [now, changed] = [anActiveJob({ title: 'Sea Reader' }), aCompleteDraft({ vacancies: '7' })];
    board.answers.job = success(now);
    expect(await lifecycle.update(job, changed, draftOfJob(anActiveJob()))).toEqual({
      ok: false,
      reason: 'changed',
      job: now,
    });
    expect(await lifecycle.update(job, changed, draftOfJob(now))).toEqual({ ok: true });
    expect(board.asked.map(([name]) => name)).toEqual(['job', 'job', 'update']);
  });

  it('ignores field order and spaces in the original', async () => {
    const { lifecycle, board } = aLifecycle();
    board.answers.job = success(anActiveJob({ locations: [{ city: 'Pune', state: 'MH', country: 'India' }] }));
    const original = {
      ...draftOfJob(anActiveJob({ locations: [{ country: 'India', state: 'MH', city: 'Pune' }] })),
      title: ` ${anActiveJob().title} `,
    };
    expect(await lifecycle.update(job, aCompleteDraft(), original)).toEqual({ ok: true });
  });

  it('saves nothing if the job cannot be loaded', async () => {
    const { lifecycle, board } = aLifecycle();
    board.answers.job = failure('unreachable');
    expect(await lifecycle.update(job, aCompleteDraft(), aCompleteDraft())).toMatchObject({ reason: 'failed' });
    expect(board.asked).toHaveLength(1);
  });

  it('from two tabs at once is saved by one', async () => {
    const one = aLifecycle();
    const two = aLifecycle({ board: one.board, tabs: one.tabs.another() });
    const original = draftOfJob(anActiveJob());
    one.board.answers.job = success(anActiveJob());
    const { update } = one.board;
    one.board.update = async (id, saved) => {
      one.board.answers.job = success(anActiveJob({ title: saved.title }));
      return update(id, saved);
    };
    const results = await Promise.all([
      one.lifecycle.update(job, aCompleteDraft({ title: 'Sea Reader' }), original),
      two.lifecycle.update(job, aCompleteDraft({ title: 'Lake Reader' }), original),
    ]);
    expect(results).toMatchObject([{ ok: true }, { reason: 'changed', job: { title: 'Sea Reader' } }]);
  });
});

describe('closing and activating', () => {
  const job = jobId('job-1');

  it('returns the job with its new status', async () => {
    const { lifecycle, board } = aLifecycle();
    board.answers.changeStatus = success(aClosedJob());
    expect(await lifecycle.changeStatus(job, 'CLOSED')).toEqual(success(aClosedJob()));
    expect(board.asked).toEqual([['changeStatus', job, 'CLOSED']]);
  });

  it('sends one request for concurrent calls of the same status', async () => {
    const { lifecycle, board } = aLifecycle();
    const answer = Promise.withResolvers<Outcome<Job>>();
    board.answers.changeStatus = answer.promise;
    const wishes = [lifecycle.changeStatus(job, 'CLOSED'), lifecycle.changeStatus(job, 'CLOSED')];
    answer.resolve(failure('server-error'));
    expect(await Promise.all(wishes)).toEqual([failure('server-error'), failure('server-error')]);
    expect(board.asked).toHaveLength(1);
    await lifecycle.changeStatus(job, 'CLOSED');
    expect(board.asked).toHaveLength(2);
  });

  it('sends one undo, after the first response', async () => {
    const { lifecycle, board } = aLifecycle();
    const [first, second] = [Promise.withResolvers<Outcome<Job>>(), Promise.withResolvers<Outcome<Job>>()];
    board.answers.changeStatus = first.promise;
    const close = lifecycle.changeStatus(job, 'CLOSED');
    const undo = lifecycle.changeStatus(job, 'ACTIVE');
    await Promise.resolve();
    expect(board.asked).toEqual([['changeStatus', job, 'CLOSED']]);
    board.answers.changeStatus = second.promise;
    first.resolve(success(anActiveJob()));
    await close;
    const again = lifecycle.changeStatus(job, 'ACTIVE');
    second.resolve(success(anActiveJob()));
    await Promise.all([undo, again]);
    expect(board.asked.map(([, , status]) => status)).toEqual(['CLOSED', 'ACTIVE']);
  });
});

function aLifecycle({
  draft = aCompleteDraft(),
  session = aSession(),
  changedAt = null,
  board = aJobBoard(),
  tabs = new FakeTabs(),
}: {
  draft?: JobDraft;
  session?: Session | null;
  changedAt?: string | null;
  board?: ReturnType<typeof aJobBoard>;
  tabs?: FakeTabs;
} = {}) {
  const drafts = new MemoryDrafts(draft, changedAt);
  const lifecycle = new JobLifecycle(board, drafts, new FakeSession(session), tabs);
  return { lifecycle, board, drafts, tabs };
}

class MemoryDrafts implements JobDrafts {
  draft: JobDraft;
  readonly changedAt: string | null;

  constructor(draft: JobDraft, changedAt: string | null) {
    this.draft = draft;
    this.changedAt = changedAt;
  }

  update(change: Partial<JobDraft>): void {
    this.draft = { ...this.draft, ...change };
  }

  clear(): void {
    this.draft = emptyJobDraft;
  }
}
