export abstract class Navigator {
  abstract navigate(path: string, options?: NavigateOptions): void;
  /** Replaces the current entry's URL without rendering the route again. */
  abstract replaceUrl(path: string): void;
  /** Otherwise Forward and a reload would repeat what the state of the current entry asks for. */
  abstract forgetState(): void;
  /** Goes to `fallbackPath` if the tab's history starts here. */
  abstract goBack(fallbackPath: string): void;
  abstract readonly canGoBack: boolean;
  abstract readonly entry: HistoryEntry;
}

/** An entry of the tab's history. Back, Forward and a reload return to it, links create a new one. */
export interface HistoryEntry {
  readonly key: string;
  /** Created by a back link, as from a profile to its list. */
  readonly isReturn: boolean;
}

/** Shared key of all entries opened by a typed URL or an external link. */
export const firstEntry = 'first';

export const returning = { isReturn: true } as const;

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  /** Allows navigation from a screen that is already being left. */
  readonly onward?: boolean;
}

export interface Visit {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly state: unknown;
}

/** Returns `null` unless the state holds a string under this name. The state may be foreign. */
export function stateText(state: unknown, name: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const value: unknown = Object.entries(state).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : null;
}
