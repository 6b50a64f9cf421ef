import type { Call } from '@glo/adapters/wire/call';
import type { Scene } from './scene.ts';

/** Cases by what they show, each a whole sentence with the call as its subject. */
export type Cases = Readonly<Record<string, (scene: Scene) => Promise<void>>>;

/** What is known of one call. Which statuses a group has to see is in `proof.ts`. */
export interface CallCases {
  readonly call: Call;
  /** Every documented outcome of a call that was understood and allowed; those that say no with a 200 as well. */
  readonly answers: Cases;
  /** Documented refusals that are none of the following: unknown ids, conflicts, too early, too late. */
  readonly refusals?: Cases;
  /** Input that is not as documented: 400, 413 or 415. */
  readonly wrongInput?: Cases;
}

/** The cases of one call. Strangers, ended sessions and bodies that are no JSON need none: see `generated.ts`. */
export const contractCases = (call: Call, cases: Omit<CallCases, 'call'>): CallCases => ({ call, ...cases });
