import { describe, expect, it } from 'vitest';
import { failure } from '../shared/outcome.ts';
import { studentId } from '../testing/builders.ts';
import { unfilled } from './placeholders.ts';
import { type Deliveries, afterFailure, afterReload, countDeliveries, fillingsOfAll, waitingOf } from './mailing.ts';

const now = new Date('2026-11-23T10:00:00.000Z');
const person = (name: string) => ({ id: studentId(name.toLowerCase()), name, profilePicture: '' });
const [asha, kabir, sana] = [person('Asha Rao'), person('Kabir'), person('Sana')];
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('a failure during a mailing', () => {
  it.each([
    ['email', 'refused', 'failed', 'go-on'],
    ['email', 'server-error', 'failed', 'go-on'],
    ['email', 'unexpected-reply', 'unknown', 'go-on'],
    ['email', 'unreachable', 'unknown', 'stop'],
    ['email', 'no-connection', undefined, 'go-on'],
    ['email', 'signed-out', undefined, 'stop'],
    ['address', 'refused', 'failed', 'go-on'],
    ['address', 'unexpected-reply', 'failed', 'go-on'],
    ['address', 'unreachable', undefined, 'stop'],
  ] as const)('affects the %s, %s: %s, %s', (what, kind, state, next) => {
    const after = afterFailure(failure(kind, 'No.').failure, what, now);
    const delivery = state === undefined ? null : { state, why: kind, text: 'No.' };
    expect(after).toEqual({ delivery, next });
  });

  it.each([
    [1, true],
    [60, true],
    [65, true],
    [66, false],
    [24 * 60, false],
  ])('that asks for %i minutes pauses: %s', (minutes, pauses) => {
    const asked = { ...failure('refused', 'Too many.').failure, retryAt: later(minutes) };
    const after = afterFailure(asked, 'email', now);
    expect(after.next).toEqual(pauses ? later(minutes) : 'go-on');
    expect(after.delivery?.state).toBe(pauses ? undefined : 'failed');
  });
});

describe('a mailing', () => {
  const deliveries: Deliveries = new Map([
    [asha.id, { state: 'sent', at: now.toISOString() }],
    [kabir.id, { state: 'sending' }],
  ]);

  it('goes to waiting recipients once', () => {
    expect(waitingOf([asha, kabir, sana], deliveries)).toEqual([sana]);
    expect(countDeliveries(deliveries)).toEqual({ sending: 1, sent: 1, failed: 0, unknown: 0 });
  });

  it('marks pending emails as unknown after a reload', () => {
    const read = [...deliveries.values()].map(afterReload);
    expect(read).toEqual([
      { state: 'sent', at: now.toISOString() },
      { state: 'unknown', why: 'interrupted', text: '' },
    ]);
  });
});

describe('the common placeholder values', () => {
  const others = { '{job title}': 'Analyst', '{company}': '', '{my name}': 'Meera' };

  it('contain the longest first name', () => {
    expect(fillingsOfAll([sana, kabir, asha], others)).toEqual({ ...others, '{first name}': 'Kabir' });
  });

  it('contain no first name if one recipient has none', () => {
    const fillings = fillingsOfAll([asha, person(' ')], others);
    expect(unfilled('Hello {first name} of {company}', fillings)).toEqual(['{first name}', '{company}']);
  });
});
