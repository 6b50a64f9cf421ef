import { describe, expect, it } from 'vitest';
import { jobId } from '../testing/builders.ts';
import { seeClosings } from './verdict-expiry.ts';

const [designer, analyst] = [jobId('designer'), jobId('analyst')];
const now = new Date('2026-11-27T09:00:00.000Z');
const closed = (id = designer) => ({ id, status: 'CLOSED' as const });
const active = (id = designer) => ({ id, status: 'ACTIVE' as const });

describe('a closed job', () => {
  it('is recorded with the time when it was first seen', () => {
    const first = seeClosings(new Map(), [closed(), active(analyst)], now);
    expect(first).toEqual({ closings: new Map([[designer, now.toISOString()]]), expired: [] });
    const kept = new Map([[designer, '2026-06-01T00:00:00.000Z']]);
    expect(seeClosings(kept, [closed()], now)).toEqual({ closings: new Map(), expired: [] });
  });

  it('is forgotten when it is active again, also after the limit', () => {
    const kept = new Map([[designer, '2024-06-01T00:00:00.000Z']]);
    expect(seeClosings(kept, [active()], now)).toEqual({ closings: new Map([[designer, null]]), expired: [] });
  });

  it.each([
    ['2025-11-27T09:00:00.000Z', [designer]],
    ['2025-11-27T09:00:00.001Z', []],
  ])('that closed at %s loses the verdicts of %j after 12 months', (closedAt, expired) => {
    expect(seeClosings(new Map([[designer, closedAt]]), [closed()], now).expired).toEqual(expired);
    expect(seeClosings(new Map([[designer, closedAt]]), [], now).expired).toEqual(expired);
  });

  it.each(['2027-03-01T00:00:00.000Z', 'soon', ''])('is recorded again if its time is "%s"', (closedAt) => {
    const kept = new Map([[designer, closedAt]]);
    const seen = { closings: new Map([[designer, now.toISOString()]]), expired: [] };
    expect(seeClosings(kept, [closed()], now)).toEqual(seen);
    expect(seeClosings(kept, [], now)).toEqual({ closings: new Map(), expired: [] });
  });
});
