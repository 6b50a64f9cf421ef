import type { StudentId } from '../shared/ids.ts';
import type { Failure } from '../shared/outcome.ts';
import { givenName } from '../shared/given-name.ts';
import type { Fillings } from './placeholders.ts';

/** One of many that an email goes to. */
export interface Addressee {
  readonly id: StudentId;
  readonly name: string;
  readonly profilePicture: string;
}

/** Why somebody did not get it: a service said so, they gave no address, or the page was left before the answer. */
type Reason = Exclude<Failure['kind'], 'no-connection'> | 'no-address' | 'interrupted';

/** What became of the email to one of them; nothing, as long as it waits. */
export type Delivery =
  | { readonly state: 'sending' }
  /** `at`: an ISO time. */
  | { readonly state: 'sent'; readonly at: string }
  /** `failed`: surely not sent; `unknown`: it may have arrived, so that nobody but the recruiter sends it again. */
  | { readonly state: 'failed' | 'unknown'; readonly why: Reason; readonly text: string };

export type Deliveries = ReadonlyMap<StudentId, Delivery>;

/** How a run goes on after a failure: with the next one, not at all, or after a pause. */
export interface AfterFailure {
  /** null: nothing was sent, and the email waits on. */
  readonly delivery: Delivery | null;
  readonly next: 'go-on' | 'stop' | Date;
}

/** The service's usual limit on emails per hour (decision 62). It may be configured differently. */
export const emailsPerHour = 200;

/** An hourly limit is worth waiting for, a daily one is not. In milliseconds. */
const longestPause = 65 * 60_000;

/** What failed is the email itself, or before it the reading of an address. */
export function afterFailure({ kind, text, retryAt }: Failure, what: 'email' | 'address', now: Date): AfterFailure {
  if (retryAt !== undefined && retryAt.getTime() - now.getTime() <= longestPause) {
    return { delivery: null, next: retryAt };
  }
  if (kind === 'no-connection') return { delivery: null, next: 'go-on' };
  const mayHaveArrived = what === 'email' && (kind === 'unreachable' || kind === 'unexpected-reply');
  if (kind === 'signed-out' || (kind === 'unreachable' && !mayHaveArrived)) return { delivery: null, next: 'stop' };
  const delivery = { state: mayHaveArrived ? 'unknown' : 'failed', why: kind, text } as const;
  return { delivery, next: kind === 'unreachable' ? 'stop' : 'go-on' };
}

/** Those it was not begun for. */
export function waitingOf(addressees: readonly Addressee[], deliveries: Deliveries): readonly Addressee[] {
  return addressees.filter(({ id }) => !deliveries.has(id));
}

/** How many each state has. */
export function countDeliveries(deliveries: Deliveries): Readonly<Record<Delivery['state'], number>> {
  const counts = { sending: 0, sent: 0, failed: 0, unknown: 0 };
  for (const { state } of deliveries.values()) counts[state] += 1;
  return counts;
}

/** After a reload: of what was on its way nobody knows. */
export function afterReload(delivery: Delivery): Delivery {
  return delivery.state === 'sending' ? { state: 'unknown', why: 'interrupted', text: '' } : delivery;
}

/** What is known of all of them, as the longest of them has it; '' where one of them has nothing. */
export function fillingsOfAll(
  addressees: readonly Pick<Addressee, 'name'>[],
  others: Omit<Fillings, '{first name}'>,
): Fillings {
  const names = addressees.map(({ name }) => givenName(name));
  const longest = names.reduce((one, other) => (other.length > one.length ? other : one), '');
  return { ...others, '{first name}': names.includes('') ? '' : longest };
}
