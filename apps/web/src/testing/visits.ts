import type { Visit } from '../navigation/navigator.ts';

/** A screen opened with this history state and nothing else. */
export function aVisit(state: unknown = null): Visit {
  return { params: {}, query: new URLSearchParams(), state };
}

/** A screen opened at this address: what follows its path. */
export function aVisitAt(search: string): Visit {
  return { params: {}, query: new URLSearchParams(search), state: null };
}
