import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { autorun, runInAction } from 'mobx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aList, asha, bela, chitra, dev, namesOf } from '../../../testing/candidate-list.ts';
import { selectionText } from './commands/list-commands.ts';
import { offeredOrders, orderLabel } from './list-orders.ts';
import { readListViewState } from './list-view-state.ts';
import { factsOfList, openList } from './open-list.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const byFit = ['Dev', 'Chitra', 'Asha', 'Bela'];

describe('the search text of a list', () => {
  it('is shown at once and applied when typing pauses', () => {
    const { list } = aList();
    list.type('sq');
    vi.advanceTimersByTime(150);
    list.type('sql');
    vi.advanceTimersByTime(150);
    expect([list.typed, namesOf(list.shown)]).toEqual(['sql', byFit]);
    vi.runAllTimers();
    expect(namesOf(list.shown)).toEqual(['Dev', 'Chitra', 'Asha']);
  });

  it('replaces text that is being typed', () => {
    const { list } = aList();
    list.type('sq');
    list.search('figma');
    vi.runAllTimers();
    expect([list.typed, list.words]).toEqual(['figma', 'figma']);
  });

  it('is not applied after the list has closed', () => {
    const { list } = aList();
    const close = openList(list);
    list.type('sql');
    close();
    vi.runAllTimers();
    expect([list.typed, list.words]).toEqual(['sql', '']);
  });

  it('is applied at once when the focus moves to the cards', () => {
    const { list } = aList();
    list.search('Bela');
    list.type('');
    list.goToCards();
    expect([list.words, list.shown.length, list.place.goal?.place]).toEqual(['', 4, 0]);
  });

  it('finds private notes', async () => {
    const { list, records } = aList();
    await records.note(asha.id, 'Prefers Kochi, call in June');
    list.search('kochi june');
    expect(namesOf(list.shown)).toEqual(['Asha']);
  });

  it('narrows the list once, whatever else the recruiter records', async () => {
    const { list, records } = aList();
    list.search('sql');
    const stop = autorun(() => list.fitting);
    const { fitting } = list;
    await records.choose('sawTalentPool', true);
    expect(list.fitting).toBe(fitting);
    stop();
  });

  it('does not recompute the cards if it changes nothing', () => {
    const { list } = aList();
    const render = vi.fn<() => unknown>(() => list.shown);
    const stop = autorun(render);
    for (const words of ['sq', 'sql', 'sq']) list.search(words);
    stop();
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('the order of a list', () => {
  it('is best fit by default', () => {
    const { list } = aList();
    expect([list.order, list.view.order, namesOf(list.shown)]).toEqual(['fit', null, byFit]);
    list.sort('name');
    expect([list.view.order, namesOf(list.shown)]).toEqual(['name', ['Asha', 'Bela', 'Chitra', 'Dev']]);
    list.sort('fit');
    expect(list.view.order).toBeNull();
  });

  it('is the order of the service by default if that has a name', () => {
    const { list } = aList({ givenOrder: 'As recommended' });
    expect([list.order, namesOf(list.shown)]).toEqual(['given', ['Chitra', 'Asha', 'Dev', 'Bela']]);
    expect(offeredOrders(list)).toEqual(['fit', 'score', 'name', 'given']);
    expect(orderLabel('given', list)).toBe('As recommended');
  });

  it('cannot be fit if no skills are wanted', () => {
    const { list } = aList({ wanted: [] });
    list.restore({ ...list.view, order: 'fit' });
    expect([list.order, offeredOrders(list), list.shown.length]).toEqual(['given', ['score', 'name', 'given'], 4]);
  });

  it('names the order by score after what the score is', () => {
    const points = aCandidate({ id: studentId('points'), name: 'Points', scoreKind: 'points' });
    const labels = [aList(), aList({ candidates: [points] })].map(({ list }) => orderLabel('score', list));
    expect(labels).toEqual(['Match', 'GloPoints']);
  });

  it('can be by view only in a job', () => {
    expect(offeredOrders(aList().list)).not.toContain('not-viewed');
    const { list } = aList({ viewed: [dev.id, asha.id] });
    list.sort('not-viewed');
    expect(namesOf(list.shown)).toEqual(['Chitra', 'Bela', 'Dev', 'Asha']);
  });
});

describe('the fit of a list', () => {
  it('is counted once per candidate', () => {
    let reads = 0;
    const people = Array.from({ length: 40 }, (_, index) => ({
      ...aCandidate({ id: studentId(`p-${index}`), name: `p-${index}` }),
      get skills() {
        reads += 1;
        return index % 2 === 0 ? ['SQL'] : [];
      },
    }));
    const { list, source } = aList();
    const stop = autorun(() => list.shown);
    runInAction(() => source.set(people.slice(0, 30)));
    runInAction(() => source.set(people));
    list.sort('name');
    list.sort('fit');
    expect([list.shown.length, reads]).toEqual([40, 40]);
    stop();
  });
});

describe('the URL of a list', () => {
  it('has the parameters of the screen and the list', () => {
    const { list, navigator } = aList({ query: new URLSearchParams({ job: 'job-1' }) });
    const stop = list.writeUrl();
    list.sort('name');
    list.search('sql');
    stop();
    list.search('');
    expect(navigator.replacedUrls).toEqual(['/list?job=job-1&sort=name', '/list?job=job-1&sort=name&find=sql']);
  });

  it('sets the order and the search text, and keeps text that is being typed', () => {
    const { list } = aList();
    const url = new URLSearchParams('find=figma&sort=name');
    list.restore(readListViewState(url));
    expect([list.typed, namesOf(list.shown)]).toEqual(['figma', ['Bela', 'Dev']]);
    list.type('figma s');
    list.restore(readListViewState(url));
    expect(list.typed).toBe('figma s');
  });
});

describe('the profiles of a list', () => {
  it('are paged in the displayed order', () => {
    const { list, paged } = aList();
    list.sort('name');
    list.search('sql');
    list.services.navigation.leave(list);
    const ids = [asha.id, chitra.id, dev.id];
    expect(paged.current).toEqual({ href: '/list?sort=name&find=sql', label: 'Applicants', ids, wanted: ['SQL'] });
  });

  it('can be found by name while the list is narrowed', () => {
    const { list } = aList();
    list.search('figma');
    expect(factsOfList(list).shownPeople).toEqual(
      [dev, chitra, asha, bela].map((person) => ({ person, href: `/glofolio/${person.id}` })),
    );
  });
});

describe('the selection of a list', () => {
  it('keeps candidates that the search text hides', () => {
    const { list } = aList();
    list.search('figma');
    list.selectAll();
    list.search('asha');
    expect([namesOf(list.selected), selectionText(list)]).toEqual([['Dev', 'Bela'], '2 selected, 2 not shown']);
  });

  it('loses candidates that leave the list', () => {
    const { list, source } = aList();
    list.selectAll();
    runInAction(() => source.set([asha]));
    expect(namesOf(list.selected)).toEqual(['Asha']);
  });
});
