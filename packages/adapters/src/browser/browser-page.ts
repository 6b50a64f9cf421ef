import type { SignOut } from '@glo/domain/account/sign-out';
import type { Leaving, Sight } from '@glo/domain/shared/page';

export class BrowserSight implements Sight {
  after(duration: number, callback: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('visibilitychange', restart);
    };
    const finish = () => {
      stop();
      callback();
    };
    const restart = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(finish, duration);
    };
    globalThis.addEventListener('visibilitychange', restart);
    restart();
    return stop;
  }
}

export class BrowserLeaving implements Leaving {
  readonly #signOut: SignOut;

  constructor(signOut: SignOut) {
    this.#signOut = signOut;
  }

  before(task: () => Promise<void>): () => void {
    const hidden = () => void task();
    globalThis.addEventListener('pagehide', hidden);
    this.#signOut.before.add(task);
    return () => {
      globalThis.removeEventListener('pagehide', hidden);
      this.#signOut.before.delete(task);
    };
  }
}
