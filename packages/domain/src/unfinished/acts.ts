import type { JobId, StudentId } from '../shared/ids.ts';
import type { Failure } from '../shared/outcome.ts';

/** `tell` is the notification about a shortlisting. */
export const actKinds = ['shortlist', 'unshortlist', 'tell'] as const;
export type ActKind = (typeof actKinds)[number];

export interface Act {
  readonly kind: ActKind;
  readonly job: JobId;
  readonly student: StudentId;
}

/** `null`: the act is done or withdrawn. May be called again, and the last call counts. */
export type EndAct = (failure: Failure | null) => void;

/** Keeps acts on the device until they are done, so that an act that fails or is cut off can be told and repeated. */
export abstract class Acts {
  /** Call before the act. It replaces an earlier act on the same shortlist and student. */
  abstract begin(act: Act): EndAct;
}
