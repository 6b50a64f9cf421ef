/** Tells a port that nobody waits for its answer any more; in the browser, an AbortSignal. */
export interface StopSignal {
  readonly aborted: boolean;
}
