/** Faults that fail at once (docs/mock-control.md). The mock API does not execute the call. */
export const beforeTheCall = [
  { kind: 'status 500', fault: { status: 500 } },
  { kind: 'status 403', fault: { status: 403 } },
  { kind: 'status 404', fault: { status: 404 } },
  { kind: 'status 429', fault: { status: 429 } },
  { kind: 'a gateway’s page', fault: { status: 503, kind: 'html' } },
  { kind: 'HTML instead of JSON', fault: { kind: 'html' } },
  { kind: 'a dropped connection', fault: { drop: true } },
] as const;

/** Faults that execute the call and send an unreadable reply. */
export const afterTheCall = [
  { kind: 'truncated JSON', fault: { kind: 'truncate' } },
  { kind: 'a wrong shape', fault: { kind: 'wrong-shape' } },
] as const;

type Failure = (typeof beforeTheCall)[number] | (typeof afterTheCall)[number];

/** Whether the service refuses the call with a message that is shown. */
export const refuses = ({ fault }: Failure) => 'status' in fault && fault.status < 500;
