import { type Identifying, nameOf } from '../candidates/identity.ts';
import type { StudentId } from '../shared/ids.ts';
import type { Failure } from '../shared/outcome.ts';
import { givenName } from '../shared/given-name.ts';
import type { Fillings } from './placeholders.ts';

export interface Addressee {
  readonly id: StudentId;
  readonly name: Identifying;
  readonly profilePicture: Identifying;
}

/** `interrupted`: the page was left before the response. */
type Reason = Exclude<Failure['kind'], 'no-connection'> | 'no-address' | 'interrupted';

export type Delivery =
  | { readonly state: 'sending' }
  /** `at`: an ISO time. */
  | { readonly state: 'sent'; readonly at: string }
  /** `failed` was certainly not sent. `unknown` may have arrived, so only the recruiter repeats it. */
  | { readonly state: 'failed' | 'unknown'; readonly why: Reason; readonly text: string };

export type Deliveries = ReadonlyMap<StudentId, Delivery>;

export interface AfterFailure {
  /** `null` if nothing was sent, so that the recipient keeps waiting. */
  readonly delivery: Delivery | null;
  /** A date pauses the run until then. */
  readonly next: 'go-on' | 'stop' | Date;
}

/** Seconds in which sending can be undone before the first email leaves. */
export const heldSeconds = 10;

/** The service's usual limit on emails per hour (decision 62). It may be configured differently. */
export const emailsPerHour = 200;

/** Milliseconds. An hourly limit is worth waiting for, a daily one is not. */
export const longestPause = 65 * 60_000;

/** Decides how a run continues. `step` is the request that failed: the email, or the profile with the address. */
export function afterFailure({ kind, text, retryAt }: Failure, step: 'email' | 'address', now: Date): AfterFailure {
  if (retryAt !== undefined && retryAt.getTime() - now.getTime() <= longestPause) {
    return { delivery: null, next: retryAt };
  }
  if (kind === 'no-connection') return { delivery: null, next: 'go-on' };
  const isUnknown = step === 'email' && mayHaveArrived({ kind });
  if (kind === 'signed-out' || (kind === 'unreachable' && !isUnknown)) return { delivery: null, next: 'stop' };
  const delivery = { state: isUnknown ? 'unknown' : 'failed', why: kind, text } as const;
  return { delivery, next: kind === 'unreachable' ? 'stop' : 'go-on' };
}

export function mayHaveArrived({ kind }: Pick<Failure, 'kind'>): boolean {
  return kind === 'unreachable' || kind === 'unexpected-reply';
}

export function waitingOf(addressees: readonly Addressee[], deliveries: Deliveries): readonly Addressee[] {
  return addressees.filter(({ id }) => !deliveries.has(id));
}

export function countDeliveries(deliveries: Deliveries): Readonly<Record<Delivery['state'], number>> {
  const counts = { sending: 0, sent: 0, failed: 0, unknown: 0 };
  for (const { state } of deliveries.values()) counts[state] += 1;
  return counts;
}

export function afterReload(delivery: Delivery): Delivery {
  return delivery.state === 'sending' ? { state: 'unknown', why: 'interrupted', text: '' } : delivery;
}

/** Returns the longest first name, because it decides the length of the text. Empty if one recipient has none. */
export function fillingsOfAll(
  addressees: readonly Pick<Addressee, 'name'>[],
  sharedFillings: Omit<Fillings, '{first name}'>,
): Fillings {
  const names = addressees.map((addressee) => givenName(nameOf(addressee)));
  const longest = names.reduce((one, other) => (other.length > one.length ? other : one), '');
  return { ...sharedFillings, '{first name}': names.includes('') ? '' : longest };
}
