import { jobId } from '@glo/domain/testing/builders';
import { aManagerAnswer } from '@glo/domain/testing/hand-over';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { aList, aSourceFilter, asha } from '../../../testing/candidate-list.ts';
import { textOf } from '../../../testing/rendered.ts';
import type { CandidateList } from '../list/candidate-list.ts';
import { ListFacts } from '../facts/list-facts.ts';
import { hasBand, ListBand, ListCount } from './ListTools.tsx';

describe('the band above a list', () => {
  const short = { wasThere: true, givenOrder: 'As shortlisted' };

  it('is missing for a cached list, also while it is narrowed', () => {
    expect(hasBand(aList({ ...short, wasThere: false }).list)).toBe(true);
    const { list } = aList(short);
    expect(hasBand(list)).toBe(false);
    list.narrowTo({ hidden: ['note'] });
    expect(hasBand(list)).toBe(false);
  });
});

describe('the piles above a list', () => {
  it('are those of answers where no verdicts are given', async () => {
    const { list, session } = aList({ jobId: jobId('job-1') });
    const band = () => textOf(createElement(ListBand, { list, facts: new ListFacts(list) })).trim();
    expect(band()).toBe('4 candidates');
    const account = session.current?.accountId;
    if (account) await list.services.records.editAnswers(() => [aManagerAnswer({ student: asha.id })], account);
    expect(band()).toBe('All 4 Yes 1 Maybe 0 No 0 Not answered 3 4 candidates');
  });
});

describe('the count of a list', () => {
  it.each([
    ['while a filter runs', { filter: aSourceFilter({ isPending: true }) }, ''],
    ['while candidates load', { loading: { expected: 10_000, interrupted: false } }, '4 of 10,000 loaded'],
  ])('%s', (_, fixture, text) => {
    expect(countOf(aList(fixture).list)).toBe(text);
  });

  it('compares with all candidates, and with the filtered ones after a search', () => {
    const { all } = aList().list;
    const { list } = aList({ unfiltered: [...all, ...all] });
    const text = () => countOf(list);
    expect(text()).toBe('4 of 8 candidates');
    list.search('zz');
    expect(text()).toBe('0 of 4 candidates');
    list.search('zzzz');
    expect(text()).toBe('Searching places and education 0 of 4 candidates');
  });
});

function countOf(list: CandidateList): string {
  return textOf(createElement(ListCount, { list, facts: new ListFacts(list) })).trim();
}
