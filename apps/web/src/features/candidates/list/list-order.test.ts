import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aList, bela, namesOf } from '../../../testing/candidate-list.ts';

describe('the order of a list', () => {
  it('is best fit where skills are looked for: those who hold more of them, then the better score', () => {
    const { list } = aList();
    expect([list.order, list.place.order, namesOf(list.shown)]).toEqual([
      'fit',
      null,
      ['Dev', 'Chitra', 'Asha', 'Bela'],
    ]);
    list.sort('name');
    expect(list.place.order).toBe('name');
    list.sort('fit');
    expect([list.order, list.place.order]).toEqual(['fit', null]);
  });

  it('is the service’s own where the list has one, until another is chosen', () => {
    const { list } = aList({ givenOrder: 'As recommended' });
    expect([list.order, namesOf(list.shown)]).toEqual(['given', ['Chitra', 'Asha', 'Dev', 'Bela']]);
    expect(list.orders).toEqual(['fit', 'score', 'name', 'given']);
    list.sort('fit');
    expect([list.place.order, namesOf(list.shown)]).toEqual(['fit', ['Dev', 'Chitra', 'Asha', 'Bela']]);
  });

  it('knows no fit where nothing is looked for', () => {
    const { list } = aList({ wanted: [] });
    expect([list.order, list.orders]).toEqual(['given', ['score', 'name', 'given']]);
    list.restore({ typed: '', order: 'fit', fit: { min: 1, max: 1 } });
    expect([list.order, list.shown.length, list.chips]).toEqual(['given', 4, []]);
  });

  it('can put those first whom one starred, once there is one', async () => {
    const { list, records } = aList();
    expect(list.orders).not.toContain('starred');
    await records.star(bela.id, true);
    expect(list.orders).toContain('starred');
    list.sort('starred');
    expect(namesOf(list.shown)).toEqual(['Bela', 'Chitra', 'Asha', 'Dev']);
    await records.star(bela.id, false);
    expect([list.order, list.orders.includes('starred')]).toEqual(['starred', true]);
  });

  it('leaves cards where they are while others arrive', () => {
    const many = Array.from({ length: 260 }, (_, index) =>
      aCandidate({ id: studentId(`s-${index}`), name: `s-${index}`, score: index, skills: [] }),
    );
    const loading = observable<{ expected: number | null; interrupted: boolean }>({
      expected: 300,
      interrupted: false,
    });
    const { list, source } = aList({ loading });
    runInAction(() => source.set(many.slice(0, 200)));
    const first = namesOf(list.shown);
    expect(first[0]).toBe('s-199');
    runInAction(() => source.set(many));
    expect([namesOf(list.shown).slice(0, 200), list.shown.length]).toEqual([first, 260]);
    runInAction(() => {
      loading.expected = null;
    });
    expect(namesOf(list.shown)[0]).toBe('s-259');
  });
});

describe('the fit of a list', () => {
  const people = (skills: readonly (readonly string[])[]) =>
    skills.map((held, index) => aCandidate({ id: studentId(`p-${index}`), name: `p-${index}`, skills: held }));
  const long = people([...Array.from({ length: 18 }, () => ['SQL']), [], ['SQL', 'R']]);

  it('is shown from 20 people on, with everybody a filter leaves out', () => {
    const { list, source } = aList({ wanted: ['SQL', 'R'], unfiltered: long });
    runInAction(() => source.set(long.slice(0, 3)));
    expect(list.fit.columns).toEqual([1, 18, 1]);
    expect(aList({ wanted: ['SQL', 'R'], unfiltered: long.slice(1) }).list.fit.columns).toEqual([]);
    expect(aList({ wanted: [], unfiltered: long }).list.fit.columns).toEqual([]);
  });

  it('narrows the list to a range, which is a chip and in the address', () => {
    const { list } = aList({ wanted: ['SQL', 'Figma'] });
    list.fit.choose({ min: 2, max: 2 });
    expect([namesOf(list.shown), list.place.fit]).toEqual([['Dev'], { min: 2, max: 2 }]);
    expect(list.chips.map(({ label }) => label)).toEqual(['2 skills']);
    list.fit.choose({ min: 1, max: 2 });
    expect(list.chips.map(({ label }) => label)).toEqual(['1 to 2 skills']);
    list.chips[0]?.remove();
    expect([list.shown.length, list.place.fit]).toEqual([4, null]);
    list.fit.choose({ min: 0, max: 2 });
    expect(list.place.fit).toBeNull();
  });

  it('comes from the address, nonsense left aside', () => {
    const { list } = aList({ wanted: ['SQL', 'Figma'] });
    list.restore({ typed: '', order: null, fit: { min: 2, max: 2 } });
    expect(namesOf(list.shown)).toEqual(['Dev']);
    list.restore({ typed: '', order: null, fit: { min: 3, max: 7 } });
    expect([list.shown.length, list.chips]).toEqual([4, []]);
  });

  it('goes with the words when everybody is to be shown', () => {
    const { list } = aList();
    list.fit.choose({ min: 0, max: 0 });
    list.narrow('sql');
    expect(list.shown).toEqual([]);
    list.showAll();
    expect(list.shown.length).toBe(4);
  });
});
