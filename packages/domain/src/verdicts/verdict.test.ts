import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { aVerdictRecord } from '../testing/verdicts.ts';
import {
  decisions,
  lateChanges,
  longestReason,
  type NewDecision,
  ratings,
  rejectionReasons,
  undoOf,
  type VerdictRecords,
  withChanges,
  withDecision,
  withoutDecision,
  withRating,
} from './verdict.ts';

const now = new Date('2026-11-27T09:00:00.000Z');
const decidedAt = now.toISOString();
const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const noRecords: VerdictRecords = new Map();

describe('a decision', () => {
  it('is recorded for each candidate with its reason', () => {
    const changes = withDecision(noRecords, [asha, bela], { decision: 'not-a-fit', reason: 'location' }, now);
    const record = { decision: 'not-a-fit', reason: 'location', reasonText: '', rating: null, decidedAt };
    expect([...changes]).toEqual([
      [asha, record],
      [bela, record],
    ]);
  });

  it('keeps the rating and replaces the reason', () => {
    const records = new Map([[asha, aVerdictRecord({ decision: 'not-a-fit', reason: 'duplicate', rating: 3 })]]);
    const changes = withDecision(records, [asha], { decision: 'maybe' }, now);
    expect(changes.get(asha)).toEqual(aVerdictRecord({ decision: 'maybe', reason: null, rating: 3, decidedAt }));
  });

  it.each<[NewDecision, string | null, string]>([
    [{ decision: 'not-a-fit' }, null, ''],
    [{ decision: 'not-a-fit', reason: 'other', reasonText: ' Moves\u200b in\nMay ' }, 'other', 'Moves in May'],
    [{ decision: 'not-a-fit', reason: 'other' }, 'other', ''],
    [{ decision: 'not-a-fit', reason: 'duplicate', reasonText: 'Moves' }, 'duplicate', ''],
    [{ decision: 'maybe', reason: 'other', reasonText: 'Moves' }, null, ''],
  ])('%j has the reason %s with the text "%s"', (decision, reason, reasonText) => {
    expect(withDecision(noRecords, [asha], decision, now).get(asha)).toMatchObject({ reason, reasonText });
  });

  it.each([
    ['x'.repeat(longestReason + 1), 'x'.repeat(longestReason)],
    [`${'x'.repeat(longestReason - 1)}😀`, 'x'.repeat(longestReason - 1)],
  ])('limits the text of its reason', (reasonText, kept) => {
    const changes = withDecision(noRecords, [asha], { decision: 'not-a-fit', reason: 'other', reasonText }, now);
    expect(changes.get(asha)?.reasonText).toBe(kept);
  });
});

describe('a candidate without a decision', () => {
  it('keeps the rating, and no record without one', () => {
    const records = new Map([
      [asha, aVerdictRecord({ decision: 'not-a-fit', reason: 'location', rating: 2 })],
      [bela, aVerdictRecord()],
    ]);
    expect([...withoutDecision(records, [asha, bela], now)]).toEqual([
      [asha, aVerdictRecord({ decision: null, rating: 2, decidedAt })],
      [bela, null],
    ]);
  });

  it('needs no change if there was no decision', () => {
    const records = new Map([[asha, aVerdictRecord({ decision: null, rating: 2 })]]);
    expect(withoutDecision(records, [asha, chitra], now).size).toBe(0);
  });
});

describe('a rating', () => {
  it('leaves the decision and its time as they are', () => {
    const record = aVerdictRecord({ decision: 'not-a-fit', reason: 'other', reasonText: 'Moves' });
    const records = new Map([[asha, record]]);
    expect(withRating(records, asha, 4, now).get(asha)).toEqual({ ...record, rating: 4 });
    expect(withRating(records, asha, null, now).get(asha)).toEqual(record);
  });

  it('is recorded for an undecided candidate and can be removed', () => {
    const changes = withRating(noRecords, asha, 1, now);
    expect(changes.get(asha)).toEqual(aVerdictRecord({ decision: null, rating: 1, decidedAt }));
    expect([...withRating(withChanges(noRecords, changes), asha, null, now)]).toEqual([[asha, null]]);
  });
});

describe('changes made before the records could be read', () => {
  it('keep ratings and decisions that they did not know', () => {
    const records = new Map([
      [asha, aVerdictRecord({ decision: 'maybe', rating: 3 })],
      [bela, aVerdictRecord({ decision: 'not-a-fit', reason: 'location' })],
    ]);
    const decided = withDecision(noRecords, [asha, chitra], { decision: 'not-a-fit' }, now);
    const changes = new Map([...decided, ...withRating(noRecords, bela, 2, now)]);
    expect([...lateChanges(records, changes).values()]).toMatchObject([
      { decision: 'not-a-fit', rating: 3 },
      { decision: 'not-a-fit', rating: null },
      { ...records.get(bela), rating: 2 },
    ]);
  });

  it('drop what was undone', () => {
    expect(lateChanges(new Map([[asha, aVerdictRecord()]]), new Map([[asha, null]])).size).toBe(0);
  });
});

describe('an undo', () => {
  const student = fc.constantFrom(...['a', 'b', 'c', 'd', 'e'].map(studentId));
  const record = fc.record({
    decision: fc.constantFrom(...decisions, null),
    reason: fc.constantFrom(...rejectionReasons, null),
    rating: fc.constantFrom(...ratings, null),
  });
  const records = fc.array(fc.tuple(student, record.map(aVerdictRecord))).map((entries) => new Map(entries));

  it('restores the records before any change', () => {
    const decision = fc.record({ decision: fc.constantFrom(...decisions) });
    fc.assert(
      fc.property(records, fc.array(student), decision, student, (before, students, made, rated) => {
        const all = [
          withDecision(before, students, made, now),
          withoutDecision(before, students, now),
          withRating(before, rated, 2, now),
          withRating(before, rated, null, now),
        ];
        for (const changes of all) {
          expect(withChanges(withChanges(before, changes), undoOf(before, changes))).toEqual(before);
        }
      }),
    );
  });
});
