import { nameOf } from '@glo/domain/candidates/identity';
import { viewedMessage } from '@glo/domain/candidates/notifications';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { OpenProfile } from '../open-profile/open-profile.ts';
import { aProfilePage, profileOf as at } from '../../testing/profile-page.ts';

describe('opening a profile', () => {
  it.each([
    ['?job=job-1', [['markViewed', 'job-1', 'student-1']]],
    ['', []],
  ])('notifies the student after a moment, and marks a view only in a job (%s)', async (query, marked) => {
    const { openLoaded, board, notifications, sight, records } = aProfilePage();
    await openLoaded(query);
    sight.pass(1499);
    expect(notifications.asked).toEqual([]);
    sight.pass(1);
    await expect.poll(() => notifications.asked).toEqual([['send', ['student-1'], viewedMessage]]);
    await expect.poll(() => board.asked.filter(([call]) => call === 'markViewed')).toEqual(marked);
    await expect.poll(() => [...records.mine.viewed]).toEqual(['student-1']);
  });

  it('marks a view of a job that fails to load, because it may be the recruiter’s own', async () => {
    const { openLoaded, board, sight } = aProfilePage();
    board.answers.job = failure('unreachable');
    await openLoaded('?job=job-1');
    sight.pass(1500);
    await expect.poll(() => board.asked).toContainEqual(['markViewed', 'job-1', 'student-1']);
  });

  it('marks no view of a colleague’s job, even if it is left at once, and remembers it in memory', async () => {
    const { presenter, board, notifications, seen, sight } = aProfilePage();
    const colleagues = { postedBy: ['account-9'] };
    board.answers.job = success(anActiveJob(colleagues));
    presenter.activate(at('student-1', '?job=job-1'));
    await when(() => presenter.opened?.profile !== null);
    sight.pass(1500);
    board.answers.job = success(anActiveJob({ ...colleagues, id: jobId('job-2') }));
    presenter.revisit(at('student-1', '?job=job-2'));
    await when(() => presenter.origin?.isColleagues === true && presenter.opened?.profile !== null);
    sight.pass(1500);
    await new Promise(setImmediate);
    expect(notifications.asked).toHaveLength(2);
    expect(board.asked.map(([method]) => method)).not.toContain('markViewed');
    expect(seen.hasViewed(jobId('job-1'), studentId('student-1'))).toBe(true);
    expect(seen.hasViewed(jobId('job-1'), studentId('student-2'))).toBe(false);
  });

  it('follows the shortlist of its job in other tabs until it is left', async () => {
    const { presenter, shortlists, tabs } = aProfilePage();
    const leave = presenter.activate(at('student-1', '?job=job-1'));
    await when(() => presenter.opened?.isShortlisted === false);
    shortlists.answers.candidates = success([aCandidate()]);
    tabs.hear({ about: 'shortlist', id: 'job-2' });
    tabs.hear({ about: 'shortlist', id: 'job-1' });
    await when(() => presenter.opened?.isShortlisted === true);
    leave();
    tabs.hear({ about: 'shortlist', id: 'job-1' });
    await Promise.resolve();
    expect(shortlists.asked).toHaveLength(2);
  });

  it('adds the candidate to the recent ones, with the job', async () => {
    const { openLoaded, seen } = aProfilePage();
    await openLoaded('?job=job-1');
    expect(seen.opened).toMatchObject([
      { person: { id: 'student-1', name: aProfile().name }, href: '/glofolio/student-1?job=job-1' },
    ]);
  });

  it('shows the other parts if one fails, and a missing score as no score', async () => {
    const { openLoaded, directory, notices } = aProfilePage();
    directory.answers.proofOfWork = failure('server-error');
    directory.answers.gloScore = success(null);
    const { parts } = await openLoaded();
    expect([parts.profile.state, parts.proofOfWork.state, parts.gloPoints.value]).toEqual([
      'ready',
      'failed',
      { score: null },
    ]);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
  });
});

describe('a profile that was in sight for less than 1.5 seconds', () => {
  it('is not viewed, here or on the screens that show views', async () => {
    const { openLoaded, presenter, board, notifications, store, seen, sight } = aProfilePage();
    const job = anActiveJob();
    await openLoaded('?job=job-1');
    sight.pass(1499);
    presenter.revisit(at('student-1'));
    sight.pass(1);
    await new Promise(setImmediate);
    expect([notifications.asked, board.asked.map(([call]) => call)]).toEqual([[], ['job']]);
    expect(store.job(job.id).value?.viewedApplicants).toEqual([]);
    expect(seen.hasViewed(job.id, studentId('student-1'))).toBe(false);
  });

  it('is not viewed while it loads or after it failed', async () => {
    const { presenter, directory, notifications, sight } = aProfilePage();
    const answer = Promise.withResolvers<ReturnType<typeof failure>>();
    directory.answers.profile = answer.promise;
    presenter.activate(at('student-1', '?job=job-1'));
    void presenter.opened?.records.change('Call');
    sight.pass(5000);
    answer.resolve(failure('unreachable'));
    await when(() => presenter.opened?.parts.profile.state === 'failed');
    sight.pass(5000);
    expect(notifications.asked).toEqual([]);
  });

  it.each<[string, (opened: OpenProfile) => unknown]>([
    ['shortlist', (opened) => opened.addToShortlist()],
    ['remove', (opened) => opened.removeFromShortlist()],
    ['button', (opened) => opened.toggleShortlist()],
    ['folder', (opened) => opened.addToFolder()],
    ['email', (opened) => opened.connect()],
    ['report', (opened) => opened.report()],
    ['phone', (opened) => opened.copyPhone()],
    ['address', (opened) => opened.copyEmail()],
    ['note', (opened) => opened.records.change('Call')],
  ])('is viewed once after an action on it: %s', async (_, act) => {
    const { openLoaded, board, notifications, sight } = aProfilePage();
    const opened = await openLoaded('?job=job-1');
    void act(opened);
    await expect.poll(() => notifications.asked).toContainEqual(['send', ['student-1'], viewedMessage]);
    sight.pass(1500);
    void opened.records.change('Call');
    await expect.poll(() => board.asked.filter(([call]) => call === 'markViewed')).toHaveLength(1);
    expect(notifications.asked).toHaveLength(1);
  });
});

describe('the back link of a profile', () => {
  it('leads to the job and its tab, also if the job fails to load', async () => {
    const { presenter, board } = aProfilePage();
    presenter.activate(at('student-1', '?job=job-1&tab=recommended'));
    expect(presenter.back).toEqual({ href: '/opportunitypage?job=job-1&tab=recommended', label: null });
    await when(() => presenter.back.label === 'Graduate Data Analyst');
    board.answers.job = failure('unreachable');
    presenter.revisit(at('student-1', '?job=job-2'));
    await when(() => presenter.origin?.job.state === 'failed');
    expect(presenter.back).toEqual({ href: '/opportunitypage?job=job-2', label: 'Back to the job' });
  });

  it.each([
    ['/opportunitypage?job=job-1&sort=name', '?job=job-1', 'Graduate Data Analyst'],
    ['/shortlistedCandidates?folder=f1', '', 'Summer 2027'],
  ])('leads to the list as it was left: %s', async (href, query, label) => {
    const { presenter, paged } = aProfilePage();
    paged.start({ href, label: 'Summer 2027', ids: [studentId('student-1')] });
    presenter.activate(at('student-1', query));
    await when(() => presenter.back.label !== null);
    expect(presenter.back).toEqual({ href, label });
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

describe('the wanted skills of a profile', () => {
  it('are those of the job, and come first', async () => {
    const { presenter, board, search } = aProfilePage();
    search.found({ ...search.criteria, skills: ['Figma'] }, []);
    board.answers.job = success(anActiveJob({ skills: ['statistics', 'Go'] }));
    presenter.activate(at('student-1', '?job=job-1'));
    expect([presenter.wantedSkills, presenter.fit]).toEqual([[], undefined]);
    await when(() => presenter.fit !== undefined);
    expect(presenter.fit).toEqual({ met: ['statistics'], missing: ['Go'], unknown: [] });
    expect(presenter.skills).toEqual([
      { text: 'Statistics', matched: true },
      { text: 'Python', matched: false },
      { text: 'SQL', matched: false },
    ]);
  });

  it('count with what the job wants besides, which is checked for this student', async () => {
    const { presenter, board, records, filters } = aProfilePage();
    board.answers.job = success(anActiveJob({ skills: ['statistics'] }));
    filters.answers.passing = success([]);
    await records.setCriteria(jobId('job-1'), JSON.stringify({ bachelor: { percentage: 70 } }));
    const leave = presenter.activate(at('student-1', '?job=job-1'));
    await when(() => presenter.fit !== undefined);
    expect(presenter.fit).toEqual({ met: ['statistics'], missing: ['Bachelor: above 70'], unknown: [] });
    expect(filters.asked.map(([, , ids]) => ids)).toEqual([['student-1']]);
    leave();
  });

  it('are those of the list', () => {
    const { presenter, search, paged } = aProfilePage();
    search.found({ ...search.criteria, skills: ['Figma'] }, []);
    paged.start({ href: '/talentPool', label: 'Talent Pool', ids: [aProfile().id], wanted: ['SQL'] });
    presenter.activate(at('student-1'));
    expect(presenter.wantedSkills).toEqual(['SQL']);
  });

  it('are those of the last search, not of its form', async () => {
    const { openLoaded, presenter, search } = aProfilePage();
    await openLoaded();
    expect([presenter.wantedSkills, presenter.fit]).toEqual([[], null]);
    search.found({ ...search.criteria, skills: ['Rust'] }, []);
    search.update({ skills: ['Excel'] });
    expect([presenter.wantedSkills, presenter.fit]).toEqual([['Rust'], { met: [], missing: ['Rust'], unknown: [] }]);
  });
});

describe('the commands of a profile', () => {
  it('shortlist, add to a folder, write a note and an email by key', async () => {
    const { presenter, openLoaded, shortlists, navigator } = aProfilePage();
    await openLoaded('?job=job-1');
    for (const key of ['s', 'f', 'n', 'e']) presenter.keys.find(({ keys }) => keys.includes(key))?.press();
    expect(shortlists.asked.map(([call]) => call)).toContain('add');
    expect(presenter.dialog).toMatchObject({ isOpen: true, step: 'folder' });
    expect(presenter.note.wanted).toBe(1);
    expect(navigator.went.map(({ path }) => path)).toEqual(['/connect/student-1?job=job-1']);
  });

  it('N on a card asks for the note once, not again after a reload', () => {
    const { presenter, navigator } = aProfilePage();
    presenter.activate({ ...at('student-1'), state: { focus: 'note' } });
    expect([presenter.note.wanted, navigator.hasForgottenState]).toEqual([1, true]);
  });

  it('S only shortlists, and Shift+S only removes', async () => {
    const { presenter, openLoaded, shortlists, notices } = aProfilePage();
    const opened = await openLoaded('?job=job-1');
    const press = (key: string) => presenter.keys.find(({ keys }) => keys.includes(key))?.press();
    press('s');
    await when(() => opened.isShortlisted === true && !opened.isShortlisting);
    press('s');
    await new Promise(setImmediate);
    expect([opened.isShortlisted, notices.toasts.at(-1)?.text]).toEqual([
      true,
      `${nameOf(aProfile())} is already shortlisted.`,
    ]);
    press('Shift+s');
    await when(() => opened.isShortlisted === false && !opened.isShortlisting);
    press('Shift+s');
    await new Promise(setImmediate);
    const calls = shortlists.asked.map(([call]) => call).filter((call) => call !== 'candidates');
    expect([calls, notices.toasts.at(-1)?.text]).toEqual([
      ['add', 'remove'],
      `${nameOf(aProfile())} isn't on the shortlist.`,
    ]);
    presenter.revisit(at('student-1'));
    expect(presenter.keys.flatMap(({ keys }) => keys)).not.toContain('Shift+s');
  });

  it('print and report', async () => {
    const { presenter, openLoaded, navigator } = aProfilePage();
    await openLoaded();
    const print = vi.fn<() => void>();
    vi.stubGlobal('window', { print });
    expect(presenter.commands.map(({ label }) => label)).toEqual([
      'Shortlist for another job…',
      'Print',
      'Report User',
    ]);
    for (const { to } of presenter.commands) if (typeof to === 'function') to();
    expect(print).toHaveBeenCalledOnce();
    expect(navigator.went.map(({ path }) => path.split('?')[0])).toEqual(['/reportuser']);
  });
});
