import { failure, success } from '@glo/domain/shared/outcome';
import type { StudentId } from '@glo/domain/shared/ids';
import { aProfile } from '@glo/domain/testing/hiring';
import { studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aProfilePage, profileOf as at } from '../../testing/profile-page.ts';

const [asha, bela, chitra] = ['asha', 'bela', 'chitra'].map(studentId) as [StudentId, StudentId, StudentId];
const applicants = {
  href: '/opportunitypage?job=job-1&sort=name&find=py',
  label: 'Applicants',
  ids: [asha, bela, chitra],
};

describe('leafing through candidates', () => {
  it('knows where one stands, and ends where the list ends', () => {
    const { presenter, navigator } = aReviewed();
    presenter.activate(at('chitra', '?job=job-1'));
    expect(presenter.standing).toEqual({ position: 3, count: 3, previous: bela, next: null });
    presenter.leaf('next');
    expect(navigator.went).toEqual([]);
  });

  it('takes the job and its tab along; Back leads to the list', () => {
    const { presenter, navigator } = aReviewed();
    presenter.activate(at('bela', '?job=job-1&tab=recommended'));
    presenter.leaf('next');
    const options = { replace: true, onward: true };
    expect(navigator.went).toEqual([{ path: '/glofolio/chitra?job=job-1&tab=recommended', options }]);
  });

  it('counts each press, also those before the next one is there', () => {
    const { presenter, navigator } = aReviewed();
    presenter.activate(at('asha', '?job=job-1'));
    presenter.leaf('next');
    presenter.leaf('next');
    presenter.leaf('next');
    presenter.leaf('previous');
    expect(navigator.went.map(({ path }) => path.split('?')[0])).toEqual([
      '/glofolio/bela',
      '/glofolio/chitra',
      '/glofolio/bela',
    ]);
  });

  it('goes by J and →, by K and ←', () => {
    const { presenter, navigator } = aReviewed();
    presenter.activate(at('bela', '?job=job-1'));
    const keys = presenter.keys.slice(0, 2);
    expect(keys.map((key) => [key.label, ...key.keys])).toEqual([
      ['Next candidate', 'j', 'ArrowRight'],
      ['Previous candidate', 'k', 'ArrowLeft'],
    ]);
    keys[1]?.press();
    keys[0]?.press();
    expect(navigator.went.map(({ path }) => path)).toEqual(['/glofolio/asha?job=job-1', '/glofolio/bela?job=job-1']);
  });

  it('leads the way back to who was leafed to last', () => {
    const { presenter, left } = aReviewed();
    left.keeping(applicants.href)({ focused: asha });
    presenter.activate(at('asha', '?job=job-1'));
    presenter.leaf('next');
    expect(left.take(applicants.href).focused).toBe(bela);
  });

  it('tells which list it belongs to, and no keys without one', () => {
    const { presenter } = aReviewed();
    presenter.activate(at('bela', '?job=job-1'));
    expect(presenter.listHref).toBe(applicants.href);
    presenter.revisit(at('bela', '?job=job-2'));
    const labels = presenter.keys.map(({ label }) => label);
    expect([presenter.listHref, labels.includes('Next candidate')]).toEqual([null, false]);
  });

  it('stays with the same job when it is opened once more, and forgets it with another', () => {
    const { presenter } = aReviewed();
    presenter.activate(at('bela', '?job=job-1'));
    const { origin } = presenter;
    presenter.revisit(at('bela', '?job=job-1'));
    expect(presenter.origin).toBe(origin);
    presenter.revisit(at('bela'));
    expect([presenter.origin, presenter.standing]).toEqual([null, null]);
    presenter.revisit(at('bela', '?job=job-1'));
    expect([presenter.origin?.id, presenter.standing?.position]).toEqual(['job-1', 2]);
  });

  it('does nothing before a profile is open', () => {
    const { presenter, navigator, search } = aReviewed();
    presenter.leaf('next');
    expect([presenter.standing, presenter.listHref, navigator.went]).toEqual([null, null, []]);
    expect([presenter.pageTitle, presenter.skills, presenter.reading.isSlow]).toEqual([null, [], false]);
    expect(presenter.back.href).toBe('/searchCandidate');
    search.found({ ...search.criteria, skills: ['Rust'] }, []);
    expect(presenter.fit).toBeUndefined();
  });

  it('takes an address without a job for what it is', () => {
    const { presenter, board } = aProfilePage();
    presenter.activate(at('asha', '?job='));
    expect([presenter.origin, board.asked]).toEqual([null, []]);
  });

  it('is not offered for who was opened from somewhere else', () => {
    const { presenter, nextPage, navigator } = aReviewed();
    presenter.activate(at('bela'));
    presenter.leaf('next');
    expect([presenter.standing, navigator.went]).toEqual([null, []]);
    const other = nextPage();
    other.activate(at('zoya', '?job=job-1'));
    expect(other.standing).toBeNull();
  });

  it('goes back to the list as it was left', async () => {
    const { presenter } = aReviewed();
    presenter.activate(at('bela', '?job=job-1'));
    await when(() => presenter.back.label !== null);
    expect(presenter.back).toEqual({ href: applicants.href, label: 'Graduate Data Analyst' });
  });

  it('goes back to a list without a job by its name', () => {
    const { presenter, review } = aProfilePage();
    review.begin({ href: '/shortlistedCandidates?folder=f1', label: 'Summer 2027', ids: [asha] });
    presenter.activate(at('asha'));
    expect(presenter.back).toEqual({ href: '/shortlistedCandidates?folder=f1', label: 'Summer 2027' });
  });
});

describe('the next candidate', () => {
  it('is read ahead once this one is there, and then shown at once without asking again', async () => {
    const { presenter, nextPage, directory, board } = aReviewed();
    const leave = presenter.activate(at('asha', '?job=job-1'));
    expect(directory.asked).not.toContainEqual(['profile', bela]);
    await until(() => directory.asked.some(([call, id]) => call === 'proofOfWork' && id === bela));
    await nextTurn();
    presenter.leaf('next');
    leave();
    const next = nextPage();
    next.activate(at('bela', '?job=job-1'));
    expect([next.pageTitle, next.parts?.gloPoints.value, next.acts.isShortlisted]).toEqual([
      aProfile().name,
      { score: 742 },
      false,
    ]);
    expect(directory.asked.filter(([, id]) => id === bela)).toHaveLength(3);
    expect(board.asked.filter(([call]) => call === 'job')).toHaveLength(1);
    await expect.poll(() => board.asked).toContainEqual(['markViewed', 'job-1', bela]);
  });

  it('is not read ahead while a part of this one is missing', async () => {
    const { presenter, directory } = aReviewed();
    directory.answers.gloScore = new Promise(() => undefined);
    presenter.activate(at('asha', '?job=job-1'));
    await until(() => presenter.parts?.proofOfWork.state === 'ready' && presenter.origin?.job.state === 'ready');
    await nextTurn();
    expect(directory.asked.filter(([, id]) => id === bela)).toEqual([]);
  });

  it('is told and marked only when their turn comes', async () => {
    const { presenter, directory, notifications } = aReviewed();
    presenter.activate(at('asha', '?job=job-1'));
    await until(() => directory.asked.some(([call, id]) => call === 'proofOfWork' && id === bela));
    expect(notifications.asked.map(([, to]) => to)).toEqual([[asha]]);
  });

  it('that cannot be read ahead is asked for again, and nobody hears of it before', async () => {
    const { presenter, nextPage, directory, notices } = aReviewed();
    const leave = presenter.activate(at('asha', '?job=job-1'));
    directory.answers.profile = failure('server-error');
    await until(() => directory.asked.some(([call, id]) => call === 'proofOfWork' && id === bela));
    await nextTurn();
    expect(notices.toasts).toEqual([]);
    directory.answers.profile = success(aProfile({ id: bela, name: 'Bela' }));
    presenter.leaf('next');
    leave();
    const next = nextPage();
    next.activate(at('bela', '?job=job-1'));
    expect([next.pageTitle, next.parts?.profile.state]).toEqual([null, 'loading']);
    await when(() => next.pageTitle === 'Bela');
  });

  it('is asked for anew after one went elsewhere', async () => {
    const { presenter, nextPage, directory } = aReviewed();
    const leave = presenter.activate(at('asha', '?job=job-1'));
    await until(() => directory.asked.some(([call, id]) => call === 'proofOfWork' && id === bela));
    await nextTurn();
    leave();
    const next = nextPage();
    next.activate(at('bela', '?job=job-1'));
    expect(next.pageTitle).toBeNull();
  });

  it('is asked for anew by who leafs back and comes again', async () => {
    const { presenter, nextPage, directory } = aReviewed();
    const asked = () => directory.asked.filter(([call, id]) => call === 'profile' && id === chitra).length;
    let leave = presenter.activate(at('bela', '?job=job-1'));
    await until(() => directory.asked.some(([call, id]) => call === 'proofOfWork' && id === chitra));
    presenter.leaf('next');
    leave();
    directory.answers.gloScore = new Promise(() => undefined);
    const next = nextPage();
    leave = next.activate(at('chitra', '?job=job-1'));
    next.leaf('previous');
    leave();
    const back = nextPage();
    leave = back.activate(at('bela', '?job=job-1'));
    back.leaf('next');
    leave();
    expect(asked()).toBe(1);
    nextPage().activate(at('chitra', '?job=job-1'));
    expect(asked()).toBe(2);
  });

  it('never shows the one before: a late answer is nobody’s', async () => {
    const { presenter, nextPage, directory } = aReviewed();
    let answer: (value: ReturnType<typeof success<ReturnType<typeof aProfile>>>) => void = () => undefined;
    directory.answers.profile = new Promise((resolve) => {
      answer = resolve;
    });
    const leave = presenter.activate(at('asha', '?job=job-1'));
    presenter.leaf('next');
    leave();
    directory.answers.profile = success(aProfile({ id: bela, name: 'Bela' }));
    const next = nextPage();
    next.activate(at('bela', '?job=job-1'));
    answer(success(aProfile({ id: asha, name: 'Asha' })));
    await when(() => next.pageTitle !== null);
    await nextTurn();
    expect([next.pageTitle, presenter.pageTitle]).toEqual(['Bela', null]);
  });
});

function aReviewed() {
  const page = aProfilePage();
  page.review.begin(applicants);
  return page;
}

const nextTurn = () => new Promise(setImmediate);

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 50 && !isSo(); turn += 1) await nextTurn();
  expect(isSo()).toBe(true);
}
