import type { Clipboard } from '@glo/domain/candidates/clipboard';

/** Fails without permission and on insecure pages, which have no clipboard. */
export class BrowserClipboard implements Clipboard {
  async copy(text: string): Promise<boolean> {
    try {
      await globalThis.navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }
}
