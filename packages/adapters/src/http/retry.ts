/** Wait without a header, in milliseconds. */
const usualWait = 60_000;
/** Larger numbers are a time since 1970, smaller ones a delay. In seconds. */
const longestSeconds = 1_000_000_000;

/** Time of the next attempt, from the headers of a 429. */
export function retryAt(headers: Headers): Date {
  const now = Date.now();
  const header = headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? '';
  const seconds = header === '' ? Number.NaN : Number(header);
  if (seconds < longestSeconds) return new Date(now + Math.max(seconds, 0) * 1000);
  // A moment of the service's clock, which the reply's `Date` shows.
  const moment = Number.isNaN(seconds) ? Date.parse(header) : seconds * 1000;
  const sent = Date.parse(headers.get('date') ?? '');
  const time = new Date(now + Math.max(moment - (Number.isNaN(sent) ? now : sent), 0));
  return Number.isNaN(time.getTime()) ? new Date(now + usualWait) : time;
}

const retries = 2;
const gatewayStatuses = new Set([502, 503, 504]);

/** Retries after network and gateway failures. A function, because a list of statuses would retry writes as well. */
export function shouldRetry(attempt: number, error: Error | null, response: Response | null): boolean {
  return attempt < retries && (error !== null || (response !== null && gatewayStatuses.has(response.status)));
}

/** Milliseconds: doubles from 300, with jitter so that many browsers do not retry at once. */
export function delayBeforeRetry(attempt: number): number {
  return 300 * 2 ** attempt * (0.5 + Math.random());
}
