import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { aVerdictRecord } from '../testing/verdicts.ts';
import {
  decisions,
  lateChanges,
  longestReason,
  type NewDecision,
  rejectionReasons,
  undoOf,
  withChanges,
  withDecision,
  withoutDecision,
} from './verdict.ts';

const now = new Date('2026-11-27T09:00:00.000Z');
const decidedAt = now.toISOString();
const [asha, bela] = [studentId('asha'), studentId('bela')];

describe('a decision', () => {
  it('is recorded for each candidate with its reason', () => {
    const changes = withDecision([asha, bela], { decision: 'not-a-fit', reason: 'location' }, now);
    const record = { decision: 'not-a-fit', reason: 'location', reasonText: '', decidedAt };
    expect([...changes]).toEqual([
      [asha, record],
      [bela, record],
    ]);
  });

  it.each<[NewDecision, string | null, string]>([
    [{ decision: 'not-a-fit' }, null, ''],
    [{ decision: 'not-a-fit', reason: 'other', reasonText: ' Moves\u200b in\nMay ' }, 'other', 'Moves in May'],
    [{ decision: 'not-a-fit', reason: 'other' }, 'other', ''],
    [{ decision: 'not-a-fit', reason: 'duplicate', reasonText: 'Moves' }, 'duplicate', ''],
    [{ decision: 'maybe', reason: 'other', reasonText: 'Moves' }, null, ''],
  ])('%j has the reason %s with the text "%s"', (decision, reason, reasonText) => {
    expect(withDecision([asha], decision, now).get(asha)).toMatchObject({ reason, reasonText });
  });

  it.each([
    ['x'.repeat(longestReason + 1), 'x'.repeat(longestReason)],
    [`${'x'.repeat(longestReason - 1)}😀`, 'x'.repeat(longestReason - 1)],
  ])('limits the text of its reason', (reasonText, kept) => {
    const changes = withDecision([asha], { decision: 'not-a-fit', reason: 'other', reasonText }, now);
    expect(changes.get(asha)?.reasonText).toBe(kept);
  });
});

describe('a candidate without a decision', () => {
  it('keeps no record, and needs no change if there was none', () => {
    const records = new Map([[asha, aVerdictRecord()]]);
    expect([...withoutDecision(records, [asha, bela])]).toEqual([[asha, null]]);
  });
});

describe('changes made before the records could be read', () => {
  it('drop what was undone', () => {
    const made = withDecision([bela], { decision: 'maybe' }, now);
    expect(lateChanges(new Map([[asha, null], ...made]))).toEqual(made);
  });
});

describe('an undo', () => {
  const student = fc.constantFrom(...['a', 'b', 'c', 'd', 'e'].map(studentId));
  const record = fc.record({
    decision: fc.constantFrom(...decisions),
    reason: fc.constantFrom(...rejectionReasons, null),
  });
  const records = fc.array(fc.tuple(student, record.map(aVerdictRecord))).map((entries) => new Map(entries));

  it('restores the records before any change', () => {
    const decision = fc.record({ decision: fc.constantFrom(...decisions) });
    fc.assert(
      fc.property(records, fc.array(student), decision, (before, students, made) => {
        for (const changes of [withDecision(students, made, now), withoutDecision(before, students)]) {
          expect(withChanges(withChanges(before, changes), undoOf(before, changes))).toEqual(before);
        }
      }),
    );
  });
});
