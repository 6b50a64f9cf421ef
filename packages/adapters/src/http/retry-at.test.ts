import { failure, success } from '@glo/domain/shared/outcome';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRetryAt } from './retry.ts';

const now = new Date('2026-11-23T10:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a service that was asked too often', () => {
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
    [{ 'retry-after': 'soon' }, 60],
    [{ 'retry-after': 'Infinity' }, 60],
    [{ 'retry-after': '' }, 60],
    [{ 'retry-after': ' ' }, 60],
    [{}, 60],
  ])('and answers with %o takes more in %i seconds', (headers, seconds) => {
    const response = new Response('', { status: 429, headers: headers as Record<string, string> });
    const failed = { ...failure('refused', 'Too many.'), response };
    expect(withRetryAt(failed)).toEqual({
      ok: false,
      failure: { kind: 'refused', text: 'Too many.', retryAt: later(seconds) },
    });
  });

  it('is no other answer', () => {
    expect([withRetryAt(success(1)), withRetryAt(failure('refused'))]).toEqual([success(1), failure('refused')]);
    expect(withRetryAt({ ...failure('refused'), response: undefined })).toEqual(failure('refused'));
  });
});
