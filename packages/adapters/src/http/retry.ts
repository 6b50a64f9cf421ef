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
