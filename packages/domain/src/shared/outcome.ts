/** `text` is the service's own message, or ''. */
export interface Failure {
  readonly kind:
    | 'no-connection' // offline: the request was not sent
    | 'unreachable' // no response
    | 'signed-out' // the session has ended
    | 'refused' // the service refuses, usually with a message
    | 'server-error' // 5xx
    | 'unexpected-reply'; // the reply breaks the contract
  readonly text: string;
  readonly field?: string;
  /** 403: a retry would not help. */
  readonly forbidden?: true;
  readonly missing?: true;
  /** 429: time of the next attempt. */
  readonly retryAt?: Date;
}

export interface Failed {
  readonly ok: false;
  readonly failure: Failure;
}

/** The result of every port. Ports throw only for bugs. */
export type Outcome<T> =
  /** `leftOut` counts records that could not be read (decision 46). */
  { readonly ok: true; readonly value: T; readonly leftOut?: number } | Failed;

export const success = <T>(value: T, leftOut = 0): Outcome<T> =>
  leftOut === 0 ? { ok: true, value } : { ok: true, value, leftOut };

export const failure = (kind: Failure['kind'], text = '', field?: string): Failed => ({
  ok: false,
  failure: field === undefined ? { kind, text } : { kind, text, field },
});

export const mapOutcome = <T, U>(outcome: Outcome<T>, read: (value: T) => U): Outcome<U> =>
  outcome.ok ? success(read(outcome.value), outcome.leftOut) : outcome;

export interface StopSignal {
  readonly aborted: boolean;
}

/** Toast of most failures (specification 1, section 8). Its id prevents duplicates. */
export const someErrorOccurred = 'Some error occured! Please retry..';
export const serverFailureId = 'server-failure';
