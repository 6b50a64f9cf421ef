import { describe, expect, it } from 'vitest';
import { jobId, studentId } from '../testing/builders.ts';
import { allRejected, aVerdictRecord } from '../testing/verdicts.ts';
import type { Contacts } from './contacts.ts';
import { isTypedNumber, needsTypedNumber, shortlistedAmong, withoutAnswer } from './rejection.ts';

const person = (name: string) => ({ id: studentId(name), name, profilePicture: '' });
const [asha, kabir] = [person('asha'), person('kabir')];

describe('a rejection', () => {
  it.each([
    [30, false],
    [31, true],
  ])('to %i recipients needs the typed number: %s', (count, isNeeded) => {
    expect(needsTypedNumber(count)).toBe(isNeeded);
  });

  it.each(['1234', ' 1,234 ', '१२३४'])('is confirmed by the number: “%s”', (typed) => {
    expect(isTypedNumber(typed, 1234)).toBe(true);
  });

  it.each(['', '123', '12345', '1234 emails', '1.234'])('is not confirmed by “%s”', (typed) => {
    expect(isTypedNumber(typed, 1234)).toBe(false);
  });

  it('finds the shortlisted among its recipients', () => {
    expect(shortlistedAmong([asha, kabir], [kabir, person('sana')])).toEqual([kabir]);
    expect(shortlistedAmong([asha, kabir], [])).toEqual([]);
  });
});

describe('applicants without an answer', () => {
  const verdicts = allRejected([asha.id, kabir.id]);
  const job = jobId('job-1');
  const [before, after] = ['2026-11-20T12:00:00.000Z', '2026-11-22T12:00:00.000Z'];

  it('are not a fit, have applied and are not shortlisted', () => {
    const [sana, undecided] = [studentId('sana'), studentId('undecided')];
    const records = new Map([...verdicts.records, [sana, aVerdictRecord()]]);
    expect(withoutAnswer([undecided, sana, kabir.id], { ...verdicts, records }, new Map(), job)).toEqual([kabir.id]);
    expect(withoutAnswer([kabir.id], { records, shortlisted: new Set([kabir.id]) }, new Map(), job)).toEqual([]);
  });

  it('were not emailed about the job after the decision', () => {
    const contacted: Contacts = new Map([
      [asha.id, [{ at: before, job, kind: 'email' }]],
      [kabir.id, [{ at: after, job, kind: 'email' }]],
    ]);
    expect(withoutAnswer([asha.id, kabir.id], verdicts, contacted, job)).toEqual([asha.id]);
  });

  it.each([jobId('job-2'), undefined])('may have been emailed about something else: %s', (other) => {
    const contact = { at: after, kind: 'not-selected', ...(other && { job: other }) } as const;
    expect(withoutAnswer([kabir.id], verdicts, new Map([[kabir.id, [contact]]]), job)).toEqual([kabir.id]);
  });
});
