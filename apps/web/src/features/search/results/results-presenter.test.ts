import type { CandidateSearch, SearchCriteria } from '@glo/domain/search';
import { failure, success } from '@glo/domain/shared';
import { aCandidate, scriptedPort } from '@glo/domain/testing';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { SearchState } from '../../../state/search-state.ts';
import { FakeNavigator } from '../../../testing/fake-navigator.ts';
import { aSignedInSession } from '../../../testing/session.ts';
import { ResultsPresenter } from './results-presenter.ts';

const narrow: SearchCriteria = {
  jobType: 'Job',
  skills: ['Python', 'SQL'],
  location: 'Pune, Maharashtra, India',
  qualification: '',
};

describe('search results', () => {
  it('are those of the last search, whatever the form says by now', () => {
    const { presenter, state, navigator } = someResults(narrow);
    state.update({ skills: ['Figma'] });
    presenter.activate();
    expect([presenter.candidates, presenter.criteria]).toEqual([[], narrow]);
    expect(navigator.went).toEqual([]);
  });

  it('without a search in memory lead back to it, with a word', () => {
    const { presenter, navigator } = someResults(null);
    presenter.activate();
    expect(navigator.went).toEqual([
      { path: '/searchCandidate', options: { replace: true, state: { why: 'results-gone' } } },
    ]);
  });

  it('are found where they were left', () => {
    const { presenter, again } = someResults(narrow);
    presenter.keepPlace(624);
    expect(again().scrolled).toBe(624);
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

async function widen(presenter: ResultsPresenter, kind: 'anywhere' | 'first-skill') {
  const wider = presenter.wider.find((search) => search.kind === kind);
  if (wider === undefined) throw new Error(`There is no way ${kind}`);
  await presenter.widen(wider);
}

/** Nobody was found for these criteria; null: nothing was searched for. */
function someResults(criteria: SearchCriteria | null) {
  const search = scriptedPort<CandidateSearch>({ find: success([aCandidate()]) });
  const state = new SearchState(aSignedInSession());
  if (criteria !== null) {
    state.update(criteria);
    state.found(criteria, []);
  }
  const navigator = new FakeNavigator();
  const notices = new Notices();
  const again = () => new ResultsPresenter(search, state, navigator, notices);
  return { presenter: again(), again, search, state, navigator, notices };
}
