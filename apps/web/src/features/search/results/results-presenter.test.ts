import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aFolder } from '@glo/domain/testing/folders';
import { aSavedSearch } from '@glo/domain/testing/search';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { criteriaQuery } from '../../../navigation/search-address.ts';
import { offeredBy } from '../../../testing/commands.ts';
import { someSearchResults } from '../../../testing/search/search-results.ts';
import { aVisit, aVisitAt } from '../../../testing/fakes/fake-navigator.ts';
import type { ResultsPresenter } from './results-presenter.ts';
import { listedCardActions } from '../../candidate-list/list/listed-card.ts';

const narrow = aSavedSearch().criteria;

const narrowAddress = String(criteriaQuery(narrow));

describe('search results', () => {
  it('are those of the last search, even if the form has changed', () => {
    const { presenter, state, navigator } = someSearchResults(narrow);
    state.update({ skills: ['Figma'] });
    presenter.activate(aVisitAt(narrowAddress));
    expect([presenter.candidates, presenter.criteria]).toEqual([[], narrow]);
    expect([navigator.went, navigator.replacedUrls]).toEqual([[], []]);
  });

  it.each(['', 'type=Job&location=Pune'])(
    'redirect to the search and say why if the URL has no skills: %j',
    (query) => {
      const { presenter, navigator, search } = someSearchResults();
      presenter.activate(aVisitAt(query));
      expect(navigator.went).toEqual([
        { path: '/searchCandidate', options: { replace: true, state: { why: 'no-skills' } } },
      ]);
      expect(search.asked).toEqual([]);
    },
  );

  it('are requested again for a URL, and fill the form', async () => {
    const { presenter, search, state, navigator } = someSearchResults();
    search.answers.find = success([aCandidate({ name: 'Bela' }), aCandidate({ id: studentId('asha'), name: 'Asha' })]);
    presenter.activate(aVisitAt(`${narrowAddress}&sort=name`));
    expect([presenter.stage, presenter.criteria, state.criteria]).toEqual(['searching', narrow, narrow]);
    await when(() => presenter.stage === 'open');
    expect(search.asked).toEqual([['find', narrow]]);
    expect(presenter.list.shown.map(({ name }) => name)).toEqual(['Asha', 'Bela']);
    presenter.list.search('bel');
    expect(navigator.replacedUrls).toEqual([`/candidateModal?${narrowAddress}&sort=name&find=bel`]);
    presenter.list.sort('fit');
    expect([navigator.replacedUrls.at(-1), navigator.went]).toEqual([`/candidateModal?${narrowAddress}&find=bel`, []]);
  });

  it('come from memory for the same URL and for one without criteria', () => {
    const { again, search, navigator } = someSearchResults(narrow);
    for (const query of [narrowAddress, '']) {
      const presenter = again();
      presenter.activate(aVisitAt(query));
      expect(presenter.stage).toBe('open');
    }
    expect([search.asked, navigator.replacedUrls]).toEqual([[], [`/candidateModal?${narrowAddress}`]]);
  });

  it('do not come from memory for another search', async () => {
    const { presenter, search, state } = someSearchResults(narrow);
    presenter.activate(aVisitAt('type=Job&skills=Figma&location='));
    expect(presenter.criteria?.skills).toEqual(['Figma']);
    await when(() => presenter.stage === 'open');
    expect([search.asked.length, state.last?.criteria.skills, state.criteria.skills]).toEqual([
      1,
      ['Figma'],
      ['Figma'],
    ]);
  });

  it('show a failure and can be retried', async () => {
    const { presenter, search, notices } = someSearchResults();
    search.answers.find = failure('unreachable');
    presenter.activate(aVisitAt(narrowAddress));
    await when(() => presenter.stage === 'failed');
    expect(notices.alerts).toEqual(['Some error occured! Please retry..']);
    expect([presenter.candidates, presenter.leftOut, presenter.newsLine]).toEqual([[], 0, '']);
    search.answers.find = new Promise(() => undefined);
    void presenter.retry();
    expect(presenter.stage).toBe('searching');
    presenter.watch.cancel();
    expect(presenter.stage).toBe('failed');
    search.answers.find = success([aCandidate()]);
    await presenter.retry();
    expect([presenter.stage, presenter.candidates]).toEqual(['open', [aCandidate()]]);
  });

  it('offer nothing before a search', async () => {
    const { presenter, saved, search } = someSearchResults();
    expect([presenter.stage, presenter.criteria, presenter.wider]).toEqual(['opening', null, []]);
    await presenter.save();
    await presenter.retry();
    expect([saved.all, search.asked, offeredBy(presenter)]).toEqual([[], [], []]);
  });

  it('count the records that could not be read', () => {
    const { presenter, state } = someSearchResults(narrow);
    state.found(narrow, [aCandidate()], null, 2);
    expect(presenter.leftOut).toBe(2);
  });

  it('are exported under the skills', () => {
    expect(someSearchResults(narrow).presenter.list.source.fileName).toBe('Search Result, Python, SQL');
  });

  it('stop writing the URL after they were left', () => {
    const { presenter, navigator } = someSearchResults(narrow);
    const leave = presenter.activate(aVisitAt(narrowAddress));
    presenter.revisit(aVisitAt(`${narrowAddress}&find=bel`));
    expect(presenter.list.words).toBe('bel');
    leave();
    const kept = navigator.replacedUrls.length;
    presenter.list.search('ash');
    expect(navigator.replacedUrls).toHaveLength(kept);
  });

  it('ignore a response after the screen was left', async () => {
    const { presenter, search, state } = someSearchResults();
    search.answers.find = success([aCandidate()]);
    presenter.activate(aVisitAt(narrowAddress))();
    await new Promise(setImmediate);
    expect(state.last).toBeNull();
  });

  it('restore the scroll position, and start a new search at the top', () => {
    const { presenter, again, navigator } = someSearchResults(narrow);
    presenter.activate(aVisit());
    presenter.list.place.scrolled(624);
    presenter.list.stop();
    const back = again();
    back.activate(aVisit());
    expect(back.list.place.scrollTop).toBe(624);
    navigator.entry = { key: 'next', isReturn: false };
    const fresh = again();
    fresh.activate(aVisit());
    expect(fresh.list.place.scrollTop).toBe(0);
  });
});

describe('results outside a job', () => {
  it('open the folder modal on Shortlist, and mark candidates in folders', async () => {
    const { presenter, actions, folders, folderState } = someSearchResults(narrow);
    const [asha, bela] = [aCandidate({ id: studentId('asha') }), aCandidate({ id: studentId('bela') })];
    const data = aFolder({ name: 'Data', candidates: [asha.id] });
    folders.answers.all = success([data]);
    presenter.activate(aVisit());
    await when(() => folderState.all.value !== null);
    const { list } = presenter;
    const stateOf = () => [asha, bela].map(({ id }) => list.source.marksOf(id).shortlist.state);
    expect([stateOf(), list.source.marksOf(asha.id).folders]).toEqual([['shortlisted', 'shortlist'], ['Data']]);
    listedCardActions(bela, list).shortlist();
    expect([actions.isOpen, actions.step, actions.choice.candidates]).toEqual([true, 'folder', [bela]]);
    actions.choice.pick(data.id);
    await actions.choice.adding.run();
    await new Promise(setImmediate);
    expect(stateOf()).toEqual(['shortlisted', 'shortlisted']);
  });

  it('offer no shortlist in Choose Action', () => {
    const { presenter, actions } = someSearchResults(narrow);
    listedCardActions(aCandidate(), presenter.list).openActions();
    expect([actions.step, actions.offers?.shortlist]).toEqual(['action', undefined]);
  });
});

describe('similar candidates', () => {
  it.each([
    ['anywhere', { location: '' }],
    ['first-skill', { skills: ['Python'] }],
  ] as const)('are found %s, and the form follows', async (kind, change) => {
    const { presenter, state, search } = someSearchResults(narrow);
    await widen(presenter, kind);
    expect(search.asked).toEqual([['find', { ...narrow, ...change }]]);
    expect(presenter.candidates).toEqual([aCandidate()]);
    expect(state.criteria).toEqual({ ...narrow, ...change });
  });

  it('change nothing on failure, and show an alert', async () => {
    const { presenter, state, search, notices } = someSearchResults(narrow);
    search.answers.find = failure('unreachable');
    await widen(presenter, 'anywhere');
    expect([state.criteria, presenter.criteria]).toEqual([narrow, narrow]);
    expect(notices.alerts).toEqual(['Some error occured! Please retry..']);
  });

  it('are requested one way at a time', async () => {
    const { presenter, search } = someSearchResults(narrow);
    const first = widen(presenter, 'anywhere');
    expect([presenter.isWidening('anywhere'), presenter.isWidening('first-skill')]).toEqual([true, false]);
    await Promise.all([first, widen(presenter, 'first-skill')]);
    expect(search.asked).toHaveLength(1);
    expect(presenter.isWidening('anywhere')).toBe(false);
  });

  it('can be retried while pending', async () => {
    const { presenter, search } = someSearchResults(narrow);
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
