import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { runInAction, when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { aReview, asha, bela, chitra, groupsOf } from '../../testing/review.ts';
import { texts } from './texts.ts';

describe('the end of a review', () => {
  it('counts the decisions and goes through a group again', async () => {
    const { open, wentTo, keys, page } = aReview();
    await open('asha');
    keys('m');
    await open('bela');
    keys('r');
    const { end } = await open('chitra');
    expect(texts.endOf(end.counts)).toBe('2 of 3 reviewed: 1 maybe, 1 not a fit');
    end.goThroughMaybes();
    const queue = () => page.paged.current?.ids;
    expect([queue(), page.paged.current?.pace, wentTo()]).toEqual([[asha.id], [], '/glofolio/asha?job=job-1']);
    await open('asha');
    keys('r');
    const { end: later } = await open('asha');
    expect(texts.endOf(later.counts)).toBe('2 of 3 reviewed: 2 not a fit');
    later.show(bela.id);
    expect([queue(), wentTo()]).toEqual([[asha.id, bela.id, chitra.id], '/glofolio/bela?job=job-1']);
  });

  it('names twelve of each group by one request, or thirteen, and counts the others', async () => {
    const { open, page } = aReview();
    const ids = Array.from({ length: 27 }, (_, index) => studentId(`student-${index}`));
    page.paged.start({ href: '/opportunitypage?job=job-1', label: 'Applicants', ids: [asha.id, ...ids], pace: [] });
    page.shortlists.answers.candidates = success([asha]);
    page.directory.answers.byIds = success(ids.slice(1, 8).map((id) => aCandidate({ id, name: `Name of ${id}` })));
    const { end, mode } = await open('asha');
    page.verdicts.forJob(mode.job).decide(ids.slice(0, 14), { decision: 'maybe' });
    end.open();
    await vi.waitFor(() => expect(end.people.state).toBe('ready'));
    const asked = page.directory.asked.filter(([call]) => call === 'byIds');
    expect(asked).toEqual([['byIds', [...ids.slice(0, 12), ...ids.slice(14)]]]);
    expect(
      end
        .namedIn('maybe')
        .map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['', 'Name of student-1']);
    expect(end.namedIn('shortlisted')).toMatchObject([{ name: 'asha', href: '/glofolio/asha?job=job-1' }]);
    const text = textOf(groupsOf(end));
    expect(text).toContain('Maybe 14 candidates Keep as a folder Go through all 14 maybe again No longer available');
    expect(text.match(/and \d+ more/g)).toEqual(['and 2 more']);
    expect(text).toContain('Skipped 13 candidates');
  });

  it('goes through all maybes of the job, those of this review first', async () => {
    const { open, page } = aReview();
    const earlier = studentId('earlier');
    page.board.answers.job = success(anActiveJob({ id: jobId('job-1'), applicants: [asha.id, bela.id, earlier] }));
    const { end, mode } = await open('asha');
    await when(() => end.isReady);
    page.verdicts.forJob(mode.job).decide([bela.id, earlier], { decision: 'maybe' });
    const text = textOf(groupsOf(end));
    expect(text).toContain('Maybe 1 candidate Keep as a folder Go through all 2 maybe again');
    end.goThroughMaybes();
    expect(page.paged.current).toMatchObject({
      ids: [bela.id, earlier],
      reviewed: [asha.id, bela.id, chitra.id, earlier],
    });
  });

  it('keeps all maybes of the job as a folder, and loads those that it has not named', async () => {
    const { open, page } = aReview();
    const earlier = aCandidate({ id: studentId('earlier'), name: 'earlier' });
    const job = anActiveJob({ id: jobId('job-1'), title: 'Analyst', applicants: [asha.id, bela.id, earlier.id] });
    page.board.answers.job = success(job);
    page.directory.answers.byIds = success([bela]);
    page.folders.answers.create = success(aFolder({ id: folderId('pile'), name: 'Analyst · Maybe' }));
    const { end, mode } = await open('asha');
    page.verdicts.forJob(mode.job).decide([bela.id, earlier.id], { decision: 'maybe' });
    const stop = end.open();
    await vi.waitFor(() => expect(end.people.state).toBe('ready'));
    page.directory.answers.byIds = failure('unreachable');
    await end.keepAsFolder('maybe');
    expect(page.notices.toasts.at(-1)?.tone).toBe('error');
    page.directory.answers.byIds = success([earlier]);
    const kept = end.keepAsFolder('maybe');
    await when(() => end.keepingText('maybe') === 'Adding 0 of 2');
    expect(end.keepingText('not-a-fit')).toBeNull();
    await kept;
    expect(page.directory.asked.at(-1)).toEqual(['byIds', [earlier.id]]);
    expect([end.keepingText('maybe'), page.notices.toasts.at(-1)]).toMatchObject([
      null,
      { text: '2 added to “Analyst · Maybe”', action: { label: 'Undo' } },
    ]);
    stop();
  });

  it('leads to the others of a group in the list that was reviewed', async () => {
    const { open, page } = aReview();
    const href = '/opportunitypage?job=job-1&tab=recommended&hide=viewed&verdict=undecided';
    const ids = Array.from({ length: 14 }, (_, index) => studentId(`student-${index}`));
    page.paged.start({ href, label: 'Recommended', ids, pace: [] });
    const { end } = await open('student-0');
    expect(end.groupHref('maybe')).toBe('/opportunitypage?job=job-1&tab=recommended&verdict=maybe');
    await vi.waitFor(() => expect(end.isReady).toBe(true));
    expect(markupOf(groupsOf(end))).toContain(
      'href="/opportunitypage?job=job-1&amp;tab=recommended&amp;verdict=undecided"',
    );
  });

  it('puts those whose shortlisting failed first, and tries again', async () => {
    const { open, keys, page } = aReview();
    page.shortlists.answers.add = failure('server-error');
    page.directory.answers.byIds = success([asha, bela, chitra]);
    await open('asha');
    keys('s');
    await open('bela');
    keys('m');
    const { end } = await open('chitra');
    end.open();
    await vi.waitFor(() => expect(end.failures.ids.size).toBe(1));
    expect([texts.endOf(end.counts), end.mainGroup]).toEqual(['1 of 3 reviewed: 1 maybe', 'failed']);
    expect(textOf(groupsOf(end))).toMatch(/^Not shortlisted 1 candidate Try again .*Skipped 1 candidate/);
    page.shortlists.answers.add = success(undefined);
    await end.retryFailed();
    page.shortlists.answers.candidates = success([asha]);
    await vi.waitFor(() => expect(end.failures.ids.size).toBe(0));
  });

  it('waits after a 429 before it tries again', async () => {
    const { open, keys, page } = aReview();
    page.shortlists.answers.add = failure('server-error');
    page.directory.answers.byIds = success([asha]);
    await open('asha');
    keys('s');
    const { end } = await open('bela');
    end.open();
    await vi.waitFor(() => expect(end.failures.ids.size).toBe(1));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const retryAt = new Date(Date.now() + 60_000);
    page.shortlists.answers.add = { ok: false, failure: { kind: 'refused', text: '', retryAt } };
    const before = page.shortlists.asked.length;
    const retrying = end.retryFailed();
    await vi.advanceTimersByTimeAsync(59_000);
    expect([end.failures.isRetrying, page.shortlists.asked.length]).toEqual([true, before + 1]);
    page.shortlists.answers.add = success(undefined);
    await vi.advanceTimersByTimeAsync(1000);
    await retrying;
    expect([end.failures.isRetrying, page.shortlists.asked.length]).toEqual([false, before + 2]);
  });

  it('works without names, and reads them again for the rejection', async () => {
    const { open, keys, page, wentTo } = aReview();
    page.board.answers.job = success(anActiveJob({ applicants: [asha.id] }));
    page.directory.answers.byIds = failure('unreachable');
    await open('asha');
    keys('r');
    const { end } = await open('bela');
    end.open();
    await vi.waitFor(() => expect(end.lacksNames).toBe(true));
    expect(textOf(groupsOf(end))).toContain(
      'Not a fit 1 candidate Keep as a folder Tell the candidate who is not selected',
    );
    const before = wentTo();
    await end.email('not-a-fit');
    expect([wentTo(), page.notices.toasts.at(-1)?.tone]).toEqual([before, 'error']);
    page.directory.answers.byIds = success([asha]);
    await end.email('not-a-fit');
    expect([wentTo(), page.mailings.addressees.map(({ id }) => id)]).toEqual(['/connect?job=job-1', [asha.id]]);
  });

  it('counts nothing without the shortlist, and reads it again', async () => {
    const { open, page } = aReview();
    const { end, card } = await open('asha');
    runInAction(() => Object.assign(page.presenter.origin?.shortlist.list ?? {}, { value: null, failed: true }));
    expect([end.isReady, end.isFailed]).toEqual([false, true]);
    expect(textOf(card)).toContain(
      "Your decisions couldn't be counted Back to the job The shortlist couldn't be loaded Try again",
    );
    end.retry();
    await when(() => end.isReady);
    expect(textOf(card)).toContain('0 of 3 reviewed Review the 3 you skipped Back to the job Skipped 3 candidates');
  });

  it('goes back to the last person', async () => {
    const { open, wentTo } = aReview();
    const { end } = await open('chitra');
    end.back();
    expect(wentTo()).toBe('/glofolio/chitra?job=job-1');
  });
});

describe('Undo in a toast at the end of a review', () => {
  it.each([
    ['returns to a candidate of the review', bela.id, '/glofolio/bela?job=job-1'],
    ['stays for another candidate of the job', studentId('other'), undefined],
  ])('%s', async (_does, student, path) => {
    const { open, page, wentTo } = aReview();
    const { end, mode, leaveProfile } = await open('chitra');
    leaveProfile();
    page.verdicts.forJob(mode.job).decide([student], { decision: 'maybe' });
    const close = end.open();
    page.notices.toasts.at(-1)?.action?.onPress();
    expect(wentTo()).toBe(path);
    close();
  });
});

describe('the text of the end', () => {
  it.each([
    [texts.email.shortlisted, 'Email the shortlisted candidate', 'Email all 9 shortlisted'],
    [texts.email['not-a-fit'], 'Tell the candidate who is not selected', 'Tell the 9 not selected'],
    [texts.emailRest.shortlisted, 'Email the one not emailed yet', 'Email the 9 not emailed yet'],
    [texts.emailRest['not-a-fit'], 'Tell the one not told yet', 'Tell the 9 not told yet'],
    [texts.again, 'Review the one maybe again', 'Go through all 9 maybe again'],
    [texts.rest, 'Review the one you skipped', 'Review the 9 you skipped'],
    [texts.others, 'Review the other one', 'Review the other 9'],
  ])('names one and several candidates: %#', (text, one, nine) => {
    expect([text(1), text(9)]).toEqual([one, nine]);
  });

  it.each([
    [
      { shortlisted: 8, maybe: 5, 'not-a-fit': 20, undecided: 0, failed: 0 },
      '33 reviewed: 8 shortlisted, 5 maybe, 20 not a fit',
    ],
    [{ shortlisted: 1, maybe: 0, 'not-a-fit': 0, undecided: 1, failed: 1 }, '1 of 3 reviewed: 1 shortlisted'],
    [{ shortlisted: 0, maybe: 0, 'not-a-fit': 0, undecided: 3, failed: 0 }, '0 of 3 reviewed'],
  ])('describes %j as %s', (counts, text) => {
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect(texts.endOf({ ...counts, all })).toBe(text);
  });
});
