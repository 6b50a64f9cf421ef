import type { Visit } from '../navigation/navigator.ts';

export function aVisit(state: unknown = null): Visit {
  return { params: {}, query: new URLSearchParams(), state };
}

/** `search`: the query string. */
export function aVisitAt(search: string): Visit {
  return { params: {}, query: new URLSearchParams(search), state: null };
}
