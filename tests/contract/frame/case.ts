import type { Call } from '@glo/adapters/wire/call';
import type { Scene } from './scene.ts';

/** Cases by title. The subject of each title is the call. */
export type Cases = Readonly<Record<string, (scene: Scene) => Promise<void>>>;

/** The cases of one call. `proof.ts` defines the statuses that each group must see. */
export interface CallCases {
  readonly call: Call;
  /** Documented outcomes with a 2xx, including refusals that are sent with a 200. */
  readonly answers: Cases;
  /** Documented refusals of valid input: unknown ids, conflicts, limits. */
  readonly refusals?: Cases;
  /** Invalid input: 400, 413 or 415. */
  readonly wrongInput?: Cases;
}

/** Missing sessions and invalid JSON need no cases here: `generated.ts` adds them. */
export const contractCases = (call: Call, cases: Omit<CallCases, 'call'>): CallCases => ({ call, ...cases });
