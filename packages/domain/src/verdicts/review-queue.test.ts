import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { aVerdictRecord } from '../testing/verdicts.ts';
import { applicantsToReview, minutesLeft, undecidedOf } from './review-queue.ts';
import type { VerdictSources } from './verdict-list.ts';

const [asha, bela, chitra, dev] = [studentId('asha'), studentId('bela'), studentId('chitra'), studentId('dev')];
const none: VerdictSources = { records: new Map(), shortlisted: new Set() };
const maybeBela = new Map([[bela, aVerdictRecord()]]);

describe('the queue of a review', () => {
  it('is the undecided candidates in the same order', () => {
    const sources = { records: maybeBela, shortlisted: new Set([chitra]) };
    expect(undecidedOf([dev, chitra, bela, asha], sources)).toEqual([dev, asha]);
  });

  it('is the undecided applicants of a job, each once', () => {
    const job = { applicants: [asha, bela, asha, chitra, dev] };
    expect(applicantsToReview(job, none)).toEqual([asha, bela, chitra, dev]);
    const sources = { records: maybeBela, shortlisted: new Set([dev]) };
    expect(applicantsToReview(job, sources)).toEqual([asha, chitra]);
  });
});

describe('the time left', () => {
  it.each([
    [33, [], 11],
    [28, times(5, 5), 8],
    [33, times(20, 5), 3],
    [33, [600, ...times(20, 5)], 3],
    [3, [7200, 20, 20, 20, 20], 1],
    [1, times(5, 1), 1],
    [0, [], 1],
  ])('estimates for %i people after %j seconds about %i min', (people, seconds, minutes) => {
    expect(minutesLeft(people, seconds)).toBe(minutes);
  });

  it('drops by at most a minute with each quick decision', () => {
    const estimates = [10, 9, 8, 7, 6, 5].map((people, decided) => minutesLeft(people, times(decided, 1)));
    expect(estimates).toEqual([3, 3, 2, 2, 2, 1]);
  });
});

function times(count: number, seconds: number): readonly number[] {
  return Array<number>(count).fill(seconds);
}
