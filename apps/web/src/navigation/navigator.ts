/** Moves between screens. A port for presenters; the router implements it. */
export abstract class Navigator {
  abstract go(path: string, options?: GoOptions): void;
  /** Replaces the URL of the current entry without telling the router: the screen knows already. */
  abstract replaceUrl(path: string): void;
  /** One step back in the history of this tab, or to the path when the tab began here. */
  abstract back(otherwise: string): void;
  /** Whether there is a step back that stays within the application. */
  abstract readonly canGoBack: boolean;
  /** The tab's position in its history. */
  abstract readonly entry: HistoryEntry;
}

/** An entry of the tab's history: Back, Forward and a reload come back to it, a click on a link makes a new one. */
export interface HistoryEntry {
  readonly key: string;
  /** Made by a way back, as from a profile to its list. */
  readonly isReturn: boolean;
}

/** The entry that a typed address or a link from elsewhere opens: all of these share their key. */
export const firstEntry = 'first';

/** The history state of an entry that a way back makes. */
export const returning = { isReturn: true } as const;

export interface GoOptions {
  /** Takes the place of the current entry: Back does not return here. */
  readonly replace?: boolean;
  /** Kept with the history entry, survives a reload. */
  readonly state?: unknown;
  /** Asked for by a press on the page that is being left: further on the same way, rather than too late. */
  readonly onward?: boolean;
}

/** Where a screen was opened from: path parameters, query and history state. */
export interface Visit {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly state: unknown;
}

/** A text of the history state, or null: whatever is there may be foreign. */
export function stateText(state: unknown, name: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const value: unknown = Object.entries(state).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : null;
}
