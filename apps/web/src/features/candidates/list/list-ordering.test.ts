import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { autorun, observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aList, bela, namesOf } from '../../../testing/candidate-list.ts';

describe('the order of a list', () => {
  it('is best fit where skills are looked for: those who hold more of them, then the better score', () => {
    const { list } = aList();
    expect([list.ordering.order, list.place.order, namesOf(list.shown)]).toEqual([
      'fit',
      null,
      ['Dev', 'Chitra', 'Asha', 'Bela'],
    ]);
    const { sort } = list.ordering;
    sort('name');
    expect(list.place.order).toBe('name');
    sort('fit');
    expect([list.ordering.order, list.place.order]).toEqual(['fit', null]);
  });

  it('is the service’s own where the list has one, until another is chosen', () => {
    const { list } = aList({ givenOrder: 'As recommended' });
    expect([list.ordering.order, namesOf(list.shown)]).toEqual(['given', ['Chitra', 'Asha', 'Dev', 'Bela']]);
    expect(list.ordering.orders).toEqual(['fit', 'score', 'name', 'given']);
    list.ordering.sort('fit');
    expect([list.place.order, namesOf(list.shown)]).toEqual(['fit', ['Dev', 'Chitra', 'Asha', 'Bela']]);
  });

  it('knows no fit where nothing is looked for', () => {
    const { list } = aList({ wanted: [] });
    expect([list.ordering.order, list.ordering.orders]).toEqual(['given', ['score', 'name', 'given']]);
    list.restore({ typed: '', order: 'fit', fit: { min: 1, max: 1 } });
    expect([list.ordering.order, list.shown.length, list.chips]).toEqual(['given', 4, []]);
  });

  it('can put those first whom one starred, once there is one', async () => {
    const { list, records } = aList();
    await records.star(studentId('elsewhere'), true);
    expect(list.ordering.orders).not.toContain('starred');
    await records.star(bela.id, true);
    expect(list.ordering.orders).toContain('starred');
    list.ordering.sort('starred');
    expect(namesOf(list.shown)).toEqual(['Bela', 'Dev', 'Chitra', 'Asha']);
    await records.star(bela.id, false);
    expect([list.ordering.order, list.ordering.orders.includes('starred')]).toEqual(['starred', true]);
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
      loading.interrupted = true;
    });
    expect(namesOf(list.shown)[0]).toBe('s-259');
    runInAction(() => Object.assign(loading, { expected: null, interrupted: false }));
    expect(namesOf(list.shown)[0]).toBe('s-259');
  });
});

describe('the fit of a list', () => {
  const people = (skills: readonly (readonly string[])[]) =>
    skills.map((held, index) => aCandidate({ id: studentId(`p-${index}`), name: `p-${index}`, skills: held }));
  const long = people([...Array.from({ length: 18 }, () => ['SQL']), [], ['SQL', 'R']]);

  it('is shown from 20 people on, also while a filter leaves few of them, and counts whom it leaves', () => {
    const { list, source } = aList({ wanted: ['SQL', 'R'], unfiltered: long });
    runInAction(() => source.set(long.slice(0, 3)));
    expect(list.fit.columns).toEqual([0, 3, 0]);
    runInAction(() => source.set(long));
    expect(list.fit.columns).toEqual([1, 18, 1]);
    expect(aList({ wanted: ['SQL', 'R'], unfiltered: long.slice(1) }).list.fit.columns).toEqual([]);
    expect(aList({ wanted: [], unfiltered: long }).list.fit.columns).toEqual([]);
    list.narrow('R');
    expect(list.fit.columns).toEqual([0, 0, 1]);
    const alike = people(Array.from({ length: 20 }, () => ['SQL']));
    expect(aList({ wanted: ['SQL', 'R'], unfiltered: alike }).list.fit.columns).toEqual([]);
  });

  it('is counted once for each candidate, however often the list on the screen is put in order and narrowed', () => {
    let reads = 0;
    const counted = people(Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ['SQL'] : []))).map(
      (candidate) => ({
        ...candidate,
        get skills() {
          reads += 1;
          return candidate.skills;
        },
      }),
    );
    const { list, source } = aList();
    const leave = autorun(() => [list.shown, list.fit.columns]);
    runInAction(() => source.set(counted.slice(0, 30)));
    runInAction(() => source.set(counted));
    list.ordering.sort('name');
    list.ordering.sort('fit');
    list.fit.choose({ min: 1, max: 1 });
    expect([list.shown.length, list.fit.columns, reads]).toEqual([20, [20, 20], 40]);
    leave();
  });

  it('narrows the list to a range, which is a chip and in the address', () => {
    const { list } = aList({ wanted: ['SQL', 'Figma'] });
    const { choose } = list.fit;
    choose({ min: 2, max: 2 });
    expect([namesOf(list.shown), list.place.fit]).toEqual([['Dev'], { min: 2, max: 2 }]);
    expect(list.chips.map(({ label }) => label)).toEqual(['2 skills']);
    list.fit.choose({ min: 1, max: 2 });
    expect(list.chips.map(({ label }) => label)).toEqual(['1 to 2 skills']);
    list.chips[0]?.remove();
    expect([list.shown.length, list.place.fit]).toEqual([4, null]);
    list.fit.choose({ min: 0, max: 2 });
    expect(list.place.fit).toBeNull();
  });

  it('is nobody’s match where nothing is looked for', () => {
    const { list, source } = aList({ wanted: [] });
    runInAction(() => source.set([]));
    expect(list.fit.isMatch).toBe(false);
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
