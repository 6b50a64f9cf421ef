import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, jobId } from '@glo/domain/testing/builders';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { turnOnBlindReview } from '../../../testing/blind-review.ts';
import { someActions } from '../../../testing/folders.ts';
import { textOf } from '../../../testing/rendered.ts';
import { type CandidateActions, type CardOffers } from './candidate-actions.ts';
import { ChooseAction } from './ChooseAction.tsx';
import { offeredActions } from './offered-actions.ts';

const asha = aCandidate({ name: 'Asha' });
const profileHref = '/glofolio/asha';

describe('Choose Action', () => {
  it('offers profile, contact and folders', () => {
    const { actions } = opened();
    expect(textOf(view(actions))).toBe('View Glofolio Connect Add to Folder Shortlist for another job…');
  });

  it.each([
    [false, 'Shortlist for Later'],
    [true, 'Remove from shortlist'],
  ])('offers the shortlist in a job (shortlisted: %s)', (isOn, text) => {
    const toggle = vi.fn<() => void>();
    const { actions } = opened({ shortlist: { isOn, toggle } });
    expect(textOf(view(actions))).toContain(`Connect ${text} Add to Folder`);
    actions.toggleShortlist();
    actions.closed();
    actions.closed();
    expect([toggle.mock.calls.length, actions.isOpen]).toEqual([1, false]);
  });

  it('offers the other verdicts', () => {
    const choose = vi.fn<(decision: string) => void>();
    const { actions } = opened({ verdict: { current: 'maybe', choose } });
    expect(textOf(view(actions))).toBe('View Glofolio Connect Not a fit Add to Folder Shortlist for another job…');
    actions.decide('not-a-fit');
    actions.closed();
    expect([choose.mock.calls, actions.isOpen]).toEqual([[['not-a-fit']], false]);
  });

  it('offers the last used folder to candidates outside it', async () => {
    const { actions, folders, state, notices } = opened();
    const data = aFolder({ id: folderId('data'), name: 'Data', candidates: [] });
    folders.answers.all = success([data]);
    await state.all.load();
    expect(textOf(view(actions))).toBe('View Glofolio Connect Add to Folder Shortlist for another job…');
    state.markUsed(data.id);
    expect(textOf(view(actions))).toBe('View Glofolio Connect Add to “Data” Add to Folder Shortlist for another job…');
    actions.addToLastFolder();
    expect(actions.isOpen).toBe(false);
    actions.closed();
    await expect.poll(() => state.namesOf(asha.id)).toEqual(['Data']);
    expect(folders.asked.at(-1)).toEqual(['save', data.id, asha.id]);
    expect(notices.toasts).toMatchObject([{ text: 'Candidate successfully shortlisted! for Data', detail: 'Asha' }]);
    expect(textOf(view(actions))).toBe('View Glofolio Connect Add to Folder Shortlist for another job…');
  });

  it('offers to remove from all folders in a folder', () => {
    const removeFromAll = vi.fn<() => void>();
    const { actions } = opened({ removeFromAll });
    expect(textOf(view(actions))).toContain('Add to Folder Remove from all folders Shortlist for another job…');
    actions.removeFromAll();
    expect(removeFromAll).not.toHaveBeenCalled();
    actions.closed();
    expect([removeFromAll.mock.calls.length, actions.isOpen]).toEqual([1, false]);
  });

  it('ignores actions that it does not offer', async () => {
    const { actions, folders } = opened();
    actions.addToLastFolder();
    expect(actions.isOpen).toBe(true);
    actions.toggleShortlist();
    actions.closed();
    expect([actions.isOpen, folders.asked]).toEqual([false, []]);
  });

  it('closes and notifies the list when the profile opens', () => {
    const onFollow = vi.fn<() => void>();
    const { actions } = opened({ onFollow });
    actions.follow();
    expect([onFollow.mock.calls.length, actions.isOpen]).toEqual([1, false]);
  });

  it('continues with the other jobs, without the job of the list', () => {
    const { actions } = opened({ jobId: jobId('job-1') });
    press(actions, 'Shortlist for another job…');
    expect([actions.isOpen, actions.step, actions.candidate, actions.currentJob]).toEqual([true, 'job', asha, 'job-1']);
  });

  it('continues with Choose Folder', () => {
    const { actions } = opened();
    press(actions, 'Add to Folder');
    expect([actions.isOpen, actions.step, actions.choice.candidates]).toEqual([true, 'folder', [asha]]);
  });
});

describe('Connect in Choose Action', () => {
  it('loads the profile and copies phone number and email address', async () => {
    const { actions, directory, clipboard, notices } = opened();
    actions.toggleContact();
    await Promise.all([actions.copyPhone(), actions.copyEmail()]);
    expect(clipboard.asked).toEqual([]);
    await when(() => actions.contact?.state === 'ready');
    expect(directory.asked).toEqual([['profile', asha.id]]);
    const { mobileNumber, email } = await profileOf(directory);
    expect(textOf(view(actions))).toContain(`Phone ${mobileNumber} Email ${email} Connect via Email`);
    await actions.copyPhone();
    expect(notices.toasts).toMatchObject([{ text: 'Phone Number Copied!', durationMs: 1000 }]);
    await actions.copyEmail();
    expect(notices.toasts).toMatchObject([{ text: 'Email Address Copied!', durationMs: 1000 }]);
    expect(clipboard.asked).toEqual([
      ['copy', mobileNumber],
      ['copy', email],
    ]);
  });

  it('warns if the browser refuses to copy', async () => {
    const { actions, clipboard, notices } = opened();
    clipboard.answers.copy = false;
    actions.toggleContact();
    await when(() => actions.contact?.state === 'ready');
    await actions.copyPhone();
    expect(notices.toasts).toMatchObject([
      { text: "Your browser didn't copy the text. Please select and copy it.", tone: 'warning' },
    ]);
  });

  it('can be retried after a failure', async () => {
    const { actions, directory, notices } = opened();
    const profile = await profileOf(directory);
    directory.answers.profile = failure('unreachable');
    actions.toggleContact();
    await when(() => actions.contact?.state === 'failed');
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    expect(textOf(view(actions))).toContain('Try again');
    directory.answers.profile = success({ ...profile, mobileNumber: '' });
    await actions.contact?.load();
    expect(textOf(view(actions))).toContain('No phone number given');
  });

  it('is hidden by a second press and for another candidate', async () => {
    const { actions } = opened();
    actions.toggleContact();
    actions.toggleContact();
    expect(actions.contact).toBeNull();
    actions.toggleContact();
    actions.open(aCandidate({ name: 'Bela' }), { profileHref });
    expect(actions.contact).toBeNull();
  });
});

describe('Choose Action without a candidate', () => {
  it('does nothing', async () => {
    const { actions, state, clipboard, directory } = someActions();
    await state.all.load();
    actions.toggleContact();
    actions.addToLastFolder();
    actions.follow();
    actions.toggleShortlist();
    actions.removeFromAll();
    actions.addSelectedToFolder({ selected: [], start: async () => undefined, report: () => undefined });
    actions.closed();
    await actions.copyPhone();
    await actions.copyEmail();
    expect([actions.isOpen, actions.isHidden, actions.lastFolder, actions.contact]).toEqual([false, false, null, null]);
    expect([clipboard.asked, directory.asked]).toEqual([[], []]);
  });
});

describe('a closed modal', () => {
  it('reports no failure', async () => {
    const { actions, directory, folders, notices, state } = opened();
    directory.answers.profile = failure('unreachable');
    folders.answers.all = failure('unreachable');
    actions.toggleContact();
    void state.all.load();
    actions.close();
    expect(actions.isOpen).toBe(false);
    await when(() => state.all.state === 'failed');
    expect(notices.toasts).toEqual([]);
  });
});

describe('Choose Action for a hidden candidate', () => {
  it('reveals the candidate after the modal has closed', async () => {
    const { actions, blind } = opened();
    await turnOnBlindReview(blind);
    expect(actions.isHidden).toBe(true);
    actions.reveal();
    expect([actions.isOpen, actions.isHidden]).toEqual([false, true]);
    actions.closed();
    expect(actions.isHidden).toBe(false);
  });

  it('copies no missing phone number or email address', async () => {
    const { actions, directory, clipboard, notices } = opened();
    directory.answers.profile = success({ ...(await profileOf(directory)), mobileNumber: '', email: '' });
    actions.toggleContact();
    await when(() => actions.contact?.state === 'ready');
    await actions.copyPhone();
    await actions.copyEmail();
    expect([clipboard.asked, notices.toasts]).toEqual([[], []]);
  });
});

function press(actions: CandidateActions, wanted: string): void {
  const offered = actions.offers === null ? [] : offeredActions(actions, actions.offers);
  offered.find(({ label }) => label === wanted)?.run();
}

function view(actions: CandidateActions) {
  return createElement(ChooseAction, { actions });
}

async function profileOf(directory: ReturnType<typeof someActions>['directory']) {
  const answer = await directory.answers.profile;
  if (!answer.ok) throw new Error('There is no profile');
  return answer.value;
}

function opened(offers: Omit<CardOffers, 'profileHref'> = {}) {
  const world = someActions();
  world.actions.open(asha, { profileHref, ...offers });
  return world;
}
