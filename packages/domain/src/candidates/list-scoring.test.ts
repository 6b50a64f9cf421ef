import { describe, expect, it } from 'vitest';
import { aCandidate } from '../testing/builders.ts';
import { listScoring } from './list-scoring.ts';

const none = aCandidate({ score: null });
const match = aCandidate({ score: 100, scoreKind: 'match' });
const withPoints = aCandidate({ score: 50, scoreKind: 'match', points: 707 });

describe('the scoring of a list', () => {
  it('names the kind of the first score, or GloPoints', () => {
    const kindOf = (...candidates: (typeof none)[]) => listScoring({ candidates, isInJob: false }).kind;
    expect([kindOf(none), kindOf(none, match)]).toEqual(['points', 'match']);
  });

  it('shows GloPoints below the match, outside a job', () => {
    const showsPoints = (isInJob: boolean, ...candidates: (typeof none)[]) =>
      listScoring({ candidates, isInJob }).showsPoints;
    expect([showsPoints(false, match, withPoints), showsPoints(false, match)]).toEqual([true, false]);
    expect(showsPoints(true, withPoints)).toBe(false);
  });
});
