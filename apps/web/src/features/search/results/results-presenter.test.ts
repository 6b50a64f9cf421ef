import type { SearchCriteria } from '@glo/domain/search/search';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aFolder } from '@glo/domain/testing/folders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { someSearchResults } from '../../../testing/search-results.ts';
import type { Visit } from '../../../navigation/navigator.ts';
import { aVisit } from '../../../testing/visits.ts';
import type { ResultsPresenter } from './results-presenter.ts';

const narrow: SearchCriteria = {
  jobType: 'Job',
  skills: ['Python', 'SQL'],
  location: 'Pune, Maharashtra, India',
  qualification: '',
};

const narrowAddress = 'type=Job&skills=Python&skills=SQL&location=Pune%2C+Maharashtra%2C+India';

describe('search results', () => {
  it('are those of the last search, whatever the form says by now', () => {
    const { presenter, state, navigator } = someResults(narrow);
    state.update({ skills: ['Figma'] });
    presenter.activate(at(narrowAddress));
    expect([presenter.candidates, presenter.criteria]).toEqual([[], narrow]);
    expect([navigator.went, navigator.replacedUrls]).toEqual([[], []]);
  });

  it.each(['', 'type=Job&location=Pune'])(
    'of an address without skills lead to the search, with a word: %j',
    (query) => {
      const { presenter, navigator, search } = someResults(null);
      presenter.activate(at(query));
      expect(navigator.went).toEqual([
        { path: '/searchCandidate', options: { replace: true, state: { why: 'no-skills' } } },
      ]);
      expect(search.asked).toEqual([]);
    },
  );

  it('of an address are searched for again on a reload or from a link, and the form follows', async () => {
    const { presenter, search, state, navigator } = someResults(null);
    search.answers.find = success([aCandidate({ name: 'Bela' }), aCandidate({ id: studentId('asha'), name: 'Asha' })]);
    presenter.activate(at(`${narrowAddress}&sort=name`));
    expect([presenter.stage, presenter.criteria, state.criteria]).toEqual(['searching', narrow, narrow]);
    await when(() => presenter.stage === 'open');
    expect(search.asked).toEqual([['find', narrow]]);
    expect(presenter.listing.list.shown.map(({ name }) => name)).toEqual(['Asha', 'Bela']);
    presenter.listing.list.ordering.sort('fit');
    expect([navigator.replacedUrls, navigator.went]).toEqual([[`/candidateModal?${narrowAddress}`], []]);
  });

  it('in memory come first: nothing is searched for twice, and an address without criteria gets them', () => {
    const { again, search, navigator } = someResults(narrow);
    for (const query of [narrowAddress, '']) {
      const presenter = again();
      presenter.activate(at(query));
      expect(presenter.stage).toBe('open');
    }
    expect([search.asked, navigator.replacedUrls]).toEqual([[], [`/candidateModal?${narrowAddress}`]]);
  });

  it('in memory of another search than the address says are not shown', async () => {
    const { presenter, search, state } = someResults(narrow);
    presenter.activate(at('type=Job&skills=Figma&location='));
    expect(presenter.criteria?.skills).toEqual(['Figma']);
    await when(() => presenter.stage === 'open');
    expect([search.asked.length, state.last?.criteria.skills, state.criteria.skills]).toEqual([
      1,
      ['Figma'],
      ['Figma'],
    ]);
  });

  it('that do not come say so, and can be asked for again', async () => {
    const { presenter, search, notices } = someResults(null);
    search.answers.find = failure('unreachable');
    presenter.activate(at(narrowAddress));
    await when(() => presenter.stage === 'failed');
    expect(notices.alerts).toEqual(['Some error occured! Please retry..']);
    search.answers.find = new Promise(() => undefined);
    void presenter.retry();
    expect(presenter.stage).toBe('searching');
    presenter.watch.cancel();
    expect(presenter.stage).toBe('failed');
    search.answers.find = success([aCandidate()]);
    await presenter.retry();
    expect([presenter.stage, presenter.candidates]).toEqual(['open', [aCandidate()]]);
  });

  it('that come after the screen was left change nothing', async () => {
    const { presenter, search, state } = someResults(null);
    search.answers.find = success([aCandidate()]);
    presenter.activate(at(narrowAddress))();
    await new Promise(setImmediate);
    expect(state.last).toBeNull();
  });

  it('are found where they were left; those of a new search from the top', () => {
    const { presenter, again, navigator } = someResults(narrow);
    presenter.activate(aVisit());
    presenter.listing.list.scroll.scrolled(624);
    presenter.listing.list.stop();
    const back = again();
    back.activate(aVisit());
    expect(back.listing.list.scroll.startAt).toBe(624);
    navigator.entry = { key: 'next', isReturn: false };
    const fresh = again();
    fresh.activate(aVisit());
    expect(fresh.listing.list.scroll.startAt).toBe(0);
  });

  it('stand as the address says, and say in it what was looked for and how they stand', () => {
    const { presenter, navigator, state } = someResults(narrow);
    state.found(narrow, [aCandidate({ name: 'Bela' }), aCandidate({ id: studentId('asha'), name: 'Asha' })]);
    presenter.activate({ params: {}, query: new URLSearchParams(`${narrowAddress}&sort=name`), state: null });
    expect(presenter.listing.list.shown.map(({ name }) => name)).toEqual(['Asha', 'Bela']);
    presenter.listing.list.narrow('bel');
    const path = `/candidateModal?${narrowAddress}&sort=name&find=bel`;
    expect(navigator.replacedUrls).toEqual([path]);
  });
});

describe('results of a saved search', () => {
  it('that come again for their address are no run: who was new still is', async () => {
    const { presenter, saved, search } = someResults(null);
    await saved.save('Analysts', narrow);
    await saved.ran(
      narrow,
      [asha].filter((one) => one !== undefined),
    );
    const run = await saved.ran(
      narrow,
      [asha, chitra].filter((one) => one !== undefined),
    );
    const [before] = saved.all;
    search.answers.find = success([asha, chitra].filter((one) => one !== undefined));
    presenter.activate(at(`${narrowAddress}&new=only`));
    await when(() => presenter.stage === 'open');
    expect([presenter.news, saved.all[0]]).toEqual([run, before]);
    expect(presenter.listing.list.shown.map(({ name }) => name)).toEqual(['chitra']);
  });

  const [asha, bela, chitra] = ['asha', 'bela', 'chitra'].map((id) => aCandidate({ id: studentId(id), name: id }));
  const news = { ids: new Set([studentId('chitra')]), since: '2025-11-14T12:00:00.000Z' };

  function withNews() {
    const world = someResults(narrow);
    world.state.found(
      narrow,
      [asha, bela, chitra].filter((one) => one !== undefined),
      news,
    );
    const shown = () => world.presenter.listing.list.shown.map(({ name }) => name);
    return { ...world, shown };
  }

  it('mark who is new, and say since when', () => {
    const { presenter } = withNews();
    presenter.activate(aVisit());
    const { marks } = presenter.listing.list;
    expect(['asha', 'chitra'].map((id) => marks.of(studentId(id)).isNew)).toEqual([false, true]);
    expect(presenter.newsLine).toBe('1 new since November 14, 2025');
  });

  it('show the new first or alone, and keep that in the address', () => {
    const { presenter, shown, navigator } = withNews();
    presenter.activate(at(narrowAddress));
    expect(shown()).toEqual(['asha', 'bela', 'chitra']);
    presenter.showNew('first');
    expect(shown()).toEqual(['chitra', 'asha', 'bela']);
    presenter.showNew('only');
    expect(shown()).toEqual(['chitra']);
    const path = `/candidateModal?${narrowAddress}`;
    expect(navigator.replacedUrls).toEqual([`${path}&new=first`, `${path}&new=only`]);
    presenter.revisit(at(narrowAddress));
    expect(shown()).toHaveLength(3);
  });

  it('open as the address says', () => {
    const { presenter, shown } = withNews();
    presenter.activate({ params: {}, query: new URLSearchParams('new=only'), state: null });
    expect(shown()).toEqual(['chitra']);
  });

  it.each([new Set<never>(), new Set(['asha', 'bela', 'chitra'].map(studentId))])(
    'offer no choice where all are the same',
    (ids) => {
      const { presenter, state, shown } = withNews();
      state.found(narrow, state.last?.candidates ?? [], { ...news, ids });
      presenter.activate({ params: {}, query: new URLSearchParams('new=only'), state: null });
      expect([presenter.canShowNew, shown().length]).toEqual([false, 3]);
    },
  );

  it('can be saved from here, under the proposed name', async () => {
    const { presenter, saved } = someResults(narrow);
    expect(presenter.canSave).toBe(true);
    await presenter.save();
    expect([saved.names, presenter.savedAs, presenter.canSave]).toEqual([
      ['Python, SQL · Pune'],
      'Python, SQL · Pune',
      false,
    ]);
    await presenter.save();
    expect(saved.all).toHaveLength(1);
    expect(saved.all[0]?.lastRun?.found).toEqual([]);
  });
});

describe('outside a job', () => {
  it('Shortlist opens the folder modal, and cards say who is in any folder', async () => {
    const { presenter, actions, folders, folderState } = someResults(narrow);
    const [asha, bela] = [aCandidate({ id: studentId('asha') }), aCandidate({ id: studentId('bela') })];
    const data = aFolder({ name: 'Data', candidates: [asha.id] });
    folders.answers.all = success([data]);
    presenter.activate(aVisit());
    await when(() => folderState.all.value !== null);
    const { marks, actions: cardActions } = presenter.listing.list;
    const stateOf = () => [asha, bela].map(({ id }) => marks.of(id).shortlist.state);
    expect([stateOf(), marks.of(asha.id).folders]).toEqual([['shortlisted', 'shortlist'], ['Data']]);
    cardActions.shortlist(bela);
    expect([actions.isOpen, actions.step, actions.choice.candidates]).toEqual([true, 'folder', [bela]]);
    actions.choice.pick(data.id);
    await actions.choice.add();
    await new Promise(setImmediate);
    expect(stateOf()).toEqual(['shortlisted', 'shortlisted']);
  });

  it('Choose Action offers no shortlist', () => {
    const { presenter, actions } = someResults(narrow);
    presenter.listing.list.openActions(aCandidate());
    expect([actions.step, actions.offers?.shortlist]).toEqual(['action', undefined]);
  });
});

describe('similar candidates', () => {
  it.each([
    ['anywhere', { location: '' }],
    ['first-skill', { skills: ['Python'] }],
  ] as const)('are found %s, and the form follows', async (kind, change) => {
    const { presenter, state, search } = someResults(narrow);
    await widen(presenter, kind);
    expect(search.asked).toEqual([['find', { ...narrow, ...change }]]);
    expect(presenter.candidates).toEqual([aCandidate()]);
    expect(state.criteria).toEqual({ ...narrow, ...change });
  });

  it('that fail to come leave everything as it is, and say so', async () => {
    const { presenter, state, search, notices } = someResults(narrow);
    search.answers.find = failure('unreachable');
    await widen(presenter, 'anywhere');
    expect([state.criteria, presenter.criteria]).toEqual([narrow, narrow]);
    expect(notices.alerts).toEqual(['Some error occured! Please retry..']);
  });

  it('are asked for one way at a time', async () => {
    const { presenter, search } = someResults(narrow);
    const first = widen(presenter, 'anywhere');
    expect([presenter.isWidening('anywhere'), presenter.isWidening('first-skill')]).toEqual([true, false]);
    await Promise.all([first, widen(presenter, 'first-skill')]);
    expect(search.asked).toHaveLength(1);
    expect(presenter.isWidening('anywhere')).toBe(false);
  });

  it('that take long can be asked for again', async () => {
    const { presenter, search } = someResults(narrow);
    search.answers.find = new Promise(() => undefined);
    void widen(presenter, 'first-skill');
    search.answers.find = success([aCandidate()]);
    await presenter.retry();
    expect(search.asked).toHaveLength(2);
    expect(presenter.candidates).toEqual([aCandidate()]);
  });
});

const at = (query: string): Visit => ({ params: {}, query: new URLSearchParams(query), state: null });

async function widen(presenter: ResultsPresenter, kind: 'anywhere' | 'first-skill') {
  const wider = presenter.wider.find((search) => search.kind === kind);
  if (wider === undefined) throw new Error(`There is no way ${kind}`);
  await presenter.widen(wider);
}

/** Nobody was found for these criteria; null: nothing was searched for. */
function someResults(criteria: SearchCriteria | null) {
  const world = someSearchResults();
  if (criteria !== null) {
    world.state.update(criteria);
    world.state.found(criteria, []);
  }
  return { ...world, presenter: world.again() };
}
