import { clockTime } from '@glo/domain/shared/dates';
import { success } from '@glo/domain/shared/outcome';
import { anActiveJob, jobId } from '@glo/domain/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { textOf } from '../../testing/rendered.ts';
import { aReview, asha, bela, chitra } from '../../testing/review.ts';
import { reviewEnd } from '../open-profile/profile-pager.ts';
import { openQuestion } from '../../testing/questions.ts';

describe('a review', () => {
  it('moves on with each decision and ends with the last one', async () => {
    const { open, wentTo, keys, page } = aReview();
    const { mode } = await open('asha');
    expect(mode.position).toMatchObject({ position: 1, count: 3 });
    keys('m');
    expect(wentTo()).toBe('/glofolio/bela?job=job-1');
    await open('bela');
    keys('r');
    expect(wentTo()).toBe('/glofolio/chitra?job=job-1');
    await open('chitra');
    keys('s');
    expect([wentTo(), page.navigator.went.at(-1)?.options.state]).toEqual(['/glofolio/chitra?job=job-1', reviewEnd]);
    await vi.waitFor(() => expect(page.shortlists.asked.map(([call]) => call)).toContain('add'));
    expect([...page.verdicts.forJob(mode.job).records].map(([id, { decision }]) => [id, decision])).toEqual([
      ['asha', 'maybe'],
      ['bela', 'not-a-fit'],
    ]);
    expect(page.paged.current?.pace).toHaveLength(3);
  });

  it('stays at a candidate that was told no until the question is answered', async () => {
    const { open, keys, page } = aReview();
    await open('asha');
    page.toldNo.told.set(asha.id, '2026-11-28T10:00:00.000Z');
    page.toldNo.isCanceled = true;
    keys('s');
    await vi.waitFor(() => expect(page.toldNo.asked).toHaveLength(1));
    await new Promise(setImmediate);
    expect(page.navigator.went).toEqual([]);
  });

  it('ignores a decision while the next profile is being opened', async () => {
    const { open, keys, page } = aReview();
    const { mode } = await open('asha');
    keys('m');
    keys('r');
    expect(page.verdicts.forJob(mode.job).records.get(asha.id)?.decision).toBe('maybe');
    expect(page.navigator.went).toHaveLength(1);
  });

  it('skips and goes back without a decision', async () => {
    const { open, wentTo, keys } = aReview();
    const { mode } = await open('bela');
    keys('k');
    expect(wentTo()).toBe('/glofolio/asha?job=job-1');
    await open('asha');
    keys('j');
    expect([wentTo(), mode.canGoBack]).toEqual(['/glofolio/bela?job=job-1', true]);
  });

  it('returns with Z to the person whose decision is undone', async () => {
    const { open, wentTo, keys, page } = aReview();
    await open('asha');
    keys('r');
    const { mode } = await open('bela');
    await mode.undo();
    expect([wentTo(), page.verdicts.forJob(mode.job).isEmpty]).toEqual(['/glofolio/asha?job=job-1', true]);
    expect(page.notices.toasts.at(-1)).toMatchObject({ text: 'Undone: Not a fit', detail: 'asha' });
  });

  it('takes a person whose decision from before the review is undone', async () => {
    const { open, wentTo, keys, page } = aReview();
    page.paged.start({ href: '/opportunitypage?job=job-1', label: 'Applicants', ids: [asha.id, bela.id], pace: [] });
    const { mode } = await open('bela');
    page.verdicts.forJob(mode.job).decide([chitra.id], { decision: 'maybe' });
    keys('z');
    await vi.waitFor(() => expect(wentTo()).toBe('/glofolio/chitra?job=job-1'));
    expect(page.paged.current?.ids).toEqual([asha.id, chitra.id, bela.id]);
  });

  it('undoes with Z the decision on the last person also after a reload', async () => {
    const { open, wentTo, page, keys } = aReview();
    const verdicts = page.verdicts.forJob(jobId('job-1'));
    verdicts.decide([asha.id], { decision: 'maybe' });
    // A reload keeps the decision, but not how to undo it.
    const restore = verdicts.clear([asha.id]);
    verdicts.history.undo();
    restore();
    await open('bela');
    keys('z');
    await vi.waitFor(() => expect(wentTo()).toBe('/glofolio/asha?job=job-1'));
    expect(verdicts.records.size).toBe(0);
  });

  it('returns with Undo in a toast as well', async () => {
    const { open, wentTo, keys, page } = aReview();
    await open('asha');
    keys('r');
    const { mode } = await open('bela');
    page.notices.toasts.find(({ key }) => key === 'verdict')?.action?.onPress();
    expect([wentTo(), page.verdicts.forJob(mode.job).isEmpty]).toEqual(['/glofolio/asha?job=job-1', true]);
  });

  it('takes a reason by the button of the toast after it has moved on', async () => {
    const { open, keys, page } = aReview();
    await open('asha');
    keys('r');
    const { mode } = await open('bela');
    const [addReason] = page.notices.toasts.find(({ key }) => key === 'verdict')?.more ?? [];
    addReason?.onPress();
    const question = openQuestion(page.questions, 'reason');
    expect([addReason?.label, question.input.map(({ name }) => name)]).toEqual(['Add a reason', ['asha']]);
    question.answer({ decision: 'not-a-fit', reason: 'location' });
    const verdicts = page.verdicts.forJob(mode.job);
    await vi.waitFor(() => expect(verdicts.records.get(asha.id)?.reason).toBe('location'));
  });

  it('asks for a reason before it moves on', async () => {
    const { open, wentTo, keys, page } = aReview();
    const { mode } = await open('asha');
    keys('Shift+r');
    const question = openQuestion(page.questions, 'reason');
    expect([question.input.map(({ name }) => name), wentTo()]).toEqual([['asha'], undefined]);
    question.answer({ decision: 'not-a-fit', reason: 'duplicate' });
    await vi.waitFor(() => expect(wentTo()).toBe('/glofolio/bela?job=job-1'));
    expect(page.verdicts.forJob(mode.job).records.get(asha.id)?.reason).toBe('duplicate');
  });

  it('stays at a shortlisted candidate, and if the question is closed', async () => {
    const { open, wentTo, keys, page } = aReview();
    page.shortlists.answers.candidates = success([asha]);
    await open('asha');
    keys('m');
    expect([wentTo(), page.notices.toasts.at(-1)?.text]).toEqual([
      undefined,
      'Already shortlisted. To decide again, remove from the shortlist first (Shift+S).',
    ]);
    await open('bela');
    keys('Shift+r');
    openQuestion(page.questions, 'reason').cancel();
    await new Promise(setImmediate);
    expect(wentTo()).toBeUndefined();
  });

  it('decides again once Shift+S has removed the candidate from the shortlist', async () => {
    const { open, keys, page } = aReview();
    page.shortlists.answers.candidates = success([asha]);
    const { mode } = await open('asha');
    keys('Shift+s');
    await mode.verdict.whenSaved();
    expect(page.shortlists.asked).toContainEqual(['remove', 'job-1', asha.id]);
    keys('m');
    expect(mode.verdict.decision).toBe('maybe');
  });

  it('closes its hint after ten decisions', async () => {
    const { open, keys, page } = aReview();
    const { current } = page.paged;
    if (current !== null) page.paged.start({ ...current, pace: [5, 5, 5, 5, 5, 5, 5, 5] });
    const first = (await open('asha')).mode;
    await vi.waitFor(() => expect(first.hint.isShown).toBe(true));
    keys('m');
    const { mode } = await open('bela');
    expect(mode.hint.isShown).toBe(true);
    keys('m');
    await vi.waitFor(() => expect(mode.hint.isShown).toBe(false));
  });

  it('names the candidate whose shortlisting is refused and who stays undecided', async () => {
    const { open, keys, page } = aReview();
    page.shortlists.answers.add = { ok: false, failure: { kind: 'refused', text: 'Too many requests.' } };
    const { mode } = await open('asha');
    keys('s');
    await open('bela');
    await vi.waitFor(() => expect(page.notices.toasts.at(-1)).toMatchObject({ detail: 'asha: Too many requests.' }));
    expect(mode.opened.isShortlisted).toBe(false);
  });

  it('only moves while a candidate cannot be shown', async () => {
    const { open, page, keysOf } = aReview();
    page.directory.answers.profile = { ok: false, failure: { kind: 'refused', text: '', missing: true } };
    await open('asha');
    expect(keysOf()).toEqual(['j', 'k', 'z']);
  });

  it('knows of other applications after a reload', async () => {
    const { open, page } = aReview();
    page.board.answers.activeJobs = success([anActiveJob({ id: jobId('other'), applicants: [asha.id] })]);
    const { mode } = await open('asha');
    await vi.waitFor(() => expect(mode.opened.history).toBe('Also applied to Graduate Data Analyst'));
    await open('bela');
    expect(page.board.asked.filter(([call]) => call === 'activeJobs')).toHaveLength(1);
  });

  it('pauses loading ahead after a 429, until the service allows it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { open, page } = aReview();
    const { profile } = page.directory;
    const retryAt = new Date(Date.now() + 5000);
    page.directory.profile = async (id) =>
      id === bela.id ? { ok: false, failure: { kind: 'refused', text: '', retryAt } } : await profile(id);
    const { bar } = await open('asha');
    await vi.waitFor(() => expect(page.prefetch.pausedUntil).toEqual(retryAt));
    expect(textOf(bar())).toContain(`Loading ahead is paused until ${clockTime(retryAt)}`);
    page.directory.profile = profile;
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.prefetch.pausedUntil).toBeNull();
    const asked = page.directory.asked.filter(([call]) => call === 'profile').map(([, id]) => id);
    expect(asked).toEqual(['asha', 'bela', 'chitra']);
  });
});
