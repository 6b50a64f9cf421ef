import type { Call } from '@glo/adapters/wire/call';
import type { Scene } from './scene.ts';

/** Cases by title. The subject of each title is the call. */
export type Cases = Readonly<Record<string, (scene: Scene) => Promise<void>>>;

/** The cases of one call. `proof.ts` defines the required statuses of each group. */
export interface CallCases {
  readonly call: Call;
  /** Documented 2xx responses, including refusals with status 200. */
  readonly answers: Cases;
  /** Documented refusals of valid input: unknown ids, conflicts and limits. */
  readonly refusals?: Cases;
  /** Refusals of invalid input: 400, 413 or 415. */
  readonly wrongInput?: Cases;
}

/** Do not add cases for missing sessions and invalid JSON, because `generated.ts` adds them. */
export const contractCases = (call: Call, cases: Omit<CallCases, 'call'>): CallCases => ({ call, ...cases });
