import type { Candidate } from '@glo/domain/candidates/candidate';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aList, asha, bela, chitra } from '../../testing/candidate-list.ts';
import { FakeNavigator } from '../../testing/fake-navigator.ts';
import { FakeTabMemory } from '../../testing/fake-tab-memory.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { LeftLists } from './left-lists.ts';

/** A list that comes onto the screen of a tab, where it was left before. */
async function opened(memory: FakeTabMemory, entry = { key: 'first', isReturn: false }, people?: readonly Candidate[]) {
  const { list, source, navigator } = aList({ memory });
  if (people !== undefined) runInAction(() => source.set(people));
  navigator.entry = entry;
  const leave = list.open();
  await Promise.resolve();
  return { list, source, leave, selected: () => list.selected.map(({ id }) => id) };
}

it('the ticks of a list are there again for who comes back from a comparison or a profile, once', async () => {
  const memory = new FakeTabMemory();
  const { list, leave } = await opened(memory);
  list.select(asha.id, true);
  list.review();
  list.select(bela.id, true);
  leave();
  expect((await opened(memory, { key: 'fresh', isReturn: false })).list.selection.ids).toEqual([]);
  expect((await opened(memory)).selected()).toEqual([asha.id, bela.id]);
  expect((await opened(memory)).selected()).toEqual([]);
});

it('a way back, which makes an entry of its own, brings the ticks, too; who leaves for elsewhere takes none along', async () => {
  const memory = new FakeTabMemory();
  const first = await opened(memory);
  first.list.selectAll();
  first.leave();
  expect((await opened(memory)).selected()).toEqual([]);
  const second = await opened(memory);
  second.list.select(asha.id, true);
  second.list.forSelected.write();
  second.leave();
  expect((await opened(memory, { key: 'third', isReturn: true })).selected()).toEqual([asha.id]);
});

it('the focus comes back to the card that was opened by keyboard, and stays where it is after a press of the mouse', async () => {
  const memory = new FakeTabMemory();
  for (const [byKeyboard, goal] of [
    [true, { place: 2, isReturn: true }],
    [false, null],
  ] as const) {
    const { list, leave } = await opened(memory);
    list.cardActions(asha).follow(byKeyboard);
    leave();
    const again = await opened(memory);
    expect(again.list.keyboard.goal).toEqual(goal);
    again.leave();
  }
});

it('the focus waits for the card that was opened, which may come with the rest of a long list', async () => {
  const memory = new FakeTabMemory();
  const { list, leave } = await opened(memory);
  list.cardActions(asha).follow(true);
  leave();
  const { list: again, source } = await opened(memory, undefined, [chitra]);
  expect(again.keyboard.goal).toBeNull();
  runInAction(() => source.set([chitra, asha]));
  expect(again.keyboard.goal).toEqual({ place: 1, isReturn: true });
});

it('a list that is gone at once brings no ticks, and leaves them for when it stays', async () => {
  const memory = new FakeTabMemory();
  const { list, leave } = await opened(memory);
  list.select(asha.id, true);
  list.review();
  leave();
  const { list: gone } = aList({ memory });
  gone.open()();
  await Promise.resolve();
  expect(gone.selected).toEqual([]);
  expect((await opened(memory)).selected()).toEqual([asha.id]);
});

it.each(['', 'null', '{"of":null,"entries":[null,{"list":"/list"}]}'])('begins without any from %j', async (text) => {
  const memory = new FakeTabMemory();
  memory.write('left-lists', text);
  expect((await opened(memory)).selected()).toEqual([]);
});

describe('lists that were left', () => {
  const left = { ticked: [asha.id], person: asha.id };

  it('are told apart by their addresses, and each is taken up once', () => {
    const { lists } = someLists();
    lists.keeping('/applicants')(left);
    lists.keeping('/pool')({ ticked: [], person: null });
    expect([lists.take('/applicants'), lists.take('/applicants'), lists.take('/results')]).toMatchObject([
      left,
      null,
      null,
    ]);
    expect(lists.take('/pool')).toMatchObject({ ticked: [], person: null });
  });

  it('are come back to at who was leafed to last, the one that was left last only', () => {
    const { lists } = someLists();
    lists.leafedTo(bela.id);
    expect(lists.take('/applicants')).toBeNull();
    for (const list of ['/results', '/pool', '/applicants']) lists.keeping(list)(left);
    lists.leafedTo(bela.id);
    expect([lists.take('/applicants'), lists.take('/pool'), lists.take('/results')]).toMatchObject([
      { ...left, person: bela.id },
      left,
      left,
    ]);
    expect(lists.take('/applicants')).toBeNull();
  });

  it.each([{ list: 1 }, { entry: 1 }, { ticked: null }, { person: 1 }])(
    'that are damaged are left out: %j',
    (damage) => {
      const { lists, memory, navigator } = someLists();
      for (const list of ['/pool', '/applicants']) lists.keeping(list)(left);
      const kept = JSON.parse(memory.read('left-lists') ?? '') as { entries: object[] };
      const [first, last] = kept.entries;
      memory.write('left-lists', JSON.stringify({ ...kept, entries: [first, { ...last, ...damage }] }));
      lists.leafedTo(bela.id);
      navigator.entry = { key: 'third', isReturn: true };
      expect([lists.take('/applicants'), lists.take('/pool')?.person]).toEqual([null, bela.id]);
    },
  );
});

function someLists() {
  const memory = new FakeTabMemory();
  const navigator = new FakeNavigator();
  return { memory, navigator, lists: new LeftLists(memory, aSignedInSession(), navigator) };
}
