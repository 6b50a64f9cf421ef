import { studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { FakeNavigator } from '../../testing/fakes/fake-navigator.ts';
import { FakeTabMemory } from '../../testing/fakes/fake-tab-memory.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { ListReturnStore } from './list-return-store.ts';

const [asha, bela] = [studentId('asha'), studentId('bela')];
const untouched = { scroll: 0, selected: [], focused: null };

function aStore(memory = new FakeTabMemory()) {
  const navigator = new FakeNavigator();
  return { memory, navigator, store: new ListReturnStore(memory, aSignedInSession(), navigator) };
}

describe('the store of left lists', () => {
  it('outlives a reload and tells lists apart', () => {
    const { store, memory } = aStore();
    store.keeping('/recruit')({ scroll: 120 });
    store.keeping('/talentPool')({ scroll: 7 });
    const again = aStore(memory).store;
    expect(['/recruit', '/talentPool', '/other'].map((list) => again.read(list).scroll)).toEqual([120, 7, 0]);
  });

  it('keeps a state per history entry, and finds the last one for a back link, which makes an entry', () => {
    const { store, navigator } = aStore();
    store.keeping('/recruit')({ scroll: 120 });
    navigator.entry = { key: 'second', isReturn: false };
    expect(store.read('/recruit')).toEqual(untouched);
    store.keeping('/recruit')({ scroll: 40 });
    navigator.entry = { key: 'first', isReturn: false };
    expect(store.read('/recruit').scroll).toBe(120);
    navigator.entry = { key: 'third', isReturn: true };
    expect(store.read('/recruit').scroll).toBe(40);
  });

  it('stores a change for the entry that was current when the list changed', () => {
    const { store, navigator } = aStore();
    const keep = store.keeping('/recruit');
    navigator.entry = { key: 'second', isReturn: false };
    keep({ scroll: 120 });
    expect(store.read('/recruit')).toEqual(untouched);
  });

  it('forgets the selection and the focus once they are taken', () => {
    const { store } = aStore();
    store.keeping('/list')({ scroll: 9, selected: [asha], focused: asha });
    expect(store.take('/list')).toMatchObject({ selected: [asha], focused: asha });
    expect(store.take('/list')).toMatchObject({ scroll: 9, selected: [], focused: null });
  });

  it('forgets the selection of one list on every history entry', () => {
    const { store, navigator } = aStore();
    for (const list of ['/pool', '/list']) store.keeping(list)({ scroll: 9, selected: [asha] });
    navigator.entry = { key: 'second', isReturn: false };
    store.keeping('/list')({ selected: [bela], focused: bela });
    store.deselect('/list');
    expect(store.read('/list')).toMatchObject({ selected: [], focused: bela });
    navigator.entry = { key: 'first', isReturn: false };
    expect(store.read('/list')).toMatchObject({ scroll: 9, selected: [] });
    expect(store.read('/pool').selected).toEqual([asha]);
  });

  it('moves the focus of the list that was left last', () => {
    const { store } = aStore();
    store.pagedTo(bela);
    expect(store.read('/list')).toEqual(untouched);
    for (const list of ['/pool', '/list']) store.keeping(list)({ focused: asha });
    store.pagedTo(bela);
    expect([store.read('/list').focused, store.read('/pool').focused]).toEqual([bela, asha]);
  });

  it('keeps the newest 50 states', () => {
    const { store } = aStore();
    for (let list = 0; list < 51; list += 1) store.keeping(`/list/${list}`)({ scroll: 1 });
    expect([0, 1, 50].map((list) => store.read(`/list/${list}`).scroll)).toEqual([0, 1, 1]);
  });

  it.each(['', 'null', '{"of":null,"entries":[null,{"list":"/list"}]}'])('starts empty from %j', (text) => {
    const { store, memory } = aStore();
    memory.write('left-lists', text);
    expect(store.read('/list')).toEqual(untouched);
  });

  it.each([{ list: 1 }, { entry: 1 }, { scroll: 'x' }, { selected: null }, { selected: [1] }, { focused: 1 }])(
    'skips a damaged state: %j',
    (damage) => {
      const { store, memory } = aStore();
      for (const list of ['/pool', '/list']) store.keeping(list)({ scroll: 9 });
      const kept = JSON.parse(memory.read('left-lists') ?? '') as { entries: object[] };
      const [first, last] = kept.entries;
      memory.write('left-lists', JSON.stringify({ ...kept, entries: [first, { ...last, ...damage }] }));
      expect([store.read('/list'), store.read('/pool').scroll]).toEqual([untouched, 9]);
    },
  );
});
