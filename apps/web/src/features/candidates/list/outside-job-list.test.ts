import { success } from '@glo/domain/shared/outcome';
import { aFolder } from '@glo/domain/testing/folders';
import { observable, runInAction, when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { asha, bela, chitra, namesOf } from '../../../testing/candidate-list.ts';
import { someLists } from '../../../testing/candidate-lists.ts';
import type { OutsideJob } from './outside-job-list.ts';

describe('a list outside any job', () => {
  it('opens as its address tells, and keeps it up to date until it is left', () => {
    const { outside, navigator } = anOutsideList();
    const leave = outside.start(new URLSearchParams('sort=name&find=sql'));
    expect([outside.list.ordering.order, namesOf(outside.list.shown)]).toEqual(['name', ['Asha', 'Chitra']]);
    expect(navigator.replacedUrls).toEqual([]);
    outside.list.narrow('');
    expect(navigator.replacedUrls).toEqual(['/talentPool?sort=name']);
    leave();
    outside.list.narrow('figma');
    expect(navigator.replacedUrls).toHaveLength(1);
  });

  it('closes its modals when it is left', () => {
    const { outside, actions } = anOutsideList();
    const leave = outside.start(new URLSearchParams());
    actions.addToFolder(asha);
    leave();
    expect(actions.isOpen).toBe(false);
  });

  it('has choices of its screen in its address, the usual ones left out', () => {
    const chosen = observable.box('');
    const restore = (value: string) => runInAction(() => chosen.set(value));
    const choices = [{ key: 'only', read: () => chosen.get(), restore }];
    const { outside } = anOutsideList({ choices, query: () => new URLSearchParams('q=1') });
    expect(outside.href).toBe('/talentPool?q=1');
    const { follow } = outside;
    follow(new URLSearchParams('only=new'));
    expect(outside.href).toBe('/talentPool?q=1&only=new');
    outside.follow(new URLSearchParams());
    expect([chosen.get(), outside.href]).toEqual(['', '/talentPool?q=1']);
  });

  it('marks who is in a folder, and Shortlist means folders', async () => {
    const { outside, folders, state, actions } = anOutsideList({ isNew: (student) => student === bela.id });
    folders.answers.all = success([aFolder({ name: 'Data', candidates: [asha.id] })]);
    outside.start(new URLSearchParams());
    await when(() => state.all.value !== null);
    expect(outside.list.card(asha)).toMatchObject({
      shortlist: { state: 'shortlisted', of: 'folders', busy: false },
      folders: ['Data'],
      isNew: false,
      profileHref: '/glofolio/asha',
    });
    expect(outside.list.card(bela)).toMatchObject({ shortlist: { state: 'shortlist' }, folders: [], isNew: true });
    outside.list.cardActions(bela).shortlist();
    expect([actions.step, actions.choice.candidates]).toEqual(['folder', [bela]]);
  });

  it('is what its screen says', () => {
    const groups = [{ title: 'Python', people: [asha] }];
    const chips = [{ label: 'New', remove: () => undefined }];
    const commands = [{ label: 'Save this search', to: '/saved' }];
    const { outside } = anOutsideList({
      groups: () => groups,
      chips: () => chips,
      commands: () => commands,
      unfiltered: () => [asha],
      first: () => (candidate) => candidate.id === chitra.id,
      tieBreaker: { rank: () => 0, text: ({ name }) => `About ${name}` },
    });
    expect([outside.label, outside.fileName]).toEqual(['Talent Pool', 'Everybody']);
    expect([outside.list.groups, outside.chips, outside.commands]).toEqual([groups, chips, commands]);
    expect(outside.unfiltered).toEqual([asha]);
    expect(namesOf(outside.list.shown)[0]).toBe('Chitra');
    expect(outside.list.marks.tieBreaker?.text(asha)).toBe('About Asha');
  });

  it('is plain where its screen says nothing more', () => {
    const { outside } = anOutsideList();
    expect([outside.list.groups, outside.chips, outside.commands, outside.isFirst]).toEqual([
      null,
      undefined,
      undefined,
      null,
    ]);
    expect(outside.unfiltered).toEqual([chitra, asha, bela]);
    expect([outside.list.marks.tieBreaker, outside.list.card(asha).isNew]).toEqual([undefined, false]);
  });
});

function anOutsideList(change: Partial<OutsideJob> = {}) {
  const world = someLists();
  const outside = world.lists.outsideJob({
    label: 'Talent Pool',
    path: '/talentPool',
    candidates: () => [chitra, asha, bela],
    wanted: () => ['SQL'],
    fileName: () => 'Everybody',
    ...change,
  });
  return { ...world, outside };
}
