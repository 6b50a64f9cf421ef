import { emptyCriteria } from '@glo/domain/search/search';
import { aCandidate, accountId, aCompleteRecruiter, aSession } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aSignedInSession } from '../testing/session.ts';
import { SearchState } from './search-state.ts';

const python = { ...emptyCriteria, skills: ['Python'] };

describe('the last search', () => {
  it('keeps its criteria and candidates whatever changes in the form', () => {
    const { search } = aSearchState();
    search.found(python, [aCandidate()]);
    search.update({ skills: ['Figma'] });
    search.update({ location: 'Pune' });
    expect(search.last).toEqual({ criteria: python, candidates: [aCandidate()], news: null, leftOut: 0 });
    expect(search.criteria).toEqual({ ...emptyCriteria, skills: ['Figma'], location: 'Pune' });
  });

  it('survives an expired session, but not a sign-out or another account', () => {
    const { search, session } = aSearchState();
    search.update(python);
    search.found(python, [aCandidate()]);
    session.expire();
    session.start(aSession());
    expect(search.last?.candidates).toEqual([aCandidate()]);
    session.end();
    expect([search.criteria, search.last]).toEqual([emptyCriteria, null]);
    search.found(python, [aCandidate()]);
    session.start(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    expect([search.criteria, search.last]).toEqual([emptyCriteria, null]);
  });
});

function aSearchState() {
  const session = aSignedInSession();
  return { session, search: new SearchState(session) };
}
