import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { when } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hide } from '../../testing/blind-review.ts';
import { aProfilePage, profileOf as at } from '../../testing/profile-page.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('before a profile is there', () => {
  it.each([
    ['none is open', () => aProfilePage()],
    ['it is on its way', () => onItsWay()],
  ])('nothing can be done, when %s', async (_when, page) => {
    const { presenter, navigator, clipboard, shortlists, notices } = page();
    const { acts } = presenter;
    acts.connect();
    acts.report();
    acts.addToFolder();
    await acts.toggleShortlist();
    await acts.copyPhone();
    await acts.copyEmail();
    expect([acts.profile, acts.candidate, acts.isShortlisted, acts.isShortlisting]).toEqual([null, null, null, false]);
    expect([acts.folders, acts.actions.isOpen, presenter.commands]).toEqual([[], false, []]);
    expect([presenter.pageTitle, presenter.skills]).toEqual([null, []]);
    expect([navigator.went, clipboard.asked, shortlists.asked, notices.toasts]).toEqual([[], [], [], []]);
  });

  it('a key is kept until it comes, the last one of them', async () => {
    const { presenter, shortlists } = aProfilePage();
    expect(presenter.keys).toEqual([]);
    presenter.activate(at('student-1', '?job=job-1'));
    const press = (key: string) => presenter.keys.find(({ keys }) => keys.includes(key))?.press();
    press('f');
    press('s');
    await expect.poll(() => shortlists.asked.map(([method]) => method)).toContain('add');
    expect(presenter.acts.actions.isOpen).toBe(false);
    press('f');
    expect(presenter.acts.actions.isOpen).toBe(true);
  });

  it('a key is told to have done nothing when it does not come any more', () => {
    const { presenter, shortlists, notices } = onItsWay();
    presenter.keys.find(({ keys }) => keys.includes('s'))?.press();
    presenter.acts.end();
    presenter.acts.end();
    expect(notices.toasts.map(({ text }) => text)).toEqual(['That key came before the profile: nothing was done.']);
    expect(shortlists.asked.map(([method]) => method)).not.toContain('add');
  });

  it('nobody is hidden, and nobody can be revealed', async () => {
    const { presenter, blind } = aProfilePage();
    await hide(blind);
    presenter.acts.reveal();
    expect([presenter.acts.isHidden, blind.revealed.size]).toEqual([false, 0]);
  });
});

describe('who is hidden', () => {
  it('can be revealed by a key, which is gone then', async () => {
    const { presenter, press, keyNames } = await hiddenPage();
    expect([presenter.acts.isHidden, keyNames()]).toEqual([true, ['r', 's', 'f', 'e', 'n', '*']]);
    press('r');
    expect([presenter.acts.isHidden, keyNames()]).toEqual([false, ['s', 'f', 'e', 'n', '*']]);
    expect(presenter.pageTitle).toBe('Aarohi Deshmukh');
  });

  it('is put into folders and on shortlists as they are, and shown as hidden', async () => {
    const { presenter, blind } = await hiddenPage();
    const { candidate } = presenter.acts;
    expect(candidate).toMatchObject({ name: blind.masks.standIn(studentId('student-1')), profilePicture: '' });
    expect(candidate && blind.masks.original(candidate)).toMatchObject({
      name: 'Aarohi Deshmukh',
      profilePicture: '/1.jpg',
      skills: aProfile().skills,
      score: 742,
      scoreKind: 'points',
    });
  });

  it('without a score is known all the same', async () => {
    const { presenter, directory } = aProfilePage();
    directory.answers.gloScore = failure('server-error');
    presenter.activate(at('student-1'));
    await when(() => presenter.parts?.gloPoints.state === 'failed' && presenter.acts.profile !== null);
    expect(presenter.acts.candidate).toMatchObject({ id: 'student-1', score: null });
  });

  it('has no phone number and no address to copy', async () => {
    const { presenter, clipboard, notices } = await hiddenPage();
    await presenter.acts.copyPhone();
    await presenter.acts.copyEmail();
    expect([clipboard.asked, notices.toasts]).toEqual([[], []]);
  });
});

describe('what has no key', () => {
  it('is printing, reporting, and exporting notes where there are any', async () => {
    const { presenter, records, navigator, downloads } = await aReadyPage();
    const print = vi.fn<() => void>();
    vi.stubGlobal('window', { print });
    expect(presenter.commands.map(({ label }) => label)).toEqual(['Print', 'Report User']);
    await records.note(studentId('student-1'), 'Call in June');
    expect(presenter.commands.map(({ label }) => label)).toEqual(['Print', 'Report User', 'Export all']);
    for (const { to } of presenter.commands) if (typeof to === 'function') to();
    expect(print).toHaveBeenCalledOnce();
    expect(navigator.went.map(({ path }) => path)).toEqual(['/reportuser']);
    await vi.waitFor(() => expect(downloads.asked).toHaveLength(1));
  });
});

describe('an e-mail', () => {
  it('without a job has none in its address', async () => {
    const { presenter, navigator } = await aReadyPage();
    presenter.acts.connect();
    expect(navigator.went.map(({ path }) => path)).toEqual(['/connect/student-1']);
  });
});

describe('an address that the browser did not copy', () => {
  it('is a warning', async () => {
    const { presenter, clipboard, notices } = await aReadyPage();
    clipboard.answers.copy = false;
    await presenter.acts.copyEmail();
    expect(notices.toasts).toMatchObject([{ tone: 'warning' }]);
  });
});

describe('shortlisting for a job', () => {
  it('is not known while the profile or the shortlist is on its way', async () => {
    const { presenter, shortlists } = aProfilePage();
    shortlists.answers.candidates = new Promise(() => undefined);
    presenter.activate(at('student-1', '?job=job-1'));
    expect([presenter.acts.isShortlisted, presenter.acts.isShortlisting]).toEqual([null, false]);
    await when(() => presenter.acts.profile !== null);
    expect(presenter.acts.isShortlisted).toBeNull();
  });

  it('is busy with this candidate only', async () => {
    const { presenter, shortlists } = aProfilePage();
    shortlists.answers.add = new Promise(() => undefined);
    presenter.activate(at('student-1', '?job=job-1'));
    await when(() => presenter.acts.isShortlisted === false);
    expect(presenter.acts.isShortlisting).toBe(false);
    void presenter.acts.toggleShortlist();
    expect([presenter.acts.isShortlisting, presenter.acts.actions.isOpen]).toEqual([true, false]);
  });

  it('means folders on a colleague’s job', async () => {
    const { presenter, board, folders, shortlists } = aProfilePage();
    folders.answers.all = success([]);
    board.answers.job = success(anActiveJob({ postedBy: ['account-9'] }));
    shortlists.answers.candidates = success([aCandidate()]);
    presenter.activate(at('student-1', '?job=job-1'));
    const { acts } = presenter;
    await when(() => acts.profile !== null && presenter.origin?.isColleagues === true);
    expect([acts.isShortlisted, acts.canTakeBack, acts.isShortlisting]).toEqual([false, false, false]);
    await acts.toggleShortlist();
    expect(acts.actions.isOpen).toBe(true);
    expect(shortlists.asked.map(([method]) => method)).not.toContain('remove');
  });

  it('is not taken back by folders: who is in one is not on the job’s shortlist', async () => {
    const { presenter } = aProfilePage();
    presenter.activate(at('student-1', '?job=job-1'));
    await when(() => presenter.acts.folders.length > 0 && presenter.acts.isShortlisted !== null);
    expect(presenter.acts.isShortlisted).toBe(false);
  });
});

describe('the folders of a candidate', () => {
  it('that do not come are not told on a profile, nor once it is left', async () => {
    const { presenter, folders, notices } = aProfilePage();
    folders.answers.all = failure('unreachable');
    folders.answers.everybody = failure('refused');
    const leave = presenter.activate(at('student-1'));
    leave();
    await new Promise(setImmediate);
    expect(notices.toasts).toEqual([]);
  });
});

async function aReadyPage() {
  const page = aProfilePage();
  page.presenter.activate(at('student-1'));
  await when(() => page.presenter.parts?.all.every(({ state }) => state === 'ready') === true);
  return page;
}

async function hiddenPage() {
  const page = aProfilePage();
  const { presenter, blind, directory } = page;
  await hide(blind);
  directory.answers.profile = success(blind.masks.profile(aProfile({ profilePicture: '/1.jpg' })));
  presenter.activate(at('student-1'));
  await when(() => presenter.parts?.all.every(({ state }) => state === 'ready') === true);
  const press = (name: string) => presenter.keys.find(({ keys }) => keys.includes(name))?.press();
  return { ...page, press, keyNames: () => presenter.keys.map(({ keys }) => keys[0]) };
}

function onItsWay() {
  const page = aProfilePage();
  page.directory.answers.profile = new Promise(() => undefined);
  page.folders.answers.all = success([]);
  page.presenter.activate(at('student-1'));
  return page;
}
