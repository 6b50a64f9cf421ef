import { reaction } from 'mobx';
import type { Notices, Toast } from '../../state/notices.ts';
import type { RouterNavigator } from '../navigation/router-navigator.ts';

/**
 * Closes toasts without an action when the screen changes (decision 72). A toast that is shown right before a navigation
 * belongs to the next screen.
 */
export class ToastScreens {
  readonly #notices: Notices;
  readonly #navigator: Pick<RouterNavigator, 'screen'>;
  /** Pathname of the screen that each toast belongs to. */
  readonly #screens = new WeakMap<Toast, string>();

  constructor(notices: Notices, navigator: Pick<RouterNavigator, 'screen'>) {
    this.#notices = notices;
    this.#navigator = navigator;
  }

  watch(): () => void {
    // In a microtask, the URL is already that of a navigation in the same handler.
    return reaction(
      () => this.#notices.toasts,
      () => queueMicrotask(() => this.#assign(this.#navigator.screen)),
    );
  }

  showScreen(pathname: string): void {
    for (const toast of this.#notices.toasts) {
      const belongsToAnother = (this.#screens.get(toast) ?? pathname) !== pathname;
      const hasAction = toast.action !== undefined || (toast.more ?? []).length > 0;
      if (belongsToAnother && !hasAction) this.#notices.dismissToast(toast.key);
    }
    this.#assign(pathname);
  }

  #assign(screen: string | null): void {
    if (screen === null) return;
    for (const toast of this.#notices.toasts) if (!this.#screens.has(toast)) this.#screens.set(toast, screen);
  }
}
