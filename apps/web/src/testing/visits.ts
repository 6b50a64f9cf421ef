import type { Visit } from '../navigation/navigator.ts';

/** Opens a screen with a history state. */
export function aVisit(state: unknown = null): Visit {
  return { params: {}, query: new URLSearchParams(), state };
}

/** Opens a screen with a query string. */
export function aVisitAt(search: string): Visit {
  return { params: {}, query: new URLSearchParams(search), state: null };
}
