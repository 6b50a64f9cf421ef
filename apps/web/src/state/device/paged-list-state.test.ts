import { aCompleteRecruiter, accountId, aSession, jobId, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { FakeTabMemory } from '../../testing/fakes/fake-tab-memory.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { type PagedList, PagedListState } from './paged-list-state.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const applicants: PagedList = {
  href: '/opportunitypage?job=j1',
  label: 'Applicants',
  ids: [asha, bela, chitra],
  wanted: ['SQL'],
};

describe('the list that profiles page through', () => {
  it('returns the position of a candidate with its neighbors', () => {
    const paged = new PagedListState(new FakeTabMemory(), signedIn());
    paged.start(applicants);
    expect(paged.positionOf(bela)).toEqual({ position: 2, count: 3, previous: asha, next: chitra });
    expect(paged.positionOf(asha)).toMatchObject({ previous: null, next: bela });
    expect(paged.positionOf(chitra)).toMatchObject({ position: 3, previous: bela, next: null });
    expect(paged.positionOf(studentId('zoya'))).toBeNull();
  });

  it('survives a reload and is hidden from another account', () => {
    const memory = new FakeTabMemory();
    new PagedListState(memory, signedIn()).start(applicants);
    expect(new PagedListState(memory, signedIn()).current).toEqual(applicants);
    expect(new PagedListState(memory, signedIn('account-2')).current).toBeNull();
  });

  it('remembers in review mode its candidates, its order, its start and how long people took, also after a reload', () => {
    const memory = new FakeTabMemory();
    const paged = new PagedListState(memory, signedIn());
    paged.start(applicants);
    paged.addPace(12);
    expect(paged.current).toEqual(applicants);
    const begun = { ...applicants, reviewed: [asha], order: 'Best fit', startedAt: '2026-11-27T09:00:00.000Z' };
    paged.start({ ...begun, pace: [] });
    for (let seconds = 1; seconds <= 22; seconds++) paged.addPace(seconds + 0.2);
    const kept = new PagedListState(memory, signedIn()).current;
    expect(kept).toEqual({ ...begun, pace: Array.from({ length: 20 }, (_, index) => index + 3) });
  });

  it('ignores damaged times', () => {
    const memory = new FakeTabMemory();
    const kept = { of: 'account-1', ...applicants, pace: [4, -1, 'x', null, 9] };
    memory.write('review', JSON.stringify(kept));
    expect(new PagedListState(memory, signedIn()).current?.pace).toEqual([4, 9]);
  });

  it('is cleared on sign-out but not when the session expires', () => {
    const session = signedIn();
    const paged = new PagedListState(new FakeTabMemory(), session);
    paged.start(applicants);
    session.expire();
    session.start(aSession());
    expect(paged.current).toEqual(applicants);
    session.end();
    session.start(aSession());
    expect(paged.current).toBeNull();
  });

  it('applies to its candidates and the job in its URL only', () => {
    const paged = new PagedListState(new FakeTabMemory(), signedIn());
    expect([paged.listOf(asha, null), paged.positionOf(asha)]).toEqual([null, null]);
    paged.start(applicants);
    expect(paged.listOf(asha, jobId('j1'))).toBe(applicants);
    expect(paged.listOf(asha, jobId('j2'))).toBeNull();
    expect(paged.listOf(asha, null)).toBeNull();
    expect(paged.listOf(studentId('zoya'), jobId('j1'))).toBeNull();
    const starred = { ...applicants, href: '/starred' };
    paged.start(starred);
    expect(paged.listOf(asha, null)).toBe(starred);
  });

  it('skips damaged ids and skills', () => {
    const memory = new FakeTabMemory();
    const kept = { of: 'account-1', href: '/active', label: 'Applicants', ids: ['asha', 7, null], wanted: 'SQL' };
    memory.write('review', JSON.stringify(kept));
    expect(new PagedListState(memory, signedIn()).current).toEqual({
      href: '/active',
      label: 'Applicants',
      ids: [asha],
      wanted: [],
    });
  });

  it.each([
    '{"of":"account-1","href":7,"label":"x","ids":[]}',
    '{"of":"account-1","href":["/active"],"label":"x","ids":[]}',
    '{"of":"account-1","href":"/active","label":7,"ids":[]}',
    '{"of":"account-1","href":"/active","label":"x","ids":"asha"}',
    '',
    '[]',
    '{}',
    'null',
    '{"of":"account-1","href":"https://evil.example","label":"x","ids":[]}',
    '{"of":"account-1","href":"//evil.example","label":"x","ids":[]}',
  ])('is ignored if stored as %j', (text) => {
    const memory = new FakeTabMemory();
    memory.write('review', text);
    expect(new PagedListState(memory, signedIn('account-1')).current).toBeNull();
  });
});

function signedIn(account = 'account-1') {
  return aSignedInSession(aCompleteRecruiter({ accountId: accountId(account) }));
}
