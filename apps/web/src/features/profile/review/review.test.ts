import { clockTime } from '@glo/domain/shared/dates';
import { success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Visit } from '../../../navigation/navigator.ts';
import { aProfilePage, profileOf as at } from '../../../testing/profile-page.ts';
import { textOf } from '../../../testing/rendered.ts';
import { reviewEnd } from '../profile-pager.ts';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewEnd } from './review-end.ts';
import { ReviewMode } from './review-mode.ts';
import { texts } from './texts.ts';

const [asha, bela, chitra] = ['asha', 'bela', 'chitra'].map((id) => aCandidate({ id: studentId(id), name: id })) as [
  ReturnType<typeof aCandidate>,
  ReturnType<typeof aCandidate>,
  ReturnType<typeof aCandidate>,
];

describe('a review', () => {
  it('moves on with each decision and ends with the last one', async () => {
    const { open, wentTo, keys, page } = aReview();
    const { mode } = await open('asha');
    expect(mode.place).toMatchObject({ position: 1, count: 3 });
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
    expect(page.review.current?.pace).toHaveLength(3);
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
  });

  it('rates without moving on, and asks for a reason before', async () => {
    const { open, wentTo, keys, page } = aReview();
    const { mode } = await open('asha');
    keys('3');
    expect([mode.verdict.rating, wentTo()]).toEqual([3, undefined]);
    keys('3');
    expect(mode.verdict.rating).toBeNull();
    keys('Shift+r');
    expect(page.question.name).toBe('asha');
    page.question.choose('duplicate');
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
    page.question.close();
    await new Promise(setImmediate);
    expect(wentTo()).toBeUndefined();
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

  it('loads two profiles ahead', async () => {
    const { open, page } = aReview();
    await open('asha');
    const asked = () => page.directory.asked.filter(([call]) => call === 'profile').map(([, id]) => id);
    await vi.waitFor(() => expect(asked()).toEqual(['asha', 'bela', 'chitra']));
  });

  it('pauses loading ahead after a 429, until the service allows it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { open, page } = aReview();
    const { profile } = page.directory;
    const retryAt = new Date(Date.now() + 5000);
    page.directory.profile = async (id) =>
      id === bela.id ? { ok: false, failure: { kind: 'refused', text: '', retryAt } } : await profile(id);
    await open('asha');
    await vi.waitFor(() => expect(page.profiles.pausedUntil).toEqual(retryAt));
    const bar = createElement(ReviewBar, { presenter: page.presenter });
    expect(textOf(bar)).toContain(`Loading ahead is paused until ${clockTime(retryAt)}`);
    page.directory.profile = profile;
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.profiles.pausedUntil).toBeNull();
    const asked = page.directory.asked.filter(([call]) => call === 'profile').map(([, id]) => id);
    expect(asked).toEqual(['asha', 'bela', 'chitra']);
    vi.useRealTimers();
  });
});

describe('the end of a review', () => {
  it('counts the decisions and goes through a group again', async () => {
    const { open, wentTo, keys, page } = aReview();
    await open('asha');
    keys('m');
    await open('bela');
    keys('r');
    const { end } = await open('chitra');
    expect(texts.endOf(end.counts)).toBe('2 of 3 reviewed: 1 maybe, 1 not a fit');
    end.goThrough('maybe');
    expect([page.review.current?.ids, page.review.current?.pace, wentTo()]).toEqual([
      [asha.id],
      [],
      '/glofolio/asha?job=job-1',
    ]);
  });

  it('emails the rejected with the template, never a shortlisted candidate', async () => {
    const { open, keys, page, wentTo } = aReview();
    page.board.answers.job = success(anActiveJob({ applicants: [asha.id, bela.id, chitra.id] }));
    await open('asha');
    keys('r');
    const { end, mode } = await open('bela');
    page.verdicts.forJob(mode.job).decide([chitra.id], { decision: 'not-a-fit' });
    page.shortlists.answers.candidates = success([chitra]);
    page.presenter.origin?.shortlist.refresh();
    const { end: later } = await open('chitra');
    await vi.waitFor(() => expect(later.counts.shortlisted).toBe(1));
    page.directory.answers.byIds = success([asha, chitra]);
    await later.emailRejected();
    expect(page.mailings.addressees.map(({ id }) => id)).toEqual([asha.id]);
    const { mailings } = page;
    expect([mailings.isRejection, mailings.takeNewRejection(), mailings.takeNewRejection(), wentTo()]).toEqual([
      true,
      true,
      false,
      '/connect?job=job-1',
    ]);
    expect(end.counts.all).toBe(3);
  });

  it('emails also applicants rejected before the review that had no email since', async () => {
    const { open, keys, page } = aReview();
    const [early, emailed, recommended] = [studentId('early'), studentId('emailed'), studentId('recommended')];
    page.board.answers.job = success(anActiveJob({ applicants: [asha.id, early, emailed] }));
    await open('asha');
    keys('r');
    const { mode, end } = await open('chitra');
    page.verdicts.forJob(mode.job).decide([early, emailed, recommended], { decision: 'not-a-fit' });
    await page.records.wroteTo(emailed, new Date(Date.now() + 1000));
    expect(end.isReady).toBe(true);
    expect([texts.endOf(end.counts), end.rejected]).toEqual(['1 of 3 reviewed: 1 not a fit', [asha.id, early]]);
    await end.emailRejected();
    expect(page.directory.asked.findLast(([call]) => call === 'byIds')).toEqual(['byIds', [asha.id, early]]);
  });

  it('goes back to the last person', async () => {
    const { open, wentTo } = aReview();
    const { end } = await open('chitra');
    end.back();
    expect(wentTo()).toBe('/glofolio/chitra?job=job-1');
  });
});

describe('the text of the end', () => {
  it('says how many are emailed', () => {
    expect([1, 9].map(texts.emailShortlisted)).toEqual(['Email the shortlisted candidate', 'Email the 9 shortlisted']);
  });

  it.each([
    [{ shortlisted: 8, maybe: 5, 'not-a-fit': 20, undecided: 0 }, '33 reviewed: 8 shortlisted, 5 maybe, 20 not a fit'],
    [{ shortlisted: 1, maybe: 0, 'not-a-fit': 0, undecided: 2 }, '1 of 3 reviewed: 1 shortlisted'],
    [{ shortlisted: 0, maybe: 0, 'not-a-fit': 0, undecided: 3 }, '0 of 3 reviewed'],
  ])('describes %j as %s', (counts, text) => {
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect(texts.endOf({ ...counts, all })).toBe(text);
  });
});

/** Asha, Bela and Chitra are under review. */
function aReview() {
  const page = aProfilePage();
  const { directory, navigator, screen, review, reviews, nextPage } = page;
  const { profile } = directory;
  directory.profile = async (id) => {
    const answer = await profile(id);
    return answer.ok ? success(aProfile({ id, name: id })) : answer;
  };
  const ids = [asha.id, bela.id, chitra.id];
  review.start({ href: '/opportunitypage?job=job-1', label: 'Applicants', ids, pace: [] });
  let stop = () => {};

  async function open(id: string, visit: Visit = at(id, '?job=job-1')) {
    stop();
    const presenter = nextPage();
    page.presenter = presenter;
    const leave = presenter.activate(visit);
    const { opened, origin, verdict, pager } = presenter;
    if (opened === null || origin === null || verdict === null) throw new Error('Nothing was opened');
    const mode = new ReviewMode(opened, verdict, pager, reviews.services);
    const forget = mode.open();
    stop = () => {
      forget();
      leave();
    };
    await when(() => opened.parts.profile.state !== 'loading' && origin.shortlist.list.state === 'ready');
    await when(() => origin.verdicts.isLoaded);
    const end = new ReviewEnd(origin, verdict, pager, reviews.services);
    return { mode: Object.assign(mode, { job: origin.id }), end };
  }

  return {
    page,
    open,
    wentTo: () => navigator.went.at(-1)?.path,
    keysOf: () => screen.keys.map(({ keys: [key] }) => key),
    keys: (key: string) => screen.keys.find(({ keys }) => keys.includes(key))?.press(),
  };
}
