import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, jobId } from '@glo/domain/testing/builders';
import { someShortlists } from '@glo/domain/testing/hiring';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { aSignedInSession } from '../../testing/session.ts';
import { ShortlistedCounts } from './shortlisted-counts.ts';

const aJob = (id: string) => anActiveJob({ id: jobId(id) });
const [first, second, third, fourth] = [aJob('1'), aJob('2'), aJob('3'), aJob('4')];

describe('the shortlist counts', () => {
  it('are requested once per job', async () => {
    const { counts, shortlists } = someCounts();
    const { load } = counts;
    load([first, second]);
    load([second, third]);
    await when(() => counts.counts.size === 3);
    expect(shortlists.asked.map(([, job]) => job)).toEqual(['1', '2', '3']);
    expect([...counts.counts.values()]).toEqual([2, 2, 2]);
  });

  it('stay unknown if the request fails, and are requested again by the next screen', async () => {
    const { counts, shortlists } = someCounts();
    shortlists.answers.candidates = failure('unreachable');
    counts.load([first]);
    await new Promise(setImmediate);
    expect([shortlists.asked.length, counts.counts.size]).toEqual([1, 0]);
    counts.load([first]);
    expect(shortlists.asked).toHaveLength(2);
  });

  it('ignore an answer that is older than an update', async () => {
    const { counts } = someCounts();
    counts.load([first]);
    counts.update(first.id, [aCandidate()]);
    await new Promise(setImmediate);
    expect(counts.counts.get(first.id)).toBe(1);
  });

  it('are requested a few at a time and ignored after the screen has closed', async () => {
    const { counts, shortlists } = someCounts();
    counts.load([first, second, third, fourth]);
    counts.stop();
    await new Promise(setImmediate);
    expect([shortlists.asked.length, counts.counts.size]).toEqual([3, 0]);
  });

  it('are reloaded on return, shown meanwhile, and cleared on sign-out', async () => {
    const { counts, shortlists, session } = someCounts();
    counts.load([first]);
    await when(() => counts.counts.size === 1);
    counts.stop();
    shortlists.answers.candidates = success([aCandidate()]);
    counts.load([first]);
    expect(counts.counts.get(first.id)).toBe(2);
    await when(() => counts.counts.get(first.id) === 1);
    session.end();
    expect(counts.counts.size).toBe(0);
  });

  it('follow a change in another browser tab', async () => {
    const { counts, shortlists, tabs } = someCounts();
    counts.load([first]);
    await when(() => counts.counts.size === 1);
    shortlists.answers.candidates = success([aCandidate()]);
    tabs.another().announce({ about: 'shortlist', id: second.id });
    tabs.another().announce({ about: 'shortlist', id: first.id });
    await when(() => counts.counts.get(first.id) === 1);
    expect(shortlists.asked).toHaveLength(2);
  });
});

function someCounts() {
  const shortlists = someShortlists();
  shortlists.answers.candidates = success([aCandidate(), aCandidate()]);
  const session = aSignedInSession();
  const tabs = new FakeTabs();
  return { counts: new ShortlistedCounts(shortlists, session, tabs), shortlists, session, tabs };
}
