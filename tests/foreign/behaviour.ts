import type { FaultToPlan } from '@glo/stand-in';

export const recruiter = { email: 'recruiter@acme.example', password: 'Welcome1!' };

const login = { method: 'POST', path: '/api/recruiter/user/login' } as const;

/** Milliseconds that no answer takes. */
const usual = 30_000;

/** What the client makes of a login that goes wrong, and how long it waits for it. */
export const failures: readonly (readonly [what: string, fault: FaultToPlan, outcome: string, patience: number])[] = [
  ['Retry-After is told', { ...login, status: 429, headers: { 'retry-after': '7' } }, 'again in 7 s', usual],
  ['a service that hangs is given up', { ...login, kind: 'hang' }, 'no answer', 300],
  ['half an answer is none', { ...login, kind: 'truncate' }, 'half an answer', usual],
  ['a service that stays busy is said to be', { ...login, status: 503 }, 'busy', usual],
];

export const busyTwice: FaultToPlan = { ...login, status: 503, times: 2 };

/** The newest active job of the recruiter, when the data are dated from that day. */
export const goldenDay = '2026-03-01';
export const goldenDate = '2026-02-11T00:00:00.000Z';
