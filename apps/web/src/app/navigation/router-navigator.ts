import { firstEntry, type NavigateOptions, type HistoryEntry, type Navigator } from '../../navigation/navigator.ts';

type Navigate = { (to: string, options?: NavigateOptions): unknown; (steps: number): unknown };

export class RouterNavigator implements Navigator {
  #navigate: Navigate | null = null;
  #renderedPath = '';
  #isGoingBack = false;

  /** Called on every navigation, because the router resolves relative to the current path. */
  connect(navigate: Navigate): void {
    this.#navigate = navigate;
    this.#renderedPath = location.pathname;
    this.#isGoingBack = false;
  }

  /** Navigating to the current path adds no history entry. */
  navigate(path: string, { replace = false, onward = false, ...options }: NavigateOptions = {}): void {
    if (!onward && this.#isLeaving) return;
    const isHere = path === location.pathname + location.search;
    void this.#navigate?.(path, { ...options, replace: replace || isHere });
  }

  /** Keeps the router's history state. The router reads the URL when it returns to the entry. */
  replaceUrl(path: string): void {
    if (!this.#isLeaving) replaceState(history.state, path);
  }

  forgetState(): void {
    replaceState({ ...history.state, usr: null });
  }

  goBack(fallbackPath: string): void {
    if (this.canGoBack) {
      this.#isGoingBack = true;
      void this.#navigate?.(-1);
    } else this.navigate(fallbackPath, { replace: true });
  }

  /** Pathname of the screen that is shown or loads. `null` after `goBack`, until the browser changes the URL. */
  get screen(): string | null {
    return this.#isGoingBack ? null : location.pathname;
  }

  /** The page is already being left, so the old screen's requests are ignored. */
  get #isLeaving(): boolean {
    return location.pathname !== this.#renderedPath;
  }

  get canGoBack(): boolean {
    const state: unknown = history.state;
    return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
  }

  /** The first entry of a tab has no key. */
  get entry(): HistoryEntry {
    const { key, usr } = (history.state ?? {}) as {
      readonly key?: string;
      readonly usr?: Partial<HistoryEntry> | null;
    };
    return { key: key ?? firstEntry, isReturn: usr?.isReturn === true };
  }
}

function replaceState(state: unknown, path?: string): void {
  try {
    history.replaceState(state, '', path);
  } catch (error) {
    // Safari limits `replaceState` to 100 calls per 30 seconds. The next call catches up.
    if (!(error instanceof DOMException)) throw error;
  }
}
