import { emptyCriteria } from '@glo/domain/search/search';
import { aCandidate, accountId, aCompleteRecruiter, aSession } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aSignedInSession } from '../testing/session.ts';
import { SearchState } from './search-state.ts';

const python = { ...emptyCriteria, skills: ['Python'] };

describe('the last search', () => {
  it('keeps its criteria and candidates', () => {
    const { search } = aSearchState();
    search.found(python, [aCandidate()]);
    expect(search.last).toEqual({ criteria: python, candidates: [aCandidate()], news: null, leftOut: 0 });
  });

  it('does not change with the form', () => {
    const { search } = aSearchState();
    search.found(python, []);
    search.update({ skills: ['Figma'] });
    expect(search.last?.criteria).toEqual(python);
    expect(search.criteria).toEqual({ ...emptyCriteria, skills: ['Figma'] });
    search.update({ location: 'Pune' });
    expect(search.criteria).toEqual({ ...emptyCriteria, skills: ['Figma'], location: 'Pune' });
  });

  it('is cleared on sign-out and for another account', () => {
    const { search, session } = aSearchState();
    search.update(python);
    search.found(python, [aCandidate()]);
    session.end();
    expect([search.criteria, search.last]).toEqual([emptyCriteria, null]);
    search.found(python, [aCandidate()]);
    session.begin(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    expect([search.criteria, search.last]).toEqual([emptyCriteria, null]);
  });

  it('survives an expired session of the same account', () => {
    const { search, session } = aSearchState();
    search.found(python, [aCandidate()]);
    session.expire();
    session.begin(aSession());
    expect(search.last?.candidates).toEqual([aCandidate()]);
  });
});

function aSearchState() {
  const session = aSignedInSession();
  return { session, search: new SearchState(session) };
}
