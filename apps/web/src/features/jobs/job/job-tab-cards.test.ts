import type { StudentId } from '@glo/domain/shared/ids';
import { failure } from '@glo/domain/shared/outcome';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { createElement } from 'react';
import { anActiveTab, asha, bela, chitra } from '../../../testing/job-tab.ts';
import { textOf } from '../../../testing/rendered.ts';
import { CandidateCard } from '../../candidate-list/card/CandidateCard.tsx';
import { listedCard, listedCardActions } from '../../candidate-list/list/listed-card.ts';
import type { JobTab } from './job-tab.ts';
import { listKeys } from '../../candidate-list/list/commands/list-commands.ts';

describe('a card in a tab of a job', () => {
  it('shows whether the candidate is shortlisted, in folders or viewed', async () => {
    const { open, presenter } = await anActiveTab();
    const stateOf = (id: StudentId) => open().marksOf(id).shortlist;
    expect([stateOf(asha.id), stateOf(bela.id)]).toEqual([
      { state: 'shortlisted', target: 'job', busy: false },
      { state: 'shortlist', target: 'job', busy: false },
    ]);
    expect([open().marksOf(asha.id).folders, open().isViewed(asha.id)]).toEqual([[], false]);
    presenter.chooseTab('shortlisted');
    expect(stateOf(asha.id).state).toBe('remove');
  });

  it('links to the profile with its job and tab', async () => {
    const { open, presenter } = await anActiveTab();
    const strange = studentId('a/b');
    expect(open().profileHref(strange)).toBe('/glofolio/a%2Fb?job=job-1');
    presenter.chooseTab('shortlisted');
    expect(open().profileHref(strange)).toBe('/glofolio/a%2Fb?job=job-1&tab=shortlisted');
  });

  it('takes a verdict', async () => {
    const { open } = await anActiveTab();
    const { list } = open();
    listedCardActions(bela, list).decide?.('maybe');
    expect(listedCard(bela, list).decision).toBe('maybe');
  });

  it('adds to and removes from the shortlist, also from Choose Action', async () => {
    const { open, presenter } = await anActiveTab();
    const offered = () => open().offers(bela).shortlist;
    listedCardActions(bela, open().list).shortlist();
    await when(() => presenter.candidates?.shortlist.ids.has(bela.id) === true);
    expect(offered()?.isOn).toBe(true);
    await when(() => presenter.candidates?.shortlist.busy.size === 0);
    offered()?.toggle();
    await when(() => presenter.candidates?.shortlist.ids.has(bela.id) === false);
    expect(offered()?.isOn).toBe(false);
  });
});

describe('a card in the shortlist', () => {
  it('gets the focus back if its removal fails', async () => {
    const { page, open, presenter } = await anActiveTab('&tab=shortlisted');
    page.shortlists.answers.remove = failure('server-error');
    const { list } = open();
    const { place } = list;
    place.focusMoved(0);
    listedCardActions(asha, list).shortlist();
    expect(open().list.shown).toEqual([]);
    await when(() => presenter.candidates?.shortlist.ids.has(asha.id) === true);
    await when(() => place.goal !== null);
    expect([place.focused, place.goal]).toEqual([asha.id, { place: 0 }]);
  });
});

describe('a card of a colleague’s job', () => {
  const colleagues = { postedBy: ['account-9'] };
  const shownCard = { actions: { openActions() {}, follow() {}, shortlist() {}, select() {} }, isTabStop: false };

  it('offers folders instead of the read-only shortlist', async () => {
    const { open, presenter, page } = await anActiveTab('', colleagues);
    await when(() => open().isReadOnly);
    const { list } = open();
    const said = textOf(createElement(CandidateCard, { ...shownCard, candidate: listedCard(asha, list) }));
    expect(said).toMatch(/You haven't viewed this profile yet Add to Folder View Profile/);
    expect(said).not.toMatch(/Shortlist/);
    expect(listKeys(list).flatMap(({ keys }) => keys)).not.toContain('s');
    expect(open().marksOf(asha.id).shortlist.state).toBe('shortlisted');
    expect(open().isViewed(asha.id)).toBe(false);
    expect([open().offers(asha), listedCardActions(asha, list).decide]).toEqual([{}, undefined]);
    listedCardActions(asha, open().list).shortlist();
    expect(presenter.actions.isOpen).toBe(true);
    expect(page.shortlists.asked.map(([method]) => method)).not.toContain('remove');
  });

  it('shows the recruiter’s own views, not the colleague’s', async () => {
    const { open, page } = await anActiveTab('', { ...colleagues, viewedApplicants: [asha.id] });
    await when(() => open().isReadOnly);
    page.seen.view(jobId('job-1'), bela.id);
    page.seen.view(jobId('job-2'), chitra.id);
    expect([asha, bela, chitra].map(({ id }) => listedCard({ ...asha, id }, open().list).viewed)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('offers only the commands of lists outside a job', async () => {
    const idsIn = ({ commands }: JobTab) => commands.map(({ id }) => id);
    const { open } = await anActiveTab('', colleagues);
    await when(() => open().isReadOnly);
    expect(idsIn(open())).toEqual(['addToFolder', 'email', 'writeNote', 'share', 'copyEmails']);
    const { open: own, presenter } = await anActiveTab();
    const decisions = ['shortlist', 'maybe', 'reject', 'rejectWithReason'];
    expect(idsIn(own())).toEqual([...decisions, 'email', 'addToFolder', 'writeNote', 'share', 'copyEmails', 'remove']);
    expect(own().commands.filter(({ shortcut }) => shortcut?.key === 's')).toHaveLength(1);
    presenter.chooseTab('shortlisted');
    expect(idsIn(own())).toEqual(['email', 'addToFolder', 'remove', 'writeNote', 'share', 'copyEmails']);
  });
});

describe('the selected candidates', () => {
  it('are shortlisted together unless they already are', async () => {
    const { open, presenter } = await anActiveTab();
    open().list.selectAll();
    const { label, run } = open().shortlist;
    expect(label(open().list.selected)).toBe('Shortlist 2');
    run();
    await when(() => presenter.candidates?.shortlist.ids.size === 3);
    expect(label(open().list.selected)).toBe('Shortlist');
  });

  it('are removed from the shortlist from APPLICANTS', async () => {
    const { open, presenter } = await anActiveTab();
    open().list.selectAll();
    const { commands, list } = open();
    const remove = commands.find(({ id }) => id === 'remove');
    expect([remove?.label(list.selected), remove?.isInMenu]).toEqual(['Remove 1 from the shortlist', true]);
    remove?.run();
    await when(() => presenter.candidates?.shortlist.ids.size === 0);
    expect(open().candidates.length).toBe(3);
  });
});

describe('the keys S and Shift+S', () => {
  it.each(['', '&tab=shortlisted'])('only shortlist and only remove the focused card (%s)', async (tab) => {
    const { page, open, presenter } = await anActiveTab(tab);
    const press = async (key: string) => {
      listKeys(open().list)
        .find(({ keys }) => keys.includes(key))
        ?.press?.();
      await new Promise(setImmediate);
    };
    const ids = () => [...(presenter.candidates?.shortlist.ids ?? [])];
    open().list.place.focusMoved(0);
    expect(open().list.focused).toEqual(asha);
    await press('s');
    expect([ids(), page.notices.toasts.map(({ text }) => text)]).toEqual([[asha.id], ['Asha is already shortlisted.']]);
    await press('Shift+s');
    expect([ids(), page.notices.toasts.at(-1)?.text]).toEqual([[], 'Candidate Removed!']);
  });

  it.each(['', '&tab=shortlisted'])('only shortlist and only remove the selection (%s)', async (tab) => {
    const { page, open, presenter } = await anActiveTab(tab);
    const press = (key: string) =>
      listKeys(open().list)
        .find(({ keys }) => keys.includes(key))
        ?.press?.();
    const ids = () => [...(presenter.candidates?.shortlist.ids ?? [])];
    open().list.place.select(asha.id, true);
    press('s');
    await new Promise(setImmediate);
    expect([ids(), page.notices.toasts.at(-1)?.text]).toEqual([[asha.id], 'All of them are shortlisted already.']);
    press('Shift+s');
    await when(() => ids().length === 0);
  });
});
