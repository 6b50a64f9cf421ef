/** Faults that the caller notices at once (docs/mock-control.md). The call is not executed. */
export const beforeTheCall = [
  { kind: 'status 500', fault: { status: 500 } },
  { kind: 'status 403', fault: { status: 403 } },
  { kind: 'status 404', fault: { status: 404 } },
  { kind: 'status 429', fault: { status: 429 } },
  { kind: 'a gateway’s page', fault: { status: 503, html: true } },
  { kind: 'HTML instead of JSON', fault: { html: true } },
  { kind: 'a dropped connection', fault: { drop: true } },
] as const;

/** A success whose reply cannot be read. The call behind truncated JSON is executed. */
export const afterTheCall = [
  { kind: 'truncated JSON', fault: { truncate: true } },
  { kind: 'a wrong shape', fault: { status: 200, body: 'not what was asked for' } },
] as const;

type Failure = (typeof beforeTheCall)[number] | (typeof afterTheCall)[number];

/** Whether the service refuses the call with a message that is shown. */
export const refuses = ({ fault }: Failure) => 'status' in fault && fault.status >= 400 && fault.status < 500;
