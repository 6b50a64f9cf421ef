import { failure, success } from '@glo/domain/shared/outcome';
import type { StudentId } from '@glo/domain/shared/ids';
import { aProfile } from '@glo/domain/testing/hiring';
import { studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { aProfilePage, profileOf as at } from '../../testing/profile-page.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const applicants = {
  href: '/opportunitypage?job=job-1&sort=name&find=py',
  label: 'Applicants',
  ids: [asha, bela, chitra],
};

describe('the pager of a profile', () => {
  it('counts the position and stops at the end of the list', () => {
    const { presenter, navigator } = aReviewedPage();
    presenter.activate(at('chitra', '?job=job-1'));
    expect(presenter.pager.position).toEqual({ position: 3, count: 3, previous: bela, next: null });
    presenter.pager.page('next');
    expect(navigator.went).toEqual([]);
  });

  it('keeps the job and its tab, and replaces the history entry', () => {
    const { presenter, navigator } = aReviewedPage();
    presenter.activate(at('bela', '?job=job-1&tab=recommended'));
    presenter.pager.page('next');
    const options = { replace: true, onward: true };
    expect(navigator.went).toEqual([{ path: '/glofolio/chitra?job=job-1&tab=recommended', options }]);
  });

  it('opens the next profile on the same screen', () => {
    const { presenter } = aReviewedPage();
    presenter.activate(at('asha', '?job=job-1'));
    const { origin } = presenter;
    presenter.note.write();
    presenter.pager.page('next');
    presenter.revisit(at('bela', '?job=job-1'));
    expect([presenter.opened?.id, presenter.pager.position?.position, presenter.note.wanted]).toEqual([bela, 2, 0]);
    expect([presenter.pager.isPaging, presenter.origin]).toEqual([false, origin]);
  });

  it('counts each press before the next profile opens, also by J, K and the arrow keys', () => {
    const { presenter, navigator } = aReviewedPage();
    presenter.activate(at('asha', '?job=job-1'));
    const [next, previous] = presenter.keys;
    expect([next, previous].map((key) => [key?.label, ...(key?.keys ?? [])])).toEqual([
      ['Next candidate', 'j', 'ArrowRight'],
      ['Previous candidate', 'k', 'ArrowLeft'],
    ]);
    for (const key of [next, next, next, previous]) key?.press();
    expect(navigator.went.map(({ path }) => path.split('?')[0])).toEqual([
      '/glofolio/bela',
      '/glofolio/chitra',
      '/glofolio/bela',
    ]);
  });

  it('moves the focus of the list to the last opened candidate', () => {
    const { presenter, returns } = aReviewedPage();
    returns.keeping(applicants.href)({ focused: asha });
    presenter.activate(at('asha', '?job=job-1'));
    presenter.pager.page('next');
    expect(returns.take(applicants.href).focused).toBe(bela);
  });

  it('belongs to the job of its list', () => {
    const { presenter } = aReviewedPage();
    presenter.activate(at('bela', '?job=job-1'));
    const { origin } = presenter;
    presenter.revisit(at('bela', '?job=job-1'));
    expect([presenter.origin, presenter.listHref]).toEqual([origin, applicants.href]);
    for (const query of ['?job=job-2', '', '?job=']) {
      presenter.revisit(at('bela', query));
      expect([presenter.listHref, presenter.pager.position, presenter.keys[0]?.label]).not.toContain('Next candidate');
      presenter.pager.page('next');
    }
    presenter.revisit(at('bela', '?job=job-1'));
    expect([presenter.origin?.id, presenter.pager.position?.position]).toEqual(['job-1', 2]);
  });

  it('is missing before a profile is open and for candidates outside the list', () => {
    const { presenter, navigator } = aReviewedPage();
    presenter.pager.page('next');
    expect([presenter.pager.position, presenter.listHref, navigator.went]).toEqual([null, null, []]);
    presenter.activate(at('zoya', '?job=job-1'));
    expect(presenter.pager.position).toBeNull();
  });
});

describe('the next candidate', () => {
  it('is prefetched and then shown without another request', async () => {
    const { presenter, nextPage, directory, board, sight } = aReviewedPage();
    const leave = presenter.activate(at('asha', '?job=job-1'));
    expect(directory.asked).not.toContainEqual(['profile', bela]);
    await prefetched(directory, bela);
    presenter.pager.page('next');
    leave();
    const next = nextPage();
    next.activate(at('bela', '?job=job-1'));
    expect(next.pageTitle).toBe(aProfile().name);
    expect([next.opened?.parts.gloPoints.value, next.opened?.isShortlisted]).toEqual([{ score: 742 }, false]);
    expect(directory.asked.filter(([, id]) => id === bela)).toHaveLength(3);
    sight.pass(1500);
    await expect.poll(() => board.asked).toContainEqual(['markViewed', 'job-1', bela]);
  });

  it('is not prefetched while the current profile loads', async () => {
    const { presenter, directory } = aReviewedPage();
    directory.answers.gloScore = new Promise(() => undefined);
    presenter.activate(at('asha', '?job=job-1'));
    await until(() => presenter.opened?.parts.proofOfWork.state === 'ready' && presenter.origin?.job.state === 'ready');
    await nextTurn();
    expect(directory.asked.filter(([, id]) => id === bela)).toEqual([]);
  });

  it('is not notified by paging past', async () => {
    const { presenter, nextPage, directory, notifications, sight } = aReviewedPage();
    const leave = presenter.activate(at('asha', '?job=job-1'));
    await prefetched(directory, bela);
    sight.pass(1000);
    presenter.pager.page('next');
    leave();
    const next = nextPage();
    next.activate(at('bela', '?job=job-1'));
    sight.pass(1000);
    expect(notifications.asked).toEqual([]);
    sight.pass(500);
    await expect.poll(() => notifications.asked.map(([, to]) => to)).toEqual([[bela]]);
  });

  it('is requested again after a failed prefetch, which shows no toast', async () => {
    const { presenter, nextPage, directory, notices } = aReviewedPage();
    const leave = presenter.activate(at('asha', '?job=job-1'));
    directory.answers.profile = failure('server-error');
    await prefetched(directory, bela);
    expect(notices.toasts).toEqual([]);
    directory.answers.profile = success(aProfile({ id: bela, name: 'Bela' }));
    presenter.pager.page('next');
    leave();
    const next = nextPage();
    next.activate(at('bela', '?job=job-1'));
    expect([next.pageTitle, next.opened?.parts.profile.state]).toEqual([null, 'loading']);
    await when(() => next.pageTitle === 'Bela');
  });

  it('is prefetched after the open one, which waits after a 429 and is read again by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { presenter, directory } = aReviewedPage();
    const retryAt = new Date(Date.now() + 5000);
    directory.answers.profile = { ok: false, failure: { kind: 'refused', text: '', retryAt } };
    presenter.activate(at('asha', '?job=job-1'));
    await until(() => presenter.prefetch.pausedUntil !== null);
    directory.answers.profile = success(aProfile({ id: asha, name: 'Asha' }));
    await vi.advanceTimersByTimeAsync(5000);
    await prefetched(directory, bela);
    expect([presenter.pageTitle, presenter.prefetch.pausedUntil]).toEqual(['Asha', null]);
    const asked = directory.asked.filter(([call]) => call === 'profile').map(([, id]) => id);
    expect(asked).toEqual([asha, asha, bela]);
  });

  it('does not read the job again', async () => {
    const { presenter, directory, board } = aReviewedPage();
    presenter.activate(at('asha', '?job=job-1'));
    await prefetched(directory, bela);
    presenter.revisit(at('bela', '?job=job-1'));
    await when(() => presenter.opened?.profile !== null);
    expect(board.asked.filter(([call]) => call === 'job')).toHaveLength(1);
  });

  it('needs no other request after paging back and forth, nor does the previous one', async () => {
    const { presenter, nextPage, directory } = aReviewedPage();
    const asked = () => directory.asked.filter(([call]) => call === 'profile').map(([, id]) => id);
    let leave = presenter.activate(at('bela', '?job=job-1'));
    await prefetched(directory, chitra);
    presenter.pager.page('next');
    leave();
    directory.answers.gloScore = new Promise(() => undefined);
    const next = nextPage();
    leave = next.activate(at('chitra', '?job=job-1'));
    next.pager.page('previous');
    leave();
    const back = nextPage();
    leave = back.activate(at('bela', '?job=job-1'));
    back.pager.page('next');
    leave();
    expect(back.pageTitle).toBe(aProfile().name);
    const last = nextPage();
    last.activate(at('chitra', '?job=job-1'));
    expect([last.pageTitle, asked()]).toEqual([aProfile().name, [bela, chitra]]);
  });

  it('is not replaced by a late response for the previous one', async () => {
    const { presenter, nextPage, directory } = aReviewedPage();
    const late = Promise.withResolvers<ReturnType<typeof success<ReturnType<typeof aProfile>>>>();
    directory.answers.profile = late.promise;
    const leave = presenter.activate(at('asha', '?job=job-1'));
    presenter.pager.page('next');
    leave();
    directory.answers.profile = success(aProfile({ id: bela, name: 'Bela' }));
    const next = nextPage();
    next.activate(at('bela', '?job=job-1'));
    late.resolve(success(aProfile({ id: asha, name: 'Asha' })));
    await when(() => next.pageTitle !== null);
    await nextTurn();
    expect(next.pageTitle).toBe('Bela');
  });
});

type Directory = ReturnType<typeof aProfilePage>['directory'];

function aReviewedPage() {
  const page = aProfilePage();
  page.paged.start(applicants);
  return page;
}

const nextTurn = () => new Promise(setImmediate);

async function prefetched({ asked }: Directory, student: StudentId): Promise<void> {
  await until(() => asked.some(([call, id]) => call === 'proofOfWork' && id === student));
  await nextTurn();
}

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 50 && !isSo(); turn += 1) await nextTurn();
  expect(isSo()).toBe(true);
}
