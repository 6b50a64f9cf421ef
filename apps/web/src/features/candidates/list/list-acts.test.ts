import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { autorun, runInAction, when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aJobList, aList, asha, bela, chitra, dev, namesOf } from '../../../testing/candidate-list.ts';
import { FakeDevice } from '../../../testing/fake-device.ts';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { cardHeights } from '../card/card-model.ts';
import { BulkActions } from './BulkActions.tsx';
import type { CandidateListParts } from './candidate-list-parts.ts';

describe('an e-mail to all that are selected', () => {
  it('leads to the letter, for the job of the list', () => {
    const { list, mailings, navigator } = aJobList();
    list.forSelected.write();
    expect([mailings.source, navigator.went]).toEqual([null, []]);
    list.select(bela.id, true);
    list.forSelected.write();
    expect(mailings.source).toEqual({ href: '/opportunitypage?job=job-1', label: 'Applicants' });
    expect(namesOf(mailings.addressees as readonly (typeof bela)[])).toEqual(['Bela']);
    expect(navigator.went.map(({ path }) => path)).toEqual(['/connect?job=job-1']);
  });

  it('has addresses that can be copied', async () => {
    const { list, clipboard } = aJobList();
    list.select(bela.id, true);
    list.forSelected.copyEmails();
    await vi.waitFor(() => expect(clipboard.asked).toHaveLength(1));
  });
});

describe('the bar of a selection', () => {
  const bar = ({ list }: ReturnType<typeof aList>) => createElement(BulkActions, { list });
  const barOf = (world: ReturnType<typeof aList>) => textOf(bar(world));

  it('says how many are selected, and how many of them are not shown', () => {
    const world = aList();
    for (const { id } of [asha, bela, dev]) world.list.select(id, true);
    expect(barOf(world)).not.toContain('not shown');
    world.list.narrow('asha');
    expect(barOf(world)).toContain('3 selected, 2 not shown');
  });

  it('says that no more than four can be compared', () => {
    const people = Array.from({ length: 5 }, (_, at) => aCandidate({ id: studentId(`s-${at}`), name: `S ${at}` }));
    const world = aList();
    runInAction(() => world.source.set(people));
    const markup = () => markupOf(bar(world));
    world.list.select(studentId('s-0'), true);
    expect(markup()).not.toContain('Compare');
    world.list.selectAll();
    expect(markup()).toContain('title="At most 4 can be compared"');
    world.list.select(studentId('s-0'), false);
    expect(markup()).toContain('href="/compare?');
  });
});

describe('a card of a list', () => {
  it('opens Choose Action, with what its screen offers', () => {
    const removeFromAll = () => undefined;
    const { list, actions, review } = aJobList({}, { offers: () => ({ removeFromAll }) });
    list.cardActions(bela).openActions();
    expect([actions.isOpen, actions.step, actions.candidate]).toEqual([true, 'action', bela]);
    expect(actions.offers).toMatchObject({ profileHref: '/glofolio/bela', removeFromAll });
    expect(review.current).toBeNull();
    actions.follow();
    expect(review.current?.href).toBe('/opportunitypage?job=job-1');
  });

  it('opens Choose Action where its screen offers nothing more', () => {
    const { list, actions } = aJobList();
    list.cardActions(bela).openActions();
    expect([actions.isOpen, actions.offers?.profileHref]).toEqual([true, '/glofolio/bela']);
  });

  it('says in the exported file who is shortlisted', () => {
    const of = () => ({ shortlist: { state: 'shortlisted', of: 'job', busy: false }, folders: [] }) as const;
    const { list, downloads } = aJobList({ candidates: [bela] }, {}, { of });
    list.exportShown();
    expect(downloads.asked[0]?.[2]).toContain('Bela,90,Figma,yes,');
  });

  it('shortlists, and is selected with those between it and the last one', () => {
    const shortlist = vi.fn<() => void>();
    const { list, review } = aJobList({}, { shortlist });
    list.cardActions(bela).shortlist();
    expect(shortlist.mock.calls).toEqual([[bela]]);
    list.ordering.sort('name');
    list.cardActions(asha).select(true, false);
    list.cardActions(chitra).select(true, true);
    expect(namesOf(list.selected)).toEqual(['Asha', 'Bela', 'Chitra']);
    expect([list.card(bela).selected, list.card(dev).selected]).toEqual([true, false]);
    list.cardActions(bela).follow(true);
    expect(review.current?.ids).toEqual([asha.id, bela.id, chitra.id, dev.id]);
  });

  it('outside a job says what orders those who match alike, where points are known', () => {
    const known = aCandidate({ id: studentId('known'), name: 'Known', score: 90, points: 707 });
    const tieBreaker = { rank: () => 0, text: () => '4 of 5' };
    const { list } = aJobList({ candidates: [asha, known] }, {}, { tieBreaker });
    expect(list.scores.hasPoints).toBe(true);
    expect(list.card(known).tieBreakers).toEqual({ points: 707, text: '4 of 5' });
    expect(list.card(asha).tieBreakers).toEqual({ points: null, text: '4 of 5' });
    const plain = aJobList({ candidates: [asha, known] }).list;
    expect(plain.card(known).tieBreakers).toEqual({ points: 707, text: '' });
    expect(plain.scores.cardHeight).toBeGreaterThan(aJobList().list.scores.cardHeight);
    const inJob = aJobList({ candidates: [asha, known] }, {}, { isViewed: () => false }).list;
    expect(inJob.card(known).tieBreakers).toBeNull();
    expect(aJobList().list.card(asha).tieBreakers).toBeNull();
  });

  it('outside a job puts those who match alike in the order of what else is known', () => {
    const [first, second] = ['first', 'second'].map((id) =>
      aCandidate({ id: studentId(id), name: id, score: 50, points: 1 }),
    );
    if (first === undefined || second === undefined) throw new Error('There are two');
    const tieBreaker = { rank: ({ id }: { readonly id: string }) => (id === 'second' ? 1 : 0), text: () => '' };
    const { list } = aJobList({ candidates: [first, second] }, {}, { tieBreaker });
    expect(namesOf(list.shown)).toEqual(['second', 'first']);
    expect(namesOf(aJobList({ candidates: [first, second] }).list.shown)).toEqual(['first', 'second']);
  });

  it('counts GloPoints where nobody has a score', () => {
    const none = aCandidate({ id: studentId('none'), score: null });
    expect(aJobList({ candidates: [none] }).list.scores.kind).toBe('points');
    const match = aCandidate({ id: studentId('match'), score: 40, scoreKind: 'match' });
    expect(aJobList({ candidates: [none, match] }).list.scores.kind).toBe('match');
  });

  it('says match and fit once where they are the same for everybody, and GloPoints in its place', () => {
    const [half, all] = [
      aCandidate({ id: studentId('half'), skills: ['SQL'], score: 33, points: 707 }),
      aCandidate({ id: studentId('all'), skills: ['SQL', 'Go', 'Rust'], score: 100 }),
    ];
    const wanted = ['SQL', 'Go', 'Rust'];
    const { list } = aJobList({ candidates: [half, all] }, {}, { wanted });
    expect([list.scores.matchIsFit, list.card(half).points, list.card(all).points]).toEqual([true, 707, null]);
    expect([list.card(half).tieBreakers, list.scores.cardHeight]).toEqual([null, cardHeights.plain]);
    const tieBreaker = { rank: () => 0, text: () => '4 of 5' };
    const pool = aJobList({ candidates: [half, all] }, {}, { wanted, tieBreaker }).list;
    expect([pool.card(half).tieBreakers, pool.scores.cardHeight]).toEqual([
      { points: null, text: '4 of 5' },
      cardHeights.withLine,
    ]);
    const other = aCandidate({ id: studentId('other'), skills: ['SQL'], score: 50, points: 1 });
    const placed = aJobList({ candidates: [half, other] }, {}, { wanted }).list;
    expect([placed.scores.matchIsFit, placed.card(half).points]).toEqual([false, undefined]);
    const counted = aJobList({ candidates: [{ ...half, scoreKind: 'points' }] }, {}, { wanted }).list;
    expect(counted.scores.matchIsFit).toBe(false);
    const inJob = aJobList({ candidates: [half, all] }, {}, { wanted, isViewed: () => false }).list;
    expect([inJob.scores.matchIsFit, inJob.card(half).points]).toEqual([false, undefined]);
  });
});

describe('a list in groups', () => {
  const groups = () => [{ title: 'Figma', people: [bela] }];

  it('is one grid as soon as words or a range narrow it', () => {
    const { list } = aJobList({ groups });
    expect([list.groups, namesOf(list.laidOut)]).toEqual([groups(), ['Bela']]);
    list.narrow(' ');
    expect(list.groups).toEqual(groups());
    list.narrow('sql');
    expect([list.groups, namesOf(list.laidOut)]).toEqual([null, ['Dev', 'Chitra', 'Asha']]);
    list.narrow('');
    list.fit.choose({ min: 0, max: 0 });
    expect([list.groups, namesOf(list.laidOut)]).toEqual([null, ['Bela']]);
  });

  it('is not drawn again while its groups have the same people', () => {
    const { list } = aJobList({ groups });
    const draw = vi.fn<() => unknown>(() => list.laidOut);
    const leave = autorun(draw);
    list.ordering.sort('name');
    leave();
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('is leafed through by its groups first, then by those they leave out', () => {
    const { list, review } = aJobList({ groups });
    list.review();
    expect(review.current?.ids).toEqual([bela.id, dev.id, chitra.id, asha.id]);
  });

  it('gives its groups those who are shown, in order', () => {
    const given = vi.fn<NonNullable<CandidateListParts['source']['groups']>>().mockReturnValue(null);
    const { list } = aJobList({ groups: given });
    list.ordering.sort('name');
    expect(list.groups).toBeNull();
    expect(given.mock.lastCall?.[0]?.map(({ name }) => name)).toEqual(['Asha', 'Bela', 'Chitra', 'Dev']);
  });
});

describe('what narrows a list', () => {
  it('is its range of fit before the filter of the screen', () => {
    const chip = { label: 'Pune', remove: () => undefined };
    const { list } = aJobList({ chips: [chip] });
    expect(list.chips).toEqual([chip]);
    list.fit.choose({ min: 1, max: 1 });
    expect(list.chips.map(({ label }) => label)).toEqual(['1 skill', 'Pune']);
  });

  it('is not typed any more once the list is left', () => {
    vi.useFakeTimers();
    const { list } = aJobList();
    const leave = list.open();
    list.type('sql');
    leave();
    vi.runAllTimers();
    vi.useRealTimers();
    expect([list.typed, list.words]).toEqual(['sql', '']);
  });

  it('takes the place of what was being typed', () => {
    vi.useFakeTimers();
    const { list } = aJobList();
    list.type('sq');
    list.narrow('figma');
    vi.runAllTimers();
    vi.useRealTimers();
    expect([list.typed, list.words]).toEqual(['figma', 'figma']);
  });
});

it('who is in a list can be looked for by name, each at their profile, also while it is narrowed', () => {
  const { list } = aJobList();
  list.narrow('figma');
  expect(list.shownPeople).toEqual(
    [dev, chitra, asha, bela].map((person) => ({ person, href: `/glofolio/${person.id}` })),
  );
});

it('a list that nobody is selected in compares nobody, and puts nobody into a folder', () => {
  const { list, actions } = aJobList();
  list.forSelected.addToFolder();
  expect([list.forSelected.compareHref, actions.isOpen]).toEqual([null, false]);
  list.selectAll();
  list.forSelected.addToFolder();
  expect([actions.isOpen, actions.step, actions.choice.candidates.length]).toEqual([true, 'folder', 4]);
});

it('private notes and stars are read with the first list', async () => {
  const device = new FakeDevice();
  await aList({ device }).records.star(asha.id, true);
  const { list } = aList({ device });
  expect(list.card(asha).starred).toBe(false);
  await when(() => list.card(asha).starred);
  expect(list.card(bela).starred).toBe(false);
});
