import { viewedMessage } from '@glo/domain/candidates/notifications';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { when } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aProfilePage, profileOf as at } from '../../testing/profile-page.ts';

describe('opening a profile', () => {
  afterEach(() => void vi.useRealTimers());

  it('from a job lets the student know and marks them as viewed there, once', async () => {
    const { presenter, board, notifications } = aProfilePage();
    presenter.activate(at('student-1', '?job=job-1'));
    await when(() => presenter.parts?.profile.state === 'ready');
    expect(notifications.asked).toEqual([['send', ['student-1'], viewedMessage]]);
    expect(board.asked).toContainEqual(['markViewed', 'job-1', 'student-1']);
  });

  it('from anywhere else marks nothing', async () => {
    const { presenter, board, notifications } = aProfilePage();
    presenter.activate(at('student-1'));
    await when(() => presenter.parts?.profile.state === 'ready');
    expect(board.asked).toEqual([]);
    expect(notifications.asked).toEqual([['send', ['student-1'], viewedMessage]]);
  });

  it('again for another job is another visit, for the same one it is not', async () => {
    const { presenter, board, notifications } = aProfilePage();
    presenter.activate(at('student-1', '?job=job-1'));
    presenter.revisit(at('student-1', '?job=job-1'));
    expect(notifications.asked).toHaveLength(1);
    presenter.revisit(at('student-1', '?job=job-2'));
    expect(notifications.asked).toHaveLength(2);
    await expect.poll(() => board.asked).toContainEqual(['markViewed', 'job-2', 'student-1']);
  });

  it('follows another tab that shortlists for its job', async () => {
    const { presenter, shortlists, tabs } = aProfilePage();
    const leave = presenter.activate(at('student-1', '?job=job-1'));
    await when(() => presenter.acts.isShortlisted === false);
    shortlists.answers.candidates = success([aCandidate()]);
    tabs.hear({ about: 'shortlist', id: 'job-2' });
    tabs.hear({ about: 'shortlist', id: 'job-1' });
    await when(() => presenter.acts.isShortlisted === true);
    leave();
    tabs.hear({ about: 'shortlist', id: 'job-1' });
    await Promise.resolve();
    expect(shortlists.asked).toHaveLength(2);
  });

  it('is remembered by its name, with the job it was opened from', async () => {
    const { presenter, seen } = aProfilePage();
    presenter.activate(at('student-1', '?job=job-1'));
    await when(() => seen.opened.length > 0);
    expect(seen.opened).toMatchObject([
      { person: { id: 'student-1', name: aProfile().name }, href: '/glofolio/student-1?job=job-1' },
    ]);
  });

  it('shows the rest when one of its calls fails', async () => {
    const { presenter, directory, notices } = aProfilePage();
    directory.answers.proofOfWork = failure('server-error');
    presenter.activate(at('student-1'));
    await when(() => presenter.parts?.proofOfWork.state === 'failed');
    expect([presenter.parts?.profile.state, presenter.parts?.gloPoints.value]).toEqual(['ready', { score: 742 }]);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
  });

  it('for another job waits no longer for what was asked for the one before', () => {
    const { presenter, directory } = aProfilePage();
    directory.answers.profile = new Promise(() => undefined);
    presenter.activate(at('student-1', '?job=job-1'));
    const before = presenter.parts?.profile.request;
    expect(before?.pending).toBe(true);
    presenter.revisit(at('student-1', '?job=job-2'));
    expect(before?.pending).toBe(false);
  });

  it('knows the difference between no score and no answer', async () => {
    const { presenter, directory } = aProfilePage();
    directory.answers.gloScore = success(null);
    presenter.activate(at('student-1'));
    await when(() => presenter.parts?.gloPoints.state === 'ready');
    expect(presenter.parts?.gloPoints.value).toEqual({ score: null });
  });
});

describe('the way back', () => {
  it('leads to the job one came from', async () => {
    const { presenter } = aProfilePage();
    presenter.activate(at('student-1', '?job=job-1'));
    expect(presenter.back.label).toBeNull();
    await when(() => presenter.origin?.job.state === 'ready');
    expect(presenter.back).toEqual({ href: '/opportunitypage?job=job-1', label: 'Graduate Data Analyst' });
  });

  it('leads to the tab of that job one came from', () => {
    const { presenter } = aProfilePage();
    presenter.activate(at('student-1', '?job=job-1&tab=recommended'));
    expect(presenter.back.href).toBe('/opportunitypage?job=job-1&tab=recommended');
  });

  it('leads to that job even when its title does not come', async () => {
    const { presenter, board } = aProfilePage();
    board.answers.job = failure('unreachable');
    presenter.activate(at('student-1', '?job=job-1'));
    await when(() => presenter.origin?.job.state === 'failed');
    expect(presenter.back).toEqual({ href: '/opportunitypage?job=job-1', label: 'Back to the job' });
  });

  it('leads to the results of the last search, or to the search', () => {
    const { presenter, search } = aProfilePage();
    presenter.activate(at('student-1'));
    expect(presenter.back).toEqual({ href: '/searchCandidate', label: 'Search Candidates' });
    search.found({ ...search.criteria, skills: ['SQL'] }, [aCandidate()]);
    expect(presenter.back).toEqual({
      href: '/candidateModal?type=Job&skills=SQL&location=',
      label: 'Search Result',
    });
  });
});

describe('the fit', () => {
  it('is known with the job one came from: what the candidate lists, and what not', async () => {
    const { presenter, board } = aProfilePage();
    board.answers.job = success(anActiveJob({ skills: ['SQL', 'Tableau'] }));
    presenter.activate(at('student-1', '?job=job-1'));
    expect(presenter.fit).toBeUndefined();
    await when(() => presenter.fit !== undefined);
    expect(presenter.fit).toEqual({ held: ['SQL'], missing: ['Tableau'] });
  });

  it('is that to the last search, or none where nothing is looked for', async () => {
    const { presenter, search, nextPage } = aProfilePage();
    presenter.activate(at('student-1'));
    expect(presenter.fit).toBeNull();
    search.found({ ...search.criteria, skills: ['Rust'] }, []);
    const next = nextPage();
    next.activate(at('student-1'));
    await when(() => next.fit !== undefined);
    expect(next.fit).toEqual({ held: [], missing: ['Rust'] });
  });
});

describe('the keys of a profile', () => {
  it('shortlist, add to a folder, write an e-mail and a note', async () => {
    const { presenter, shortlists, navigator } = aProfilePage();
    presenter.activate(at('student-1', '?job=job-1'));
    await when(() => presenter.acts.isShortlisted === false);
    const press = (name: string) => presenter.keys.find(({ keys }) => keys.includes(name))?.press();
    press('s');
    expect(shortlists.asked.map(([call]) => call)).toContain('add');
    press('f');
    expect(presenter.acts.actions).toMatchObject({ isOpen: true, step: 'folder' });
    press('n');
    expect(presenter.noteWanted).toBe(1);
    press('e');
    expect(navigator.went.map(({ path }) => path)).toEqual(['/connect/student-1?job=job-1']);
  });
});

describe('shortlisting on a profile', () => {
  it('is for the job one came from', async () => {
    const { presenter, shortlists } = aProfilePage();
    presenter.activate(at('student-1', '?job=job-1'));
    expect(presenter.acts.isShortlisted).toBeNull();
    await when(() => presenter.acts.isShortlisted === false && presenter.parts?.gloPoints.state === 'ready');
    const { acts } = presenter;
    const sent = acts.toggleShortlist();
    expect([acts.isShortlisted, acts.isShortlisting, acts.canTakeBack]).toEqual([true, true, false]);
    await sent;
    expect([presenter.acts.isShortlisted, presenter.acts.isShortlisting]).toEqual([true, false]);
    const student = { id: 'student-1', name: 'Aarohi Deshmukh', score: 742, scoreKind: 'points' };
    expect(shortlists.asked).toContainEqual(['add', 'job-1', expect.objectContaining(student)]);
  });

  it('can be taken back', async () => {
    const { presenter, shortlists, notices } = aProfilePage();
    shortlists.answers.candidates = success([aCandidate()]);
    presenter.activate(at('student-1', '?job=job-1'));
    await when(() => presenter.acts.isShortlisted === true);
    expect(presenter.acts.canTakeBack).toBe(true);
    await presenter.acts.toggleShortlist();
    expect([presenter.acts.isShortlisted, presenter.acts.canTakeBack]).toEqual([false, false]);
    expect(shortlists.asked).toContainEqual(['remove', 'job-1', 'student-1']);
    expect(notices.toasts).toMatchObject([{ text: 'Candidate Removed!' }]);
  });

  it('without a job is a matter of folders', async () => {
    const { presenter, shortlists, folders } = aProfilePage();
    folders.answers.all = success([]);
    presenter.activate(at('student-1'));
    await when(() => presenter.acts.isShortlisted === false);
    await presenter.acts.toggleShortlist();
    expect(shortlists.asked).toEqual([]);
    expect(presenter.acts.actions).toMatchObject({ isOpen: true, step: 'folder' });
    expect(presenter.acts.actions.choice.candidates).toMatchObject([{ id: 'student-1', score: 742 }]);
  });

  it('without a job says so of who is in a folder, and names it', async () => {
    const { presenter } = aProfilePage();
    presenter.activate(at('student-1'));
    await when(() => presenter.acts.isShortlisted === true && presenter.acts.folders.length > 0);
    expect([presenter.acts.canTakeBack, presenter.acts.folders]).toEqual([false, ['Summer 2027']]);
  });
});

describe('writing to somebody', () => {
  it('takes the address, the job and its tab along', async () => {
    const { presenter, navigator } = aProfilePage();
    presenter.activate(at('student-1', '?job=job-1&tab=recommended'));
    presenter.acts.connect();
    expect(navigator.went).toEqual([]);
    await when(() => presenter.acts.profile !== null);
    presenter.acts.connect();
    expect(navigator.went).toEqual([
      { path: '/connect/student-1?job=job-1&tab=recommended', options: { state: { email: aProfile().email } } },
    ]);
  });
});

describe('reporting somebody', () => {
  it('takes along whom it is about', async () => {
    const { presenter, navigator } = aProfilePage();
    presenter.activate(at('student-1'));
    await when(() => presenter.acts.profile !== null);
    presenter.acts.report();
    const state = { id: 'student-1', name: 'Aarohi Deshmukh', from: '/glofolio/student-1' };
    expect(navigator.went).toEqual([{ path: '/reportuser', options: { state } }]);
  });
});

describe('the title of the page', () => {
  it('names the person once they are known', async () => {
    const { presenter } = aProfilePage();
    presenter.activate(at('student-1'));
    expect(presenter.pageTitle).toBeNull();
    await when(() => presenter.pageTitle !== null);
    expect(presenter.pageTitle).toBe('Aarohi Deshmukh');
  });
});

describe('copying', () => {
  it('says so, in the words of this screen', async () => {
    const { presenter, clipboard, notices } = aProfilePage();
    presenter.activate(at('student-1'));
    await when(() => presenter.parts?.profile.state === 'ready');
    await presenter.acts.copyPhone();
    expect(notices.toasts).toMatchObject([{ text: 'Phone Number Copied!', durationMs: 1000 }]);
    await presenter.acts.copyEmail();
    expect(notices.toasts).toMatchObject([{ text: 'Email Id Number Copied!', durationMs: 1000 }]);
    expect(clipboard.asked).toEqual([
      ['copy', aProfile().mobileNumber],
      ['copy', aProfile().email],
    ]);
  });
});

describe('the skills to mark', () => {
  it('are those of the last search, whatever its form says by now', () => {
    const { presenter, search } = aProfilePage();
    presenter.activate(at('student-1'));
    expect(presenter.wantedSkills).toEqual([]);
    search.found({ ...search.criteria, skills: ['Figma'] }, []);
    search.update({ skills: ['Excel'] });
    expect(presenter.wantedSkills).toEqual(['Figma']);
  });

  it('are those of the list one came from', () => {
    const { presenter, search, review } = aProfilePage();
    search.found({ ...search.criteria, skills: ['Figma'] }, []);
    review.begin({ href: '/talentPool', label: 'Talent Pool', ids: [aProfile().id], wanted: ['SQL'] });
    presenter.activate(at('student-1'));
    expect(presenter.wantedSkills).toEqual(['SQL']);
  });

  it('are the job’s when one came from a job', async () => {
    const { presenter, search } = aProfilePage();
    search.found({ ...search.criteria, skills: ['Figma'] }, []);
    presenter.activate(at('student-1', '?job=job-1'));
    expect(presenter.wantedSkills).toEqual([]);
    await when(() => presenter.origin?.job.state === 'ready');
    expect(presenter.wantedSkills).toEqual(anActiveJob().skills);
  });
});
