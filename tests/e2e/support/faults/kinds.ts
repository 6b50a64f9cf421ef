/** Faults of a call (docs/mock-control.md). Only truncated JSON executes the call. */
export const failures = [
  { kind: 'status 500', fault: { status: 500 } },
  { kind: 'status 403', fault: { status: 403 } },
  { kind: 'status 404', fault: { status: 404 } },
  { kind: 'status 429', fault: { status: 429 } },
  { kind: 'a gateway’s page', fault: { status: 503, html: true } },
  { kind: 'HTML instead of JSON', fault: { html: true } },
  { kind: 'a dropped connection', fault: { drop: true } },
  { kind: 'truncated JSON', fault: { truncate: true } },
  { kind: 'a wrong shape', fault: { status: 200, body: 'not what was asked for' } },
] as const;

/** Returns `true` if the service refuses the call with a message for the user. */
export const refuses = ({ fault }: (typeof failures)[number]) =>
  'status' in fault && fault.status >= 400 && fault.status < 500;
