import { emptyJobDraft, type JobDraft, jobFromDraft } from '@glo/domain/jobs/job-draft';
import { type Failure, failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCompany, aCompleteDraft, aSession } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import type { Given } from '../../../../testing/container.ts';
import { aPost } from '../../../../testing/posting.ts';

const posted = { path: '/jobpostsuccess', options: { replace: true, state: { posted: 'Graduate Data Analyst' } } };

describe('the preview of a new job', () => {
  it('shows the job as it will be sent, with its company', () => {
    const { presenter, navigator } = aPreview();
    expect(presenter.job).toEqual(jobFromDraft(aCompleteDraft()));
    expect(presenter.company).toEqual(aCompany());
    expect(navigator.went).toEqual([]);
  });

  it.each([
    ['details', { title: '' }, '/jobForm', 'Fill in the job details first.'],
    ['description', { description: ' ' }, '/jobDescription', 'Type the job description first.'],
  ])('redirects to an unfinished %s step and says why', (_, change, path, word) => {
    const { presenter, navigator, notices } = aPreview(aCompleteDraft(change));
    expect(presenter.job).toBeNull();
    expect(navigator.went).toEqual([{ path, options: { replace: true, state: { why: 'unfinished' } } }]);
    expect(notices.toasts.map((toast) => toast.text)).toEqual([word]);
  });
});

describe('posting a job', () => {
  it('clears the draft and replaces the preview with the success screen', async () => {
    const { presenter, navigator, drafts } = aPreview();
    await presenter.sending.request.run();
    expect(navigator.went).toEqual([posted]);
    expect(drafts.draft).toEqual(emptyJobDraft);
    expect(presenter.job?.title).toBe('Graduate Data Analyst');
  });

  const kept = 'Your draft is saved on this device.';
  const failures: [Failure, says: string, detail: string][] = [
    [{ kind: 'unreachable', text: '' }, `We can't reach the server. ${kept}`, ''],
    [
      { kind: 'refused', text: 'Company not verified' },
      `Some error occured! Please retry.. ${kept}`,
      'Company not verified',
    ],
    [{ kind: 'server-error', text: 'Stack overflow' }, `Some error occured! Please retry.. ${kept}`, ''],
  ];
  it.each(failures)('shows why %j failed, keeps the draft and can be retried', async (why, says, detail) => {
    const { presenter, board, navigator, drafts } = aPreview();
    board.answers.post = failure(why.kind, why.text);
    await presenter.sending.request.run();
    expect([presenter.sending.request.problem, presenter.sending.detail]).toEqual([says, detail]);
    expect(presenter.sending.request.pending).toBe(false);
    expect(drafts.draft).toEqual(aCompleteDraft());
    board.answers.post = success(undefined);
    const again = presenter.sending.request.run();
    expect([presenter.sending.request.problem, presenter.sending.detail]).toEqual([null, '']);
    await again;
    expect(navigator.went).toEqual([posted]);
  });

  it('sends once for Cancel and another try', async () => {
    const { presenter, board, navigator } = aPreview();
    const answer = Promise.withResolvers<Outcome<void>>();
    board.answers.post = answer.promise;
    const first = presenter.sending.request.run();
    presenter.sending.cancel();
    expect(presenter.sending.request.pending).toBe(false);
    const second = presenter.sending.request.run();
    answer.resolve(success(undefined));
    await Promise.all([first, second]);
    expect(board.asked).toHaveLength(1);
    expect(navigator.went).toEqual([posted]);
  });

  it.each([
    [success(undefined), "isn't sent twice", [posted]],
    [failure('unreachable'), `We can't reach the server. ${kept}`, []],
  ])('accepts a late response after Cancel: %j', async (outcome, problem, went) => {
    const { presenter, board, navigator } = aPreview();
    const answer = Promise.withResolvers<Outcome<void>>();
    board.answers.post = answer.promise;
    const { request, cancel } = presenter.sending;
    const sending = request.run();
    cancel();
    answer.resolve(outcome);
    await sending;
    expect(navigator.went).toEqual(went);
    expect(request.problem).toContain(problem);
  });

  it.each([
    [success(undefined), 'Posted Successfully', 'success'],
    [failure('server-error'), 'Some error occured! Please retry..', 'error'],
  ])('shows a toast if the screen has closed: %j', async (outcome, says, tone) => {
    const { presenter, board, navigator, notices, leave } = aPreview();
    board.answers.post = outcome;
    const posting = presenter.sending.request.run();
    leave();
    await posting;
    expect(navigator.went).toEqual([]);
    expect(notices.toasts.map((toast) => [toast.text, toast.tone])).toEqual([[says, tone]]);
  });

  it('shows no toast for an empty draft if the screen has closed', async () => {
    const { presenter, drafts, notices, leave } = aPreview();
    leave();
    drafts.clear();
    await presenter.sending.request.run();
    expect(notices.toasts).toEqual([]);
  });

  it('redirects to the form if the draft is empty, as after signing in to another account', async () => {
    const { presenter, drafts, navigator, board } = aPreview();
    drafts.clear();
    await presenter.sending.request.run();
    expect([board.asked, presenter.sending.request.problem]).toEqual([[], null]);
    expect(navigator.went).toEqual([{ path: '/jobForm', options: { replace: true, state: null } }]);
  });

  it('opens the success screen if another tab has posted the draft, and says so', async () => {
    const one = aPreview();
    const two = aPreview(aCompleteDraft(), { tabs: one.tabs.another() });
    await one.presenter.sending.request.run();
    await two.presenter.sending.request.run();
    expect([one.notices.toasts, two.notices.toasts.map(({ text }) => text)]).toEqual([
      [],
      ['This job was already posted from another tab.'],
    ]);
    expect([two.board.asked, two.navigator.went]).toEqual([[], one.navigator.went]);
  });

  it.each([null, aSession(null)])('shows an error without a company: %j', async (session) => {
    const { presenter, board } = aPreview(aCompleteDraft(), { session });
    expect(presenter.company).toBeNull();
    await presenter.sending.request.run();
    expect([presenter.sending.request.problem, board.asked]).toEqual(['Some error occured! Please retry..', []]);
  });
});

function aPreview(draft: JobDraft = aCompleteDraft(), given?: Given) {
  const post = aPost(draft, given);
  const presenter = post.screens.preview();
  return { ...post, presenter, leave: presenter.activate() };
}
