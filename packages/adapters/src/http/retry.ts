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

const retries = 2;
const gatewayStatuses = new Set([502, 503, 504]);

/** Reads are asked for again when the network or a gateway failed; a function, since a list would repeat writes too. */
export function shouldRetry(attempt: number, error: Error | null, response: Response | null): boolean {
  return attempt < retries && (error !== null || (response !== null && gatewayStatuses.has(response.status)));
}

/** Milliseconds before the next try: doubling from 300, with jitter so that many browsers do not return at once. */
export function delayBeforeRetry(attempt: number): number {
  return 300 * 2 ** attempt * (0.5 + Math.random());
}
