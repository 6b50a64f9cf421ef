import type { SignOut } from '@glo/domain/account/sign-out';
import type { Leaving } from '@glo/domain/shared/leaving';

export class BrowserLeaving implements Leaving {
  readonly #signOut: SignOut;

  constructor(signOut: SignOut) {
    this.#signOut = signOut;
  }

  before(act: () => Promise<void>): () => void {
    const hidden = () => void act();
    globalThis.addEventListener('pagehide', hidden);
    this.#signOut.before.add(act);
    return () => {
      globalThis.removeEventListener('pagehide', hidden);
      this.#signOut.before.delete(act);
    };
  }
}
