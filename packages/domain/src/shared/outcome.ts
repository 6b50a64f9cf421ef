/** Why a service did not do what was asked. `text` is the service's own words, '' when it had none. */
export interface Failure {
  readonly kind:
    | 'no-connection' // the request did not leave
    | 'unreachable' // no answer at all: network, dropped connection
    | 'signed-out' // the session is over: please sign in again
    | 'refused' // the service says no, and usually why
    | 'server-error' // the service broke
    | 'unexpected-reply'; // an answer that is not what the contract promises
  readonly text: string;
  /** The field of the form that was refused. */
  readonly field?: string;
  /** It was refused since the one who asks may not see or do it: asking again changes nothing. */
  readonly forbidden?: true;
  /** What was asked for does not exist. */
  readonly missing?: true;
  /** When the service takes more: it was asked too often. */
  readonly retryAt?: Date;
}

export interface Failed {
  readonly ok: false;
  readonly failure: Failure;
}

/** What every port answers: the value, or why there is none. Nothing but bugs is thrown. */
export type Outcome<T> =
  /** `leftOut`: how many records in it could not be read (decision 46). */
  { readonly ok: true; readonly value: T; readonly leftOut?: number } | Failed;

export const success = <T>(value: T, leftOut = 0): Outcome<T> =>
  leftOut === 0 ? { ok: true, value } : { ok: true, value, leftOut };

export const failure = (kind: Failure['kind'], text = '', field?: string): Failed => ({
  ok: false,
  failure: field === undefined ? { kind, text } : { kind, text, field },
});

/** The value read anew, a failure as it is; what was left out stays counted. */
export const mapOutcome = <T, U>(outcome: Outcome<T>, read: (value: T) => U): Outcome<U> =>
  outcome.ok ? success(read(outcome.value), outcome.leftOut) : outcome;

/** Cancels a call of a port; in the browser, an AbortSignal. */
export interface StopSignal {
  readonly aborted: boolean;
}
