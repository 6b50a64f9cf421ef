import type { Candidate } from '@glo/domain/candidates/candidate';
import { emptyCriteria } from '@glo/domain/search/search';
import { aCandidate } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { aVisit } from '../../testing/fakes/fake-navigator.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { aSearchForm } from '../../testing/search/search-form.ts';
import { someSearchResults } from '../../testing/search/search-results.ts';
import { SearchView } from './criteria/SearchView.tsx';
import { ResultsView } from './results/ResultsView.tsx';

describe('Search Candidates', () => {
  it('shows its title, three job types and fields', () => {
    const view = form();
    expect(textOf(view)).toMatch(
      /^Search Candidates Enter the details to search for candidate Looking for a name\? Ctrl K Basic Detail/,
    );
    expect(textOf(view)).toMatch(
      /Job type Job Internship Freelancing Skills .*Location .*Search Saved searches .*None yet /,
    );
    expect(markupOf(view)).toContain('placeholder="Top Skills required*"');
  });
});

describe('Search Result', () => {
  it('shows candidates, criteria and the back link', () => {
    const view = results([aCandidate()]);
    expect(textOf(view)).toMatch(/^Search Result .*Job · SQL · Pune, Maharashtra, India/);
    expect(textOf(view)).toContain('Aarohi Deshmukh');
    expect(markupOf(view)).toMatch(/href="\/searchCandidate"[^>]*>.*Change Filters/);
    expect(markupOf(view)).toContain('href="/glofolio/student-1"');
  });

  it('hints at similar candidates if none were found', () => {
    expect(textOf(results([]))).toMatch(/No Candidates Found See similar candidates .*Search everywhere/);
  });
});

function form() {
  const { presenter } = aSearchForm();
  presenter.activate(aVisit());
  return createElement(SearchView, { presenter });
}

function results(candidates: readonly Candidate[]) {
  const { state, again } = someSearchResults();
  state.found({ ...emptyCriteria, skills: ['SQL'], location: 'Pune, Maharashtra, India' }, candidates);
  const presenter = again();
  presenter.activate(aVisit());
  return createElement(ResultsView, { presenter });
}
