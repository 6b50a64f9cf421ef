/** Cancels a call of a port; in the browser, an AbortSignal. */
export interface StopSignal {
  readonly aborted: boolean;
}
