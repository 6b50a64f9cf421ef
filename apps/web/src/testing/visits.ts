import type { Visit } from '../navigation/navigator.ts';

/** A visit with this history state. */
export function aVisit(state: unknown = null): Visit {
  return { params: {}, query: new URLSearchParams(), state };
}

/** A visit with this query string. */
export function aVisitAt(search: string): Visit {
  return { params: {}, query: new URLSearchParams(search), state: null };
}
