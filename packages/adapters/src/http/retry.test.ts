import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { everyAdapter } from '../testing/every-adapter.ts';
import { delayBeforeRetry, retryAt, shouldRetry } from './retry.ts';

const broken = new TypeError('Failed to fetch');
const answered = (status: number) => new Response(null, { status });

describe('a failed read', () => {
  it.each([
    [0, broken, null, true],
    [1, broken, null, true],
    [2, broken, null, false],
    [1, null, answered(502), true],
    [1, null, answered(503), true],
    [1, null, answered(504), true],
    [2, null, answered(503), false],
    [0, null, answered(500), false],
    [0, null, answered(200), false],
    [0, null, null, false],
  ])('after %d retries with %s and %o is retried: %s', (attempt, error, response, isRetried) => {
    expect(shouldRetry(attempt, error, response)).toBe(isRetried);
  });

  it.each([
    [0, [150, 300]],
    [0.5, [300, 600]],
  ])('waits twice as long before the second retry (random value %d)', (random, waits) => {
    const spy = vi.spyOn(Math, 'random').mockReturnValue(random);
    expect([0, 1].map(delayBeforeRetry)).toEqual(waits);
    spy.mockRestore();
  });
});

describe('a rate limit', () => {
  const now = new Date('2026-11-23T10:00:00.000Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    [{ 'retry-after': '90' }, 90],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': later(120).toUTCString() }, 120],
    [{ 'retry-after': later(-120).toUTCString() }, 0],
    [{ 'x-ratelimit-reset': '30' }, 30],
    [{ 'x-ratelimit-reset': String(later(45).getTime() / 1000) }, 45],
    [{ 'retry-after': '10', 'x-ratelimit-reset': '30' }, 10],
    [{ 'retry-after': later(3600 + 120).toUTCString(), date: later(3600).toUTCString() }, 120],
    [{ 'retry-after': later(120 - 3600).toUTCString(), date: later(-3600).toUTCString() }, 120],
    [{ 'x-ratelimit-reset': String(later(3645).getTime() / 1000), date: later(3600).toUTCString() }, 45],
    [{ 'retry-after': '90', date: later(3600).toUTCString() }, 90],
    [{ 'retry-after': later(120).toUTCString(), date: 'today' }, 120],
    [{ 'retry-after': 'soon' }, 60],
    [{ 'retry-after': 'Infinity' }, 60],
    [{ 'retry-after': '' }, 60],
    [{ 'retry-after': ' ' }, 60],
    [{}, 60],
  ])('is read from the headers %o and ends in %i seconds', (headers, seconds) => {
    expect(retryAt(new Headers(headers as Record<string, string>))).toEqual(later(seconds));
  });

  it('is not read from any other refusal', async () => {
    const { api } = aService({ message: 'No.' }, 'same-origin', 403);
    expect(await everyAdapter['sendEmail']?.(api)).not.toHaveProperty('failure.retryAt');
  });

  it.each(['sendEmail', 'uploadCompanyImage', 'getProfileData', 'saveShortlisted'])(
    'is passed on for %s',
    async (name) => {
      const { api } = aService({ message: 'Too many.' }, 'same-origin', 429);
      expect(await everyAdapter[name]?.(api)).toMatchObject({ failure: { text: 'Too many.', retryAt: later(60) } });
    },
  );
});
