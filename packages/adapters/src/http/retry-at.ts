import type { Failed, Outcome } from '@glo/domain/shared/outcome';

/** Where a service does not say how long to wait, in milliseconds. */
const usualWait = 60_000;
/** A number above is a moment in seconds since 1970; below, so many seconds from now. */
const longestSeconds = 1_000_000_000;

/** The outcome with the moment from which a service that was asked too often takes more, as its headers tell. */
export function withRetryAt<T>(outcome: Outcome<T> | (Failed & { readonly response?: Response })): Outcome<T> {
  if (outcome.ok || !('response' in outcome) || outcome.response === undefined) return outcome;
  const { failure, response } = outcome;
  return { ok: false, failure: { ...failure, retryAt: retryAt(response.headers, Date.now()) } };
}

function retryAt(headers: Headers, now: number): Date {
  const told = headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? '';
  const seconds = told === '' ? Number.NaN : Number(told);
  const at = Number.isNaN(seconds) ? Date.parse(told) : (seconds < longestSeconds ? now : 0) + seconds * 1000;
  const until = new Date(Math.max(at, now));
  return Number.isNaN(until.getTime()) ? new Date(now + usualWait) : until;
}
