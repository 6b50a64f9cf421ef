import { autorun, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aList, asha, bela, chitra, dev, namesOf } from '../../../testing/candidate-list.ts';
import { ScrollPositions } from '../../../state/device/scroll-positions.ts';
import { FakeTabMemory } from '../../../testing/fake-tab-memory.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a list of candidates', () => {
  it('shows the letters at once and narrows once typing rests', () => {
    const { list } = aList();
    expect(list.typed).toBe('');
    list.type('sq');
    vi.advanceTimersByTime(150);
    list.type('sql');
    vi.advanceTimersByTime(150);
    expect([list.typed, namesOf(list.shown)]).toEqual(['sql', ['Dev', 'Chitra', 'Asha', 'Bela']]);
    vi.runAllTimers();
    expect(namesOf(list.shown)).toEqual(['Dev', 'Chitra', 'Asha']);
  });

  it('stands in the chosen order, narrowed or not', () => {
    const { list } = aList({ viewed: [dev.id, asha.id] });
    list.ordering.sort('score');
    expect(namesOf(list.shown)).toEqual(['Bela', 'Dev', 'Chitra', 'Asha']);
    list.narrow('sql');
    expect(namesOf(list.shown)).toEqual(['Dev', 'Chitra', 'Asha']);
    list.ordering.sort('not-viewed');
    expect(namesOf(list.shown)).toEqual(['Chitra', 'Dev', 'Asha']);
  });

  it('is not drawn again for letters that leave it as it is', () => {
    const { list } = aList();
    const draw = vi.fn<() => unknown>(() => list.shown);
    const leave = autorun(draw);
    for (const words of ['sq', 'sql', 'sq']) list.narrow(words);
    leave();
    // Once with everybody, once with those who know SQL.
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('puts first whoever is to come first, in any order', () => {
    const { list } = aList({ first: [dev.id, asha.id] });
    list.ordering.sort('name');
    expect(namesOf(list.shown)).toEqual(['Asha', 'Dev', 'Bela', 'Chitra']);
    list.ordering.sort('score');
    expect(namesOf(list.shown)).toEqual(['Dev', 'Asha', 'Bela', 'Chitra']);
  });

  it('opens as its address tells, and leaves alone what is being typed', () => {
    const { list } = aList();
    list.restore({ typed: 'figma', order: 'name', fit: null });
    expect([list.typed, namesOf(list.shown)]).toEqual(['figma', ['Bela', 'Dev']]);
    list.type('figma s');
    list.restore({ typed: 'figma', order: 'name', fit: null });
    expect(list.typed).toBe('figma s');
  });
});

describe('ticks', () => {
  it('are set and taken away one by one', () => {
    const { list } = aList();
    list.select(asha.id, true);
    list.select(bela.id, true);
    list.select(asha.id, false);
    expect(namesOf(list.selected)).toEqual(['Bela']);
  });

  it('of two to four people lead to their comparison, for the skills that are looked for', () => {
    const { list } = aList();
    list.select(asha.id, true);
    expect(list.forSelected.compareHref).toBeNull();
    list.select(bela.id, true);
    expect(list.forSelected.compareHref).toBe('/compare?id=asha&id=bela&skill=SQL');
  });

  it('with Shift reach from the last one on, either way, in the order shown', () => {
    const { list } = aList();
    list.ordering.sort('name');
    list.select(dev.id, true);
    list.select(bela.id, true, true);
    expect(namesOf(list.selected)).toEqual(['Bela', 'Chitra', 'Dev']);
    list.select(chitra.id, false, true);
    expect(namesOf(list.selected)).toEqual(['Dev']);
  });

  it('with Shift set one where none was set before, or the last one is hidden', () => {
    const { list } = aList();
    list.select(asha.id, true, true);
    list.narrow('figma');
    list.select(bela.id, true, true);
    list.narrow('');
    expect(namesOf(list.selected)).toEqual(['Asha', 'Bela']);
  });

  it('of all set those that are shown, and typing hides none of them from the count', () => {
    const { list } = aList();
    list.narrow('figma');
    list.selectAll();
    list.narrow('asha');
    expect(namesOf(list.selected)).toEqual(['Dev', 'Bela']);
    list.clearSelection();
    expect(list.selected).toEqual([]);
  });

  it('go with who leaves the list', () => {
    const { list, source } = aList();
    list.selectAll();
    runInAction(() => source.set([asha]));
    expect(namesOf(list.selected)).toEqual(['Asha']);
  });
});

it('a list is leafed through in the order it shows', () => {
  const { list, review } = aList();
  list.ordering.sort('name');
  list.narrow('sql');
  list.review();
  const ids = [asha.id, chitra.id, dev.id];
  expect(review.current).toEqual({ href: '/list', label: 'Applicants', ids, wanted: ['SQL'] });
});

it('a list is exported as it is shown, with what is known beside', () => {
  const { list, downloads } = aList({ viewed: [bela.id] });
  list.narrow('figma');
  list.exportShown();
  expect(downloads.asked).toEqual([
    [
      'save',
      'Analyst, Applicants.csv',
      '\uFEFFName,Score,Skills,Viewed,Shortlisted,Folders,Student id\r\nDev,70,"Figma, SQL",no,no,Finalists,dev\r\nBela,90,Figma,yes,no,Finalists,bela\r\n',
      'text/csv;charset=utf-8',
    ],
  ]);
});

it('a list outside a job knows nothing of views: no order by them, no column', () => {
  const { list, downloads } = aList();
  expect(list.ordering.orders).toEqual(['fit', 'score', 'name']);
  list.restore({ typed: 'figma', order: 'not-viewed', fit: null });
  expect(list.ordering.order).toBe('fit');
  list.exportShown();
  expect(String(downloads.asked[0])).toContain('\uFEFFName,Score,Skills,Shortlisted,Folders,Student id\r\n');
  const ofJob = aList({ viewed: [] }).list;
  ofJob.restore({ typed: '', order: 'not-viewed', fit: null });
  expect([ofJob.ordering.orders.at(-1), ofJob.ordering.order]).toEqual(['not-viewed', 'not-viewed']);
});

it('a list is found where it was left, also when it is left at once', () => {
  const memory = new FakeTabMemory();
  const { list } = aList({ memory });
  list.scroll.scrolled(800);
  list.scroll.scrolled(1208);
  expect(aList({ memory }).list.scroll.startAt).toBe(0);
  vi.runAllTimers();
  expect(aList({ memory }).list.scroll.startAt).toBe(1208);
  list.scroll.scrolled(96);
  list.stop();
  const { session, navigator, list: again } = aList({ memory });
  const places = new ScrollPositions(memory, session, navigator);
  expect([again.scroll.startAt, places.of('/list'), places.of('/other')]).toEqual([96, 96, 0]);
});

it('a list says when this device wrote to somebody', async () => {
  const { list, records } = aList();
  expect(list.card(asha).writtenOn).toBe('');
  await records.wroteTo(asha.id, new Date('2026-11-03T10:00:00Z'));
  expect(list.card(asha).writtenOn).toBe('November 3, 2026');
});

it('a list says whom one starred, and what one noted', async () => {
  const { list, records } = aList({ viewed: [] });
  expect([list.card(asha).starred, list.card(asha).note]).toEqual([false, '']);
  await records.star(asha.id, true);
  await records.note(asha.id, 'Prefers Kochi');
  expect([list.card(asha).starred, list.card(asha).note]).toEqual([true, 'Prefers Kochi']);
});

it('a list finds whom one noted by the words of the note', async () => {
  const { list, records } = aList();
  await records.note(asha.id, 'Prefers Kochi, call in June');
  list.narrow('kochi june');
  expect(namesOf(list.shown)).toEqual(['Asha']);
  await records.note(asha.id, '');
  expect(list.shown).toEqual([]);
});

it('cards have a line for views in a job only, where they are counted', () => {
  const [inJob, outside] = [aList({ viewed: [asha.id] }).list, aList().list];
  expect([asha, bela].map((one) => inJob.card(one).viewed)).toEqual([true, false]);
  expect(outside.card(asha).viewed).toBeNull();
  expect(outside.scores.cardHeight).toBeLessThan(inJob.scores.cardHeight);
});
