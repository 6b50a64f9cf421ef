/** What one tab changed, for the others to follow. `return`: the person came back to this tab. */
export interface Change {
  readonly about: 'job' | 'viewed' | 'shortlist' | 'folders' | 'mailing' | 'return';
  /** The job or the mailing. */
  readonly id: string;
  /** From another tab, perhaps of another version: validate it. */
  readonly value?: unknown;
}

/** Another tab had done it, at this ISO time. */
export interface DoneElsewhere {
  readonly elsewhere: string;
}

/** All tabs of this browser that run the application. Where a browser refuses what this takes, each tab is on its own. */
export abstract class Tabs {
  /**
   * Runs `act` unless another tab has succeeded in the same since `since` (milliseconds). Waits for a tab that is doing
   * it. `name` must contain the account.
   */
  abstract once<T extends { readonly ok: boolean }>(
    name: string,
    since: number,
    act: () => Promise<T>,
  ): Promise<T | DoneElsewhere>;
  /** Runs `act` and resolves to true, or resolves to false at once if another tab holds the claim. */
  abstract claim(name: string, act: () => Promise<void>): Promise<boolean>;
  abstract isClaimed(name: string): Promise<boolean>;
  /** Resolves when no tab holds the claim. */
  abstract released(name: string): Promise<void>;
  /** Tells the other tabs. Of several changes about the same thing, the last may be the only one that arrives. */
  abstract announce(change: Change): void;
  /** Returns the unsubscribe function. */
  abstract subscribe(listener: (change: Change) => void): () => void;
}
