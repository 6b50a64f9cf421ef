import { failure, success } from '@glo/domain/shared';
import type { CandidateSearch } from '@glo/domain/search';
import { aCandidate, FakeLookups, scriptedPort } from '@glo/domain/testing';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { SearchState } from '../../../state/search-state.ts';
import { FakeNavigator } from '../../../testing/fake-navigator.ts';
import { aVisit } from '../../../testing/visits.ts';
import { ResultsPresenter } from '../results/results-presenter.ts';
import { SearchPresenter } from './search-presenter.ts';

describe('searching candidates', () => {
  it('starts with Job, and needs one skill', async () => {
    const { presenter, search } = aSearch();
    presenter.activate(aVisit());
    expect([presenter.jobType, presenter.canSearch]).toEqual(['Job', false]);
    await presenter.submit();
    expect(search.asked).toEqual([]);
    expect(presenter.skills.shownError).not.toBeNull();
    presenter.chooseSkills(['Python']);
    expect(presenter.canSearch).toBe(true);
  });

  it('goes on to what it found', async () => {
    const { presenter, search, state, navigator } = aSearch();
    presenter.activate(aVisit());
    presenter.chooseSkills(['Python']);
    presenter.chooseJobType('Internship');
    presenter.choosePlace({ city: 'Pune', state: 'Maharashtra', country: 'India' });
    await presenter.submit();
    expect(search.asked).toEqual([
      ['find', { jobType: 'Internship', skills: ['Python'], location: 'Pune, Maharashtra, India', qualification: '' }],
    ]);
    expect(state.results).toEqual([aCandidate()]);
    expect(navigator.went).toEqual([{ path: '/candidateModal', options: {} }]);
  });

  it('sends once, however often it is pressed', async () => {
    const { presenter, search } = aSearch();
    presenter.activate(aVisit());
    presenter.chooseSkills(['Python']);
    await Promise.all([presenter.submit(), presenter.submit()]);
    expect(search.asked).toHaveLength(1);
  });

  it.each([
    [failure('unreachable'), 'Some error occured! Please retry..'],
    [failure('refused', 'The search is closed for today.'), 'The search is closed for today.'],
  ])('that fails shows the error as an alert', async (answer, text) => {
    const { presenter, search, notices, navigator } = aSearch();
    search.answers.find = answer;
    presenter.activate(aVisit());
    presenter.chooseSkills(['Python']);
    await presenter.submit();
    expect(notices.alerts).toEqual([text]);
    expect([navigator.went, presenter.watch.pending]).toEqual([[], false]);
  });

  it('keeps its criteria while one looks around', () => {
    const { presenter, again } = aSearch();
    presenter.activate(aVisit());
    presenter.chooseSkills(['Python']);
    presenter.chooseJobType('Freelancing');
    const later = again();
    later.activate(aVisit());
    expect([later.skills.value, later.jobType]).toEqual([['Python'], 'Freelancing']);
  });
});

describe('search results', () => {
  it('without a search in memory lead back to it, with a word', () => {
    const { results, navigator } = aSearch();
    results.activate();
    expect(navigator.went).toEqual([
      { path: '/searchCandidate', options: { replace: true, state: { why: 'results-gone' } } },
    ]);
  });

  it('can be widened to anywhere, or to the first skill', async () => {
    const { results, state, search } = aSearch();
    state.update({ skills: ['Python', 'SQL'], location: 'Pune, Maharashtra, India' });
    state.found([]);
    await results.searchAnywhere();
    expect(state.criteria).toMatchObject({ location: '', skills: ['Python', 'SQL'] });
    await results.searchFirstSkill();
    expect(search.asked.at(-1)).toMatchObject(['find', { location: '', skills: ['Python'] }]);
    expect(results.results).toEqual([aCandidate()]);
  });

  it('stay as they are when widening fails', async () => {
    const { results, state, search, notices } = aSearch();
    state.update({ skills: ['Python'], location: 'Pune, Maharashtra, India' });
    state.found([]);
    search.answers.find = failure('unreachable');
    await results.searchAnywhere();
    expect(state.criteria.location).toBe('Pune, Maharashtra, India');
    expect(notices.alerts).toHaveLength(1);
  });
});

function aSearch() {
  const search = scriptedPort<CandidateSearch>({ find: success([aCandidate()]) });
  const state = new SearchState();
  const navigator = new FakeNavigator();
  const notices = new Notices();
  const again = () => new SearchPresenter(search, new FakeLookups(), state, navigator, notices);
  const results = new ResultsPresenter(search, state, navigator, notices);
  return { presenter: again(), again, results, search, state, navigator, notices };
}
