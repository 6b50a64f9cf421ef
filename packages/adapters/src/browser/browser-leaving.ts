import type { SignOut } from '@glo/domain/account/sign-out';
import type { Leaving } from '@glo/domain/shared/page';

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
