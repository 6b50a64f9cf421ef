import { MemoryRows } from '@glo/domain/testing/device';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aList, asha, bela, chitra, dev, namesOf } from '../../../testing/candidate-list.ts';
import { readListViewState } from './list-view-state.ts';

const places = [
  [asha, 'Pune'],
  [bela, 'Delhi'],
  [chitra, 'Goa'],
  [dev, ''],
] as const;

function aTable() {
  const made = aList();
  const know = (count: number) =>
    runInAction(() => {
      for (const [{ id }, location] of places.slice(0, count)) made.store.profiles.set(id, aProfile({ id, location }));
    });
  made.list.table.show('table');
  return { ...made, table: made.list.table, know };
}

describe('the layout of a list', () => {
  it('is cards until the recruiter chooses, and is remembered on the device', async () => {
    const rows = new MemoryRows();
    const { list } = aList({ rows });
    expect([list.table.layout, list.view.layout]).toEqual(['cards', null]);
    list.table.show('table');
    expect([list.table.layout, list.href]).toEqual(['table', '/list?layout=table']);
    await new Promise(setImmediate);
    const other = aList({ rows }).list;
    await expect.poll(() => other.table.layout).toBe('table');
    expect(other.view.layout).toBeNull();
  });

  it('is the one of the URL', () => {
    const { list } = aTable();
    list.restore(readListViewState(new URLSearchParams('layout=cards')));
    expect(list.table.layout).toBe('cards');
  });
});

describe('sorting by a fact', () => {
  const byFit = ['Dev', 'Chitra', 'Asha', 'Bela'];

  it('waits until all rows have it', () => {
    const { list, table, know } = aTable();
    know(3);
    expect(table.awaited).toEqual([]);
    table.sort('place');
    expect([namesOf(list.shown), table.activeSorting, table.awaited]).toEqual([byFit, null, [dev.id]]);
    know(4);
    expect([table.awaited, namesOf(list.shown)]).toEqual([[], ['Bela', 'Chitra', 'Asha', 'Dev']]);
  });

  it('is not offered if it needs more than 500 requests', () => {
    const candidates = Array.from({ length: 501 }, (_, index) => aCandidate({ id: studentId(`student-${index}`) }));
    const { list } = aList({ candidates });
    list.table.show('table');
    list.table.sort('place');
    expect([list.table.canSort, list.table.awaited]).toEqual([false, []]);
  });

  it('is reversed by the second press, and ended by another order', () => {
    const { list, table, know } = aTable();
    know(4);
    table.sort('place');
    table.sort('place');
    expect(namesOf(list.shown)).toEqual(['Asha', 'Chitra', 'Bela', 'Dev']);
    list.sort('name');
    expect([table.activeSorting, namesOf(list.shown)]).toEqual([null, ['Asha', 'Bela', 'Chitra', 'Dev']]);
  });

  it('has no effect on cards', () => {
    const { list, table, know } = aTable();
    know(4);
    table.sort('place');
    table.show('cards');
    expect([namesOf(list.shown), table.activeSorting]).toEqual([byFit, null]);
  });
});
