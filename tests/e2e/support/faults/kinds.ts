/** Kinds of fault after which the caller knows at once that nothing came (docs/mock-control.md). The call was not done. */
export const beforeTheCall = [
  { kind: 'status 500', fault: { status: 500 } },
  { kind: 'status 403', fault: { status: 403 } },
  { kind: 'status 404', fault: { status: 404 } },
  { kind: 'status 429', fault: { status: 429 } },
  { kind: 'a gateway’s page', fault: { status: 503, kind: 'html' } },
  { kind: 'HTML instead of JSON', fault: { kind: 'html' } },
  { kind: 'a dropped connection', fault: { drop: true } },
] as const;

/** The call was done, and its reply cannot be read. */
export const afterTheCall = [
  { kind: 'truncated JSON', fault: { kind: 'truncate' } },
  { kind: 'a wrong shape', fault: { kind: 'wrong-shape' } },
] as const;

export const failures = [...beforeTheCall, ...afterTheCall] as const;

export type Failure = (typeof failures)[number];

/** The service says no, with words that are shown. */
export const refuses = ({ fault }: Failure) => 'status' in fault && fault.status < 500;
