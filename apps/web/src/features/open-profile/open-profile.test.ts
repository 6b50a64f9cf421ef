import { failure, success } from '@glo/domain/shared/outcome';
import { accountId, aCandidate, anActiveJob, studentId } from '@glo/domain/testing/builders';
import { aManagerAnswer } from '@glo/domain/testing/hand-over';
import { aProfile } from '@glo/domain/testing/hiring';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { turnOnBlindReview } from '../../testing/blind-review.ts';
import { aProfilePage, profileOf as at } from '../../testing/profile-page.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { DecisionBar } from './verdict/DecisionBar.tsx';

describe('a profile that is not loaded', () => {
  it('has no actions', async () => {
    const { presenter, navigator, clipboard, shortlists, notices } = aLoadingPage();
    const { opened, dialog } = presenter;
    opened?.connect();
    opened?.report();
    opened?.addToFolder();
    await opened?.toggleShortlist();
    await opened?.copyPhone();
    await opened?.copyEmail();
    expect(opened).toMatchObject({ profile: null, candidate: null, isShortlisted: null, isShortlisting: false });
    expect([opened?.folders, dialog.isOpen, presenter.commands]).toEqual([[], false, []]);
    expect([navigator.went, clipboard.asked, shortlists.asked, notices.toasts]).toEqual([[], [], [], []]);
  });

  it('ignores keys, also once it is loaded, and says so', async () => {
    const { presenter, shortlists, notices } = aProfilePage();
    expect(presenter.keys).toEqual([]);
    presenter.activate(at('student-1', '?job=job-1'));
    const press = (key: string) => presenter.keys.find(({ keys }) => keys.includes(key))?.press();
    for (const key of ['f', 's', 'r']) press(key);
    expect(notices.toasts.map(({ text }) => text)).toEqual(['The profile was still loading, so nothing was done.']);
    await when(() => presenter.opened?.profile !== null);
    expect([presenter.dialog.isOpen, presenter.verdict?.decision]).toEqual([false, null]);
    expect(shortlists.asked.map(([method]) => method)).not.toContain('add');
    press('f');
    expect(presenter.dialog.isOpen).toBe(true);
  });
});

describe('the answers of hiring managers', () => {
  it('are those of the job, and outside a job those of other lists', async () => {
    const { presenter, openLoaded, records } = aProfilePage();
    await openLoaded('?job=job-1');
    const ofFolder = aManagerAnswer({ list: 'folder:f1', manager: 'Mina', answer: 'maybe', reason: '' });
    await records.editAnswers(() => [aManagerAnswer(), ofFolder], accountId('account-1'));
    expect(presenter.opened?.answers).toEqual(['Yes (Ravi): knows SQL well']);
    const outside = await openLoaded();
    expect(outside.answers).toEqual(['Maybe (Mina)']);
  });

  it('do not tell a hidden name', async () => {
    const { openLoaded, records, blind } = aProfilePage();
    const opened = await openLoaded('?job=job-1');
    await records.editAnswers(() => [aManagerAnswer({ reason: 'Aarohi is good' })], accountId('account-1'));
    await turnOnBlindReview(blind);
    expect(opened.answers.join()).toMatch(/^Yes \(Ravi\): Person \w{4} is good$/);
  });
});

it('a reason of the recruiter does not tell a hidden name', async () => {
  const { openLoaded, presenter, blind } = aProfilePage();
  const opened = await openLoaded('?job=job-1');
  const reasonText = 'Aarohi moved abroad';
  presenter.verdict?.decide({ decision: 'not-a-fit', reason: 'other', reasonText });
  await turnOnBlindReview(blind);
  expect(opened.judgment.verdict).toMatch(/^Not a fit: Person \w{4} moved abroad$/);
});

describe('a hidden candidate', () => {
  it('is revealed by V, which then disappears', async () => {
    const { presenter, opened } = await aHiddenPage();
    const keys = () => presenter.keys.map((key) => key.keys[0]);
    expect([opened.isHidden, keys()]).toEqual([true, ['s', 'v', 'f', 'e', 'n']]);
    presenter.keys[1]?.press();
    expect([opened.isHidden, keys()]).toEqual([false, ['s', 'f', 'e', 'n']]);
    expect(presenter.pageTitle).toBe('Aarohi Deshmukh');
  });

  it('is shortlisted with the real data and shown without', async () => {
    const { opened, blind } = await aHiddenPage();
    const { candidate } = opened;
    expect(candidate).toMatchObject({ name: blind.masks.aliasOf(studentId('student-1')), profilePicture: '' });
    expect(candidate && blind.masks.original(candidate)).toMatchObject({
      name: 'Aarohi Deshmukh',
      profilePicture: '/1.jpg',
      skills: aProfile().skills,
      score: 742,
      scoreKind: 'points',
    });
  });

  it('has no phone number and no email address to copy', async () => {
    const { opened, clipboard, notices } = await aHiddenPage();
    await opened.copyPhone();
    await opened.copyEmail();
    expect([clipboard.asked, notices.toasts]).toEqual([[], []]);
  });
});

describe('shortlisting on a profile', () => {
  it('is for the job of the profile and can be taken back', async () => {
    const { presenter, openLoaded, shortlists, notices } = aProfilePage();
    const opened = await openLoaded('?job=job-1');
    const sent = opened.toggleShortlist();
    expect(opened).toMatchObject({ isShortlisted: true, isShortlisting: true, canRemove: false });
    await sent;
    expect(opened).toMatchObject({ isShortlisted: true, isShortlisting: false, canRemove: true });
    expect(markupOf(createElement(DecisionBar, { verdict: presenter.verdict, opened }))).toContain(
      'title="Remove (Shift+S)"',
    );
    const student = { id: 'student-1', name: 'Aarohi Deshmukh', score: 742, scoreKind: 'points' };
    expect(shortlists.asked).toContainEqual(['add', 'job-1', expect.objectContaining(student)]);
    await opened.toggleShortlist();
    expect(opened).toMatchObject({ isShortlisted: false, canRemove: false });
    expect(shortlists.asked).toContainEqual(['remove', 'job-1', 'student-1']);
    expect(notices.toasts).toMatchObject([{ text: 'Candidate Removed!' }]);
  });

  it('is unknown while the shortlist loads', async () => {
    const { presenter, shortlists } = aProfilePage();
    shortlists.answers.candidates = new Promise(() => undefined);
    presenter.activate(at('student-1', '?job=job-1'));
    await when(() => presenter.pageTitle !== null);
    expect(presenter.opened).toMatchObject({ isShortlisted: null, isShortlisting: false });
  });

  it('does not count folders in a job', async () => {
    const opened = await aProfilePage().openLoaded('?job=job-1');
    await when(() => opened.folders.length > 0);
    expect(opened.isShortlisted).toBe(false);
  });

  it('means folders without a job', async () => {
    const { presenter, openLoaded, shortlists } = aProfilePage();
    const opened = await openLoaded();
    await when(() => opened.folders.length > 0);
    expect(opened).toMatchObject({ isShortlisted: true, canRemove: false, folders: ['Summer 2027'] });
    await opened.toggleShortlist();
    expect(shortlists.asked).toEqual([]);
    expect(presenter.dialog).toMatchObject({ isOpen: true, step: 'folder' });
    expect(presenter.dialog.choice.candidates).toMatchObject([{ id: 'student-1', score: 742 }]);
  });

  it('means folders in the job of a colleague, whose shortlist has no button and no key', async () => {
    const { presenter, openLoaded, board, folders, shortlists } = aProfilePage();
    folders.answers.all = success([]);
    board.answers.job = success(anActiveJob({ postedBy: ['account-9'] }));
    shortlists.answers.candidates = success([aCandidate()]);
    const opened = await openLoaded('?job=job-1');
    expect(opened).toMatchObject({ isShortlisted: false, canRemove: false, isShortlisting: false });
    const text = textOf(createElement(DecisionBar, { verdict: presenter.verdict, opened }));
    expect(text).toBe('Add to Folder F');
    expect(presenter.keys.flatMap(({ keys }) => keys)).toEqual(['f', 'e', 'n']);
    await opened.toggleShortlist();
    expect(presenter.dialog.isOpen).toBe(true);
    expect(shortlists.asked.map(([method]) => method)).not.toContain('remove');
  });
});

describe('the actions of a profile', () => {
  it.each([
    ['', '/connect/student-1'],
    ['?job=job-1&tab=recommended', '/connect/student-1?job=job-1&tab=recommended'],
  ])('open an email with the address, the job and its tab (%s)', async (query, path) => {
    const { openLoaded, navigator } = aProfilePage();
    (await openLoaded(query)).connect();
    expect(navigator.went).toEqual([{ path, options: { state: { email: aProfile().email } } }]);
  });

  it('report the candidate', async () => {
    const { openLoaded, navigator } = aProfilePage();
    (await openLoaded()).report();
    const state = { id: 'student-1', name: 'Aarohi Deshmukh', from: '/glofolio/student-1' };
    expect(navigator.went).toEqual([{ path: '/reportuser', options: { state } }]);
  });

  it('copy phone number and email address with the specified texts', async () => {
    const { openLoaded, clipboard, notices } = aProfilePage();
    const opened = await openLoaded();
    await opened.copyPhone();
    expect(notices.toasts).toMatchObject([{ text: 'Phone Number Copied!', durationMs: 1000 }]);
    await opened.copyEmail();
    expect(notices.toasts).toMatchObject([{ text: 'Email Id Number Copied!', durationMs: 1000 }]);
    expect(clipboard.asked).toEqual([
      ['copy', aProfile().mobileNumber],
      ['copy', aProfile().email],
    ]);
  });

  it('work without a score', async () => {
    const { openLoaded, directory } = aProfilePage();
    directory.answers.gloScore = failure('server-error');
    expect((await openLoaded()).candidate).toMatchObject({ id: 'student-1', score: null });
  });
});

it('a profile does not report folders that fail to load', async () => {
  const { presenter, folders, notices } = aProfilePage();
  folders.answers.all = failure('unreachable');
  folders.answers.studentIds = failure('refused');
  const leave = presenter.activate(at('student-1'));
  leave();
  await new Promise(setImmediate);
  expect(notices.toasts).toEqual([]);
});

async function aHiddenPage() {
  const page = aProfilePage();
  const { blind, directory, openLoaded } = page;
  await turnOnBlindReview(blind);
  directory.answers.profile = success(blind.masks.profile(aProfile({ profilePicture: '/1.jpg' })));
  return { ...page, opened: await openLoaded() };
}

function aLoadingPage() {
  const page = aProfilePage();
  page.directory.answers.profile = new Promise(() => undefined);
  page.folders.answers.all = success([]);
  page.presenter.activate(at('student-1'));
  return page;
}
