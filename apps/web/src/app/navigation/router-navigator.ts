import { firstEntry, type GoOptions, type HistoryEntry, type Navigator } from '../../navigation/navigator.ts';

type Navigate = { (to: string, options?: GoOptions): unknown; (steps: number): unknown };

/** Hands what presenters ask for to the router, once the router is there. */
export class RouterNavigator implements Navigator {
  #navigate: Navigate | null = null;
  /** The path that is on the screen. */
  #shown = '';

  /** Again with every path: the router's way depends on it. */
  connect(navigate: Navigate): void {
    this.#navigate = navigate;
    this.#shown = location.pathname;
  }

  /** A second press of the same button asks for where one already is; like a link to the open page it adds no entry. */
  go(path: string, { replace = false, onward = false, ...options }: GoOptions = {}): void {
    if (!onward && this.#isLeaving) return;
    const isHere = path === location.pathname + location.search;
    void this.#navigate?.(path, { ...options, replace: replace || isHere });
  }

  /** The router's note of the entry stays; it reads the address on return to it. */
  replaceUrl(path: string): void {
    if (this.#isLeaving) return;
    try {
      history.replaceState(history.state, '', path);
    } catch (error) {
      // Some browsers take a hundred in half a minute and refuse more: the screen goes on, and its next address says as much.
      if (!(error instanceof DOMException)) throw error;
    }
  }

  back(otherwise: string): void {
    if (this.canGoBack) void this.#navigate?.(-1);
    else this.go(otherwise, { replace: true });
  }

  /** Navigation to another page has begun: what the old page still asks for comes too late. */
  get #isLeaving(): boolean {
    return location.pathname !== this.#shown;
  }

  /** The router numbers the entries it made in this tab, from 0. */
  get canGoBack(): boolean {
    const state: unknown = history.state;
    return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
  }

  /** As the router notes it; the entry that the tab began with has no key. */
  get entry(): HistoryEntry {
    const { key, usr } = (history.state ?? {}) as {
      readonly key?: string;
      readonly usr?: Partial<HistoryEntry> | null;
    };
    return { key: key ?? firstEntry, isReturn: usr?.isReturn === true };
  }
}
