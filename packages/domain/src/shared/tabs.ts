/** `return`: the user came back to this tab. */
export interface Change {
  readonly about:
    | 'job'
    | 'viewed'
    | 'shortlist'
    | 'unshortlisted'
    | 'folders'
    | 'mailing'
    | 'mailing-undone'
    | 'records'
    | 'verdicts'
    | 'unfinished'
    | 'return';
  /** Id of the job, the mailing or the account, or of a job and a student. '' for all jobs. */
  readonly id: string;
  /** Must be validated, because another tab may run another version. */
  readonly value?: unknown;
}

/** ISO time when another tab did it. */
export interface DoneElsewhere {
  readonly elsewhere: string;
}

/** Coordinates the tabs of this browser. Without browser support each tab acts alone. */
export abstract class Tabs {
  /** Runs `task`, unless another tab has succeeded since `since` (milliseconds). `name` must contain the account. */
  abstract once<T extends { readonly ok: boolean }>(
    name: string,
    since: number,
    task: () => Promise<T>,
  ): Promise<T | DoneElsewhere>;
  /** Runs `task` and resolves to true, or resolves to false at once if another tab holds the claim. */
  abstract claim(name: string, task: () => Promise<void>): Promise<boolean>;
  abstract isClaimed(name: string): Promise<boolean>;
  abstract released(name: string): Promise<void>;
  /** Announces a change to the other tabs, which may receive only the last of several changes of the same id. */
  abstract announce(change: Change): void;
  abstract subscribe(listener: (change: Change) => void): () => void;
  /** Calls the listener at once with each change that this tab announces. */
  abstract onAnnounced(listener: (change: Change) => void): void;
}
